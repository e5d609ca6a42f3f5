/** The others: their towers as small scenes, their points, what they said. */
import { at, type Seat } from '@belfry/engine';
import { Avatar, classes, Hidden, Icon, minus, type People, whoOf } from '@belfry/ui';
import { type Card, type ScoreSheet, type State, scoreSheet, type Towers } from '../../rules/index.js';
import type { TableWords } from '../words/catalogue.js';
import type { Pieces } from './pieces.js';
import styles from './players.module.css';
import { Said } from './said.js';
import { SmallScene } from './small-scene.js';
import { describeTower, TowerScene } from './tower-scene.js';

export interface Landed {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

const NO_CARDS: readonly Card[] = [];

interface PlayersProps {
  readonly view: State;
  readonly seats: readonly Seat[];
  readonly people: People;
  readonly words: TableWords;
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
  const { name } = whoOf(people, seat);
  const towers = at(view.towers, seat);
  const sheet = scoreSheet(towers, at(view.tornDown, seat).length);
  const { board } = words.texts;
  return (
    <article className={styles['player']}>
      <header className={styles['head']}>
        <Avatar seat={seat} name={name} figure={people.seats[seat]?.figure} />
        <h2 className={styles['name']}>{name}</h2>
        <Said view={view} seat={seat} people={people} words={words} />
        <span className={styles['torn']} title={board.tornCount(sheet.tornDown.cards)}>
          <Icon name="torn" size={15} />
          <span aria-hidden="true">{sheet.tornDown.cards}</span>
          <Hidden>{board.tornCount(sheet.tornDown.cards)}</Hidden>
        </span>
        <span className={styles['points']}>
          <span aria-hidden="true">{minus(sheet.total)}</span>
          <Hidden>{board.points(sheet.total)}</Hidden>
        </span>
      </header>
      {all ? (
        <div className={styles['large']}>
          <TowerScene
            towers={towers}
            sheet={sheet}
            words={words}
            label={board.towersOf(whoOf(people, seat))}
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
  readonly words: TableWords;
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
