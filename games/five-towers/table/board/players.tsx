/** The others: their towers as small scenes, their points, what they said. */
import { at, type Seat } from '@belfry/engine';
import { Avatar, classes, Hidden, Icon, type People } from '@belfry/ui';
import { type Card, type ScoreSheet, type State, scoreSheet, type Towers } from '../../rules/index.js';
import { Scene, StoreyArt, TowerArt, TowerSign } from '../art/index.js';
import { standingOf, wordOf } from '../position.js';
import { type FiveTowersScreenWords, whoIs } from '../words/index.js';
import type { Pieces } from './pieces.js';
import styles from './players.module.css';
import { describeTower, TowerScene } from './tower-scene.js';
import { useSize } from './use-size.js';

export interface Landed {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

const NO_CARDS: readonly Card[] = [];

interface PlayersProps {
  readonly view: State;
  readonly seats: readonly Seat[];
  readonly people: People;
  readonly words: FiveTowersScreenWords;
  readonly pieces: Pieces;
  readonly label: string;
  /** Is this everybody? Then their towers are larger. */
  readonly all: boolean;
  /** What somebody built just now. */
  readonly landed: Landed | undefined;
  readonly onShow: (seat: Seat) => void;
}

export function Players({ seats, label, all, ...rest }: PlayersProps) {
  return (
    <section
      aria-label={label}
      className={classes(styles['players'], all ? styles['all'] : styles[`of${seats.length}`])}
    >
      {seats.map(seat => (
        <Player key={seat} seat={seat} all={all} {...rest} />
      ))}
    </section>
  );
}

type PlayerProps = Omit<PlayersProps, 'seats' | 'label'> & { readonly seat: Seat };

function Player({ view, seat, people, words, pieces, all, landed, onShow }: PlayerProps) {
  const name = people.seats[seat]?.name ?? '';
  const towers = at(view.towers, seat);
  const sheet = scoreSheet(towers, at(view.tornDown, seat).length);
  const { board } = words.texts;
  return (
    <article className={styles['player']}>
      <header className={styles['head']}>
        <Avatar seat={seat} name={name} />
        <h2 className={styles['name']}>{name}</h2>
        <Said view={view} seat={seat} people={people} words={words} />
        <span className={styles['torn']} title={board.tornCount(sheet.tornDown.cards)}>
          <Icon name="torn" size={15} />
          <span aria-hidden="true">{sheet.tornDown.cards}</span>
          <Hidden>{board.tornCount(sheet.tornDown.cards)}</Hidden>
        </span>
        <span className={styles['points']}>
          <span aria-hidden="true">{sheet.total}</span>
          <Hidden>{board.points(sheet.total)}</Hidden>
        </span>
      </header>
      {all ? (
        <div className={styles['large']}>
          <TowerScene
            towers={towers}
            sheet={sheet}
            words={words}
            label={board.towersOf(whoIs(people, seat))}
            pieces={at(pieces.towers, seat)}
          />
        </div>
      ) : (
        <>
          <TowersInWords towers={towers} sheet={sheet} words={words} />
          <SmallScene
            towers={towers}
            pieces={at(pieces.towers, seat)}
            landed={landed?.seat === seat ? landed.cards : NO_CARDS}
          />
        </>
      )}
      <button
        type="button"
        className={styles['show']}
        aria-label={board.showTowersOf(name)}
        onClick={() => onShow(seat)}
      />
    </article>
  );
}

interface TowersInWordsProps {
  readonly towers: Readonly<Towers>;
  readonly sheet: ScoreSheet;
  readonly words: FiveTowersScreenWords;
}

const TowersInWords = ({ towers, sheet, words }: TowersInWordsProps) => (
  <Hidden>
    <ul>
      {towers.map((values, tower) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tower is its place.
        <li key={tower}>{describeTower(words, tower, values, sheet)}</li>
      ))}
    </ul>
  </Hidden>
);

interface SaidProps extends Pick<PlayerProps, 'view' | 'seat' | 'people' | 'words'> {
  readonly brief?: boolean;
}

/** What this seat said, or that it is its turn. */
export function Said({ view, seat, people, words, brief = false }: SaidProps) {
  const said = saidBy(view, seat, people.you === seat, words);
  if (said === undefined) return <span className={styles['silence']} />;
  return (
    <span className={classes(styles['said'], styles[said.tone])}>
      {said.text}
      {!brief && said.more.map(more => <span key={more} className={styles['more']}>{` · ${more}`}</span>)}
    </span>
  );
}

interface SaidText {
  readonly text: string;
  readonly more: readonly string[];
  readonly tone: 'plain' | 'turn' | 'top';
}

function saidBy(view: State, seat: Seat, isYou: boolean, { texts }: FiveTowersScreenWords): SaidText | undefined {
  const { board } = texts;
  if (view.phase !== 'bidding' && view.phase !== 'building') return undefined;
  const standing = standingOf(view);
  if (view.phase === 'building' && standing.seat === seat)
    return { text: isYou ? board.youBuild : board.builds, more: [board.saidBid(standing.bid)], tone: 'turn' };
  const word = wordOf(view, seat);
  const began = seat === view.starter ? [board.began] : [];
  if (word === undefined) {
    if (view.phase === 'building') return undefined;
    const isNext = wordOf(view, (seat + view.options.players - 1) % view.options.players) !== undefined;
    const onTurn = seat === view.starter ? view.said.length === 0 : isNext;
    return onTurn
      ? { text: isYou ? board.yourTurn : board.onTurn, more: [], tone: 'turn' }
      : { text: board.waits, more: [], tone: 'plain' };
  }
  if (word === 0 && seat !== view.starter) return { text: board.saidPass, more: [], tone: 'plain' };
  if (standing.seat === seat) return { text: board.saidBid(word), more: [board.highest], tone: 'top' };
  return { text: board.saidBid(word), more: began, tone: 'plain' };
}

interface SmallSceneProps {
  readonly towers: Readonly<Towers>;
  readonly pieces: readonly (readonly string[])[];
  readonly landed: readonly Card[];
}

/** Silhouettes, each with the number on its top. Where there is no room for them, new cards fly to the name instead. */
function SmallScene({ towers, pieces, landed }: SmallSceneProps) {
  const [ref, { width, height, text, folded }] = useSize<HTMLDivElement>({ width: 320, height: 110 });
  const narrow = width < 190;
  const ground = narrow ? 4 + 26 * text : 5 + 20 * text;
  const room = height - ground - 4;
  if (folded)
    return (
      <>
        <div ref={ref} className={styles['scene']} />
        <Landing towers={towers} pieces={pieces} landed={landed} />
      </>
    );
  return (
    <div ref={ref} className={styles['scene']} aria-hidden="true">
      <Scene width={width} height={height} ground={ground} />
      <div className={styles['towers']} style={{ paddingBottom: ground }}>
        {towers.map((values, tower) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tower is its place.
          <div key={tower} className={styles['tower']}>
            <TowerArt
              tower={tower}
              values={values}
              width={Math.min(width / 5, 110)}
              height={Math.max(20, room)}
              detail={0}
              storey={Math.min(height > 160 ? 20 : 12, room / 9)}
              pieces={at(pieces, tower)}
            />
            <span className={classes(styles['sign'], narrow && styles['stacked'])} style={{ height: ground }}>
              <TowerSign tower={tower} size={narrow ? 12 : 15} tone="text" />
              <b>{values.at(-1) ?? '–'}</b>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Landing({ towers, pieces, landed }: SmallSceneProps) {
  return landed.map(card => {
    const tower = towerOf(card);
    const piece = pieces[tower]?.[at(towers, tower).lastIndexOf(valueOn(card))];
    return (
      <span key={piece} data-piece={piece} className={styles['landing']} aria-hidden="true">
        <StoreyArt card={card} width={64} height={48} />
      </span>
    );
  });
}
