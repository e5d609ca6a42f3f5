/** What was played from the hand that is shown, so that a card can be seen to become what it became. */
import type { Seat } from '@belfry/engine';
import {
  type CardName,
  type Counts,
  parseCard,
  type SeenAction,
  type SeenEntry,
  type State,
} from '../../rules/index.js';

/** The piece in the hand that a card was before it was played; nothing if it came from elsewhere. */
export type Played = (seat: Seat, card: CardName) => string | undefined;

/** By the last deed in the log. */
export function playedFrom(view: State, log: readonly SeenEntry[], owner: Seat | undefined): Played {
  const last = lastDeed(log);
  const held = owner === undefined ? undefined : view.hands[owner]?.cards;
  const cards = last === undefined || last.seat !== owner ? [] : cardsOf(last.action);
  return (seat, card) => (seat === owner && cards.includes(card) ? pieceOf(card, held) : undefined);
}

/** Of cards of a kind the last is taken: so many are left, and they count from 0. */
const pieceOf = (card: CardName, held: Readonly<Counts> | undefined): string =>
  `hand-${card}#${held?.[parseCard(card)] ?? 0}`;

type Deed = Extract<SeenEntry, { readonly seat: number }>;

const lastDeed = (log: readonly SeenEntry[]): Deed | undefined =>
  log.findLast((entry): entry is Deed => 'action' in entry);

function cardsOf(action: SeenAction): readonly CardName[] {
  switch (action.type) {
    case 'build':
      return action.cards;
    case 'steal-floor':
      return [action.with];
    case 'guard':
      return ['dog'];
    case 'end':
      return [];
    default:
      return [action.type];
  }
}

/** How many cards the last deed put on the discard pile, the played one first; none if it did not go there. */
export function discardedBy(log: readonly SeenEntry[]): { readonly seat: Seat; readonly count: number } | undefined {
  const last = lastDeed(log);
  switch (last?.action.type) {
    case 'bone':
      return { seat: last.seat, count: 2 };
    case 'jackhammer':
    case 'wrecking-ball':
      return { seat: last.seat, count: 3 + (last.dog === true ? 1 : 0) };
    case 'thief':
    case 'super-thief':
      return { seat: last.seat, count: 1 };
    default:
      return undefined;
  }
}
