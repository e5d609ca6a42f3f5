/**
 * What a viewer remembers of the hands that are hidden from them. SPEC [know].
 *
 * The state keeps a history of what matters: thefts, cards shown, and reshuffles. A view holds the part of it that its viewer
 * saw, and what they remember follows from that.
 *
 * A blind theft shows the card to thief and victim, so the victim then knows a card in the thief's hand, until it is shown.
 * When a third player steals from that hand, the card may have moved on, or not: from then on there are several
 * *possibilities*, each as likely as fate's pick made it. What a player chooses to show is no evidence, but it can rule one out.
 */
import type { Seat, Viewer } from '@belfry/engine';
import { addCard, type Card, type Counts, countOf, noCards, removeCard, sizeOf, subtract } from './cards.js';

export type Event =
  /** A player showed a card of the hand, which held `size` cards until then. */
  | { readonly type: 'shown'; readonly seat: Seat; readonly card: Card; readonly size: number }
  /** A card changed hands; `null` for who did not see it. The victim held `size` cards until then. */
  | {
      readonly type: 'stolen';
      readonly thief: Seat;
      readonly victim: Seat;
      readonly card: Card | null;
      readonly size: number;
    }
  /** The discard pile became the new pile; all other cards that did not lie open were in hands. */
  | {
      readonly type: 'reshuffled';
      readonly pile: Readonly<Counts>;
      readonly inHands: Readonly<Counts>;
      readonly hands: readonly SeenHand[];
    };

/** A hand at a reshuffle: for a viewer all but their own have only their size. */
interface SeenHand {
  readonly size: number;
  readonly cards: Readonly<Counts> | null;
}

/** The part of the history that this viewer saw: of a theft only thief and victim the card. [know.2] */
export function seeHistory(history: readonly Event[], viewer: Viewer): Event[] {
  return history.map(event => {
    if (event.type === 'shown') return event;
    if (event.type === 'stolen')
      return event.thief === viewer || event.victim === viewer ? event : { ...event, card: null };
    return { ...event, hands: event.hands.map((hand, seat) => (seat === viewer ? hand : { ...hand, cards: null })) };
  });
}

/** One way things may be: for each seat the cards that are known to be in its hand. */
export interface Possibility {
  readonly likelihood: number;
  readonly known: readonly Readonly<Counts>[];
}

/** What a viewer who saw this history remembers: every possibility, the likelihoods adding up to 1. [know.3] */
export function remember(history: readonly Event[], players: number): readonly Possibility[] {
  const nothing = { likelihood: 1, known: Array.from({ length: players }, noCards) };
  return history.reduce<readonly Possibility[]>((memory, event) => settle(memory.flatMap(after(event))), [nothing]);
}

/** What may follow from a possibility when this happens. */
function after(event: Event): (possibility: Possibility) => Possibility[] {
  switch (event.type) {
    case 'reshuffled':
      return possibility => counted(possibility, event);
    case 'shown':
      return possibility => shown(possibility, event.seat, event.card, event.size);
    case 'stolen': {
      const { thief, victim, card, size } = event;
      if (card === null) return possibility => movedUnseen(possibility, victim, thief, size);
      return possibility => shown(possibility, victim, card, size).map(rest => gains(rest, thief, card));
    }
  }
}

type Reshuffle = Extract<Event, { type: 'reshuffled' }>;

/** The cards in hidden hands at a reshuffle, all together: every card that did not lie open, less the viewer's own. */
export function hiddenTogether({ inHands, hands }: Reshuffle): Counts {
  return hands.reduce<Counts>((rest, { cards }) => (cards === null ? rest : subtract(rest, cards)), [...inHands]);
}

/** What counting tells at a reshuffle: a single hidden hand is known, and what is remembered must be among the hidden cards. */
function counted(possibility: Possibility, event: Reshuffle): Possibility[] {
  const hidden = hiddenTogether(event);
  const holders = event.hands.flatMap(({ size, cards }, seat) => (cards === null && size > 0 ? [seat] : []));
  const [only, another] = holders;
  if (only !== undefined && another === undefined) return [change(possibility, only, () => hidden)];
  const left = holders.reduce((rest, seat) => subtract(rest, knownIn(possibility, seat)), hidden);
  return left.every(count => count >= 0) ? [possibility] : [];
}

/** A card is seen to leave a hand. If it was not known to be there it was one of the others, if there were any. */
function shown(possibility: Possibility, seat: Seat, card: Card, size: number): Possibility[] {
  const known = knownIn(possibility, seat);
  if (countOf(known, card) > 0) return [loses(possibility, seat, card)];
  return size > sizeOf(known) ? [possibility] : [];
}

/** Some card of the victim's hand goes to the thief's, each as likely as any other. [know.4] */
function movedUnseen(possibility: Possibility, victim: Seat, thief: Seat, size: number): Possibility[] {
  const known = knownIn(possibility, victim);
  const weigh = (ways: number, { known: cards }: Possibility) => ({
    likelihood: (possibility.likelihood * ways) / size,
    known: cards,
  });
  const moved = known.flatMap((count, card) =>
    count === 0 ? [] : [weigh(count, gains(loses(possibility, victim, card), thief, card))],
  );
  const unknown = size - sizeOf(known);
  return unknown === 0 ? moved : [weigh(unknown, possibility), ...moved];
}

/** Puts equal possibilities together and makes the likelihoods add up to 1. */
function settle(possibilities: readonly Possibility[]): readonly Possibility[] {
  if (possibilities.length === 1 && possibilities[0]?.likelihood === 1) return possibilities;
  const merged = new Map<string, Possibility>();
  let total = 0;
  for (const { likelihood, known } of possibilities) {
    const key = JSON.stringify(known);
    merged.set(key, { likelihood: likelihood + (merged.get(key)?.likelihood ?? 0), known });
    total += likelihood;
  }
  return [...merged.values()].map(({ likelihood, known }) => ({ likelihood: likelihood / total, known }));
}

export const knownIn = ({ known }: Possibility, seat: Seat): Readonly<Counts> => known[seat] ?? NO_CARDS;

const NO_CARDS: Readonly<Counts> = noCards();

const gains = (possibility: Possibility, seat: Seat, card: Card): Possibility =>
  change(possibility, seat, cards => {
    addCard(cards, card);
    return cards;
  });

const loses = (possibility: Possibility, seat: Seat, card: Card): Possibility =>
  change(possibility, seat, cards => {
    removeCard(cards, card);
    return cards;
  });

function change(possibility: Possibility, seat: Seat, how: (cards: Counts) => Counts): Possibility {
  const cards = how([...knownIn(possibility, seat)]);
  return { likelihood: possibility.likelihood, known: possibility.known.with(seat, cards) };
}
