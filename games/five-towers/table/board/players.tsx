/** The others: their towers as small scenes, their points, what they said. */
import { at, type Seat } from '@belfry/engine';
import {
  Avatar,
  classes,
  Hidden,
  Icon,
  minus,
  type People,
  SeatClockChip,
  SeatFace,
  SeatSays,
  whoOf,
} from '@belfry/ui';
import { type Card, type ScoreSheet, type State, scoreSheet, type Towers } from '../../rules/index.js';
import { CardChip } from '../art/index.js';
import { isOnTurn } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import { type Landed, ordersOf, type Pieces } from './pieces.js';
import styles from './players.module.css';
import { Said } from './said.js';
import { SmallScene } from './small-scene.js';
import { describeTower, TowerScene } from './tower-scene.js';

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
  /** Who says something right now. */
  readonly speaker: Seat | undefined;
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

function Player({ view, seat, people, words, pieces, all, landed, speaker, onShow }: PlayerProps) {
  const { name } = whoOf(people, seat);
  const towers = at(view.towers, seat);
  const sheet = scoreSheet(towers, at(view.tornDown, seat).length);
  const { board } = words.texts;
  const cards = landed?.seat === seat ? landed.cards : NO_CARDS;
  return (
    <article
      className={styles['player']}
      data-seat={seat}
      data-plate=""
      data-on-turn={isOnTurn(view, seat) || undefined}
    >
      <header className={styles['head']}>
        <SeatFace seat={seat}>
          <Avatar seat={seat} name={name} figure={people.seats[seat]?.figure} />
        </SeatFace>
        <h2 className={styles['name']}>{name}</h2>
        <Said view={view} seat={seat} people={people} words={words} isNew={speaker === seat} />
        <SeatClockChip seat={seat} />
        <span className={styles['torn']} title={board.tornCount(sheet.tornDown.cards)}>
          <Icon name="torn" size={15} />
          <LastTorn cards={at(view.tornDown, seat)} pieces={at(pieces.torn, seat)} words={words} />
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
            orders={ordersOf(towers, cards)}
          />
        </div>
      ) : (
        <>
          <TowersInWords towers={towers} sheet={sheet} words={words} />
          <SmallScene towers={towers} pieces={at(pieces.towers, seat)} landed={cards} />
        </>
      )}
      <button
        type="button"
        className={styles['show']}
        aria-label={board.showTowersOf(name)}
        onClick={() => onShow(seat)}
      />
      <SeatSays seat={seat} />
    </article>
  );
}

interface LastTornProps {
  readonly cards: readonly Card[];
  readonly pieces: readonly string[];
  readonly words: TableWords;
}

/** Seen only on its way here. */
function LastTorn({ cards, pieces, words }: LastTornProps) {
  const card = cards.at(-1);
  if (card === undefined) return null;
  return (
    <span
      key={pieces.at(-1)}
      data-piece={pieces.at(-1)}
      data-spot="torn"
      className={styles['lastTorn']}
      aria-hidden="true"
    >
      <CardChip card={card} name={words.card(card)} />
    </span>
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
