/** One player's five towers in their country, each with its sum. */
import { at } from '@belfry/engine';
import { classes, Hidden, Icon, useSize } from '@belfry/ui';
import { type ReactNode, useRef } from 'react';
import type { ScoreSheet, TowerIndex, TowerScore, Towers } from '../../rules/index.js';
import { type Ghost, Scene, sharedStorey, TowerArt, type TowerArtProps, TowerSign, towerHeight } from '../art/index.js';
import type { TableWords } from '../words/catalogue.js';
import styles from './tower-scene.module.css';

interface TowerSceneProps {
  readonly towers: Readonly<Towers>;
  readonly sheet: ScoreSheet;
  readonly words: TableWords;
  readonly label: string;
  readonly pieces?: readonly (readonly string[])[] | undefined;
  readonly marks?: readonly Readonly<Record<number, string>>[] | undefined;
  /** What was built just now: see `ordersOf`. */
  readonly orders?: readonly Readonly<Record<number, number>>[] | undefined;
  readonly ghost?: { readonly tower: TowerIndex; readonly ghost: Ghost } | undefined;
  /** What stands above the towers, by tower. */
  readonly tops?: readonly (TowerTop | undefined)[] | undefined;
}

/** What can be done with a tower, or what to know about it. */
export interface TowerTop {
  /** The pixels it needs. */
  readonly room: number;
  /** Does the tower stand out, or step back? */
  readonly stance?: 'lit' | 'dim';
  /** `height`: where the tower ends, in pixels from the bottom of the scene. */
  draw(height: number): ReactNode;
}

/** Narrower scenes are drawn as on a phone. */
const NARROW = 660;
/** From here on text leaves no room for signs in a narrow scene. */
const LARGE = 1.25;
/** Nothing stands closer to the sky's edge, in pixels. */
const MARGIN = 4;
const MOST_TOWER_WIDTH = 200;
const BEFORE_MEASURED = { width: 360, height: 220 };

export function TowerScene(props: TowerSceneProps) {
  const { towers, sheet, words, ghost } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { width, height, text, known } = useSize(ref, BEFORE_MEASURED);
  const narrow = width < NARROW;
  const ground = narrow ? 14 + 20 * text : 20 + 40 * text;
  const room = Math.max(40, height - ground - MARGIN);
  const rooms = towers.map((_, tower) => roomUnder(room, props.tops?.[tower]));
  const stands = towers.map((values, tower) => ({
    values: ghost?.tower === tower ? [...values, ghost.ghost.value] : values,
    height: at(rooms, tower),
  }));
  const storey = sharedStorey(stands, room, Math.max(24, Math.min(60, width * 0.082)));
  const detail = storey < 30 ? 1 : 2;
  return (
    <div
      ref={ref}
      className={classes(styles['scene'], narrow && styles['narrow'], text > LARGE && styles['large'])}
      data-narrow={narrow}
    >
      {known && <Scene width={width} height={height} ground={ground} rich plots />}
      <ul className={styles['towers']} aria-label={props.label}>
        {(known ? towers : []).map((values, tower) => {
          const art: Omit<TowerArtProps, 'tower'> = {
            values,
            width: Math.min(width / 5, MOST_TOWER_WIDTH),
            height: at(rooms, tower),
            detail,
            storey,
            ghosts: ghost?.tower === tower ? [ghost.ghost] : [],
          };
          const top = props.tops?.[tower];
          const column = classes(styles['column'], top?.stance && styles[top.stance]);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tower is its place.
            <li key={tower} className={column} data-drop={tower} style={{ paddingBottom: ground }}>
              <TowerArt
                {...art}
                tower={tower}
                side={tower > 2 ? -1 : 1}
                {...(props.marks === undefined ? {} : { marks: at(props.marks, tower) })}
                {...(props.pieces === undefined ? {} : { pieces: at(props.pieces, tower) })}
                {...(props.orders === undefined ? {} : { orders: at(props.orders, tower) })}
              />
              <Hidden>{describeTower(words, tower, values, sheet)}</Hidden>
              <Sum tower={tower} sheet={sheet} words={words} />
              {top?.draw(ground + Math.min(towerHeight(art), at(rooms, tower)))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The height that is left to a tower under what stands above it. */
const roomUnder = (room: number, top: TowerTop | undefined): number => Math.max(40, room - (top?.room ?? 0));

const scoreOf = (sheet: ScoreSheet, tower: TowerIndex): TowerScore | undefined =>
  sheet.towers.find(score => score.tower === tower);

/** A tower in words: its cards from the bottom up, its points, whether it is roofed and the main tower. */
export function describeTower(
  words: TableWords,
  tower: TowerIndex,
  values: readonly number[],
  sheet: ScoreSheet,
): string {
  const { board } = words.texts;
  const score = scoreOf(sheet, tower);
  if (score === undefined) return board.towerNotBegun(tower);
  const facts = [board.tower(tower, values, score.points)];
  if (score.topped) facts.push(board.roofedTower);
  if (sheet.main?.tower === tower) facts.push(`${board.isMainTower} +${sheet.main.points}`);
  return facts.join(', ');
}

const Sign = ({ children }: { readonly children: string }) => <span>{children}</span>;

interface SumProps {
  readonly tower: TowerIndex;
  readonly sheet: ScoreSheet;
  readonly words: TableWords;
}

/** What a tower counts: `5 × 2`, and `+ 7` with a star for the main tower. For eyes: ears are told in a sentence. */
function Sum({ tower, sheet, words }: SumProps) {
  const score = scoreOf(sheet, tower);
  const isMain = sheet.main?.tower === tower;
  return (
    <div className={classes(styles['sum'], isMain && styles['main'])} aria-hidden="true">
      <span className={styles['name']}>{words.tower(tower)}</span>
      <span className={styles['count']}>
        <TowerSign tower={tower} size={16} tone="text" />
        {score === undefined ? '–' : score.cards}
        {score?.topped === true && <Sign>×</Sign>}
        {score?.topped === true && 2}
        {isMain && <Sign>+</Sign>}
        {isMain && sheet.main?.points}
        {isMain && <Icon name="star" size={16} />}
      </span>
    </div>
  );
}
