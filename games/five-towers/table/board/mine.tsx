/** The viewer's own side: points and their parts, the pile, the towers. */
import { at, type Seat } from '@belfry/engine';
import { Avatar, Button, minus, type People, SeatClockChip, signed, whoOf } from '@belfry/ui';
import {
  type Card,
  type ScoreSheet,
  type State,
  scoreSheet,
  tearDownPoints,
  towerOf,
  valueOn,
} from '../../rules/index.js';
import { CardChip } from '../art/index.js';
import { isLastDeck, isOnTurn } from '../position.js';
import type { TableWords } from '../words/catalogue.js';
import { marksOf, tornCard } from './draft.js';
import styles from './mine.module.css';
import { type Landed, ordersOf, type Pieces } from './pieces.js';
import { Said } from './said.js';
import { ScoreParts } from './score-parts.js';
import { SpecialKey } from './special-key.js';
import { type Aim, towerTops } from './tower-action.js';
import { TowerScene } from './tower-scene.js';
import type { Drafting } from './use-draft.js';

interface MineProps {
  readonly view: State;
  readonly seat: Seat;
  readonly people: People;
  readonly words: TableWords;
  readonly pieces: Pieces;
  readonly drafting: Drafting | undefined;
  /** There while a card is dragged. */
  readonly aim: Aim | undefined;
  /** What somebody built just now. */
  readonly landed: Landed | undefined;
  /** Does this seat say something right now? */
  readonly speaks: boolean;
  readonly onShowDeck: () => void;
}

export function Mine(props: MineProps) {
  const { view, seat, people, words, pieces, drafting, aim, landed } = props;
  const who = whoOf(people, seat);
  const towers = drafting?.drafted ?? at(view.towers, seat);
  const torn = tornNow(props);
  const sheet = scoreSheet(towers, torn.length);
  const label = words.texts.board.towersOf(who);
  return (
    <section
      aria-label={label}
      className={styles['mine']}
      data-seat={seat}
      data-on-turn={isOnTurn(view, seat) || undefined}
    >
      <div className={styles['facts']} data-plate="">
        <div className={styles['who']}>
          <Avatar seat={seat} name={who.name} figure={people.seats[seat]?.figure} />
          <h2>{who.you ? words.texts.board.you : who.name}</h2>
          <Said view={view} seat={seat} people={people} words={words} brief isNew={props.speaks} />
        </div>
        <Points {...props} sheet={sheet} />
        <SeatClockChip seat={seat} />
        <ScoreParts sheet={sheet} texts={words.texts.board} />
        <Pile torn={torn} pieces={at(pieces.torn, seat)} words={words} />
        <div className={styles['key']}>
          <SpecialKey texts={words.texts.board} />
        </div>
        <Button
          look="quiet"
          icon="deck"
          className={styles['deck']}
          aria-label={`${words.texts.board.toCome}. ${words.texts.board.deck(view.deck.left, isLastDeck(view))}`}
          onClick={props.onShowDeck}
        >
          <span>{view.deck.left}</span>
          <span className={styles['toCome']}>{words.texts.board.toCome}</span>
        </Button>
      </div>
      <TowerScene
        towers={towers}
        sheet={sheet}
        words={words}
        label={label}
        pieces={at(pieces.towers, seat)}
        orders={drafting === undefined && landed?.seat === seat ? ordersOf(towers, landed.cards) : undefined}
        marks={drafting && marksOf(drafting.towers, drafting.draft)}
        ghost={drafting && ghostOf(drafting, aim?.card ?? drafting.handCard)}
        tops={drafting && towerTops({ drafting, aim, words })}
      />
    </section>
  );
}

/** The teardown pile, with the card the draft puts there. */
function tornNow({ view, seat, drafting }: MineProps): readonly number[] {
  const card = drafting === undefined ? undefined : tornCard(drafting.towers, drafting.draft);
  return card === undefined ? at(view.tornDown, seat) : [...at(view.tornDown, seat), card];
}

function Points({ view, seat, words, drafting, sheet }: MineProps & { readonly sheet: ScoreSheet }) {
  const before = scoreSheet(at(view.towers, seat), at(view.tornDown, seat).length).total;
  const gained = sheet.total - before;
  const { board } = words.texts;
  return (
    <p className={styles['points']}>
      <b>{minus(sheet.total)}</b> <span className={styles['unit']}>{board.pointsUnit(sheet.total)}</span>
      {drafting !== undefined && gained !== 0 && <span className={styles['gained']}>{signed(gained)}</span>}
    </p>
  );
}

interface PileProps {
  readonly torn: readonly number[];
  readonly pieces: readonly string[];
  readonly words: TableWords;
}

function Pile({ torn, pieces, words }: PileProps) {
  const { board } = words.texts;
  return (
    <div className={styles['pile']}>
      {torn.length > 0 && (
        <span className={styles['chips']}>
          {torn.map((card, index) => (
            <span key={pieces[index]} data-piece={pieces[index]} data-spot="torn">
              <CardChip card={card} name={words.card(card)} />
            </span>
          ))}
        </span>
      )}
      {torn.length > 0 && board.nextTearCosts(nextTearCosts(torn.length))}
    </div>
  );
}

/** What one more card costs. */
const nextTearCosts = (torn: number): number => tearDownPoints(torn) - tearDownPoints(torn + 1);

/** The card in hand or in the air, where it would stand. */
function ghostOf(drafting: Drafting, card: Card | undefined) {
  if (card === undefined || !drafting.mayPlace(card)) return undefined;
  return { tower: towerOf(card), ghost: { value: valueOn(card), live: true } };
}
