/** The hand that is shown on this board, with what its cards would do. */
import type { Seat } from '@belfry/engine';
import { type BoardProps, whoOf } from '@belfry/ui';
import type { Action, CardName, SeenEntry, Skyscraper } from '../../rules/index.js';
import type { TableWords } from '../words/catalogue.js';
import { cardsIn, type Use } from './choice.js';
import { targetWords } from './describe.js';
import { Hand } from './hand.js';
import type { Chooser } from './use-choice.js';
import type { MovableHand } from './use-hand.js';

interface HandCardsProps {
  readonly table: Pick<BoardProps<Skyscraper>, 'view' | 'viewer' | 'people'>;
  readonly words: TableWords;
  readonly owner: Seat;
  readonly hand: MovableHand;
  readonly chooser: Chooser;
  /** Where a new card comes from. */
  readonly from: (card: CardName) => string;
  /** What can be played, while it is one's turn. */
  readonly uses: ReadonlyMap<CardName, Use> | undefined;
  /** A way that was asked for. */
  readonly way: Action | undefined;
}

export function HandCards({ table, words, owner, hand, chooser, from, uses, way }: HandCardsProps) {
  const { view, viewer, people } = table;
  const { choice, chosen } = chooser;
  const open = choice === undefined ? uses : undefined;
  const isOwn = owner === viewer;
  return (
    <Hand
      hand={hand}
      words={words}
      label={isOwn ? words.board.hand : words.board.handOf(whoOf(people, owner).name)}
      chosen={chosen?.key}
      actionOf={card => {
        const action = choice?.partners.get(card);
        return action && targetWords(words, view, people, action);
      }}
      isConfirm={choice?.atOnce !== undefined}
      goodFor={card => open?.get(card)}
      isOpen={open !== undefined}
      shown={way === undefined ? NONE : keysOf(hand, cardsIn(way))}
      from={from}
      to={card => (view.turn !== owner ? `seat-${view.turn}` : card === 'donut-truck' ? 'road' : 'discard')}
      place={`seat-${owner}`}
      onChoose={chooser.press}
    />
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The first of each of these cards in the hand. */
const keysOf = ({ held }: MovableHand, cards: readonly CardName[]): ReadonlySet<string> =>
  new Set(cards.flatMap(card => held.find(other => other.card === card)?.key ?? []));

/** A card that is new in a hand was stolen just now, perhaps one of several, or else drawn. */
export function sourceOf(log: readonly SeenEntry[], owner: Seat): (card: CardName) => string {
  const before = log.findLastIndex(entry => !('chance' in entry && entry.chance === 'stolen' && entry.thief === owner));
  const thefts = log.slice(before + 1).flatMap(entry => ('victim' in entry ? [entry] : []));
  return card => {
    const theft = thefts.find(stolen => stolen.card === card);
    return theft === undefined ? 'pile' : `seat-${theft.victim}`;
  };
}
