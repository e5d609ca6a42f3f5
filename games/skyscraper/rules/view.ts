/** What a viewer knows, and the worlds that fit it. SPEC [know]. */
import { at, type Seat, type Viewer } from '@belfry/engine';
import {
  ALL_CARDS,
  type Card,
  type Counts,
  countOf,
  DOG,
  DONUT_TRUCK,
  listCards,
  MILKSHAKE,
  noCards,
  removeCard,
} from './cards.js';
import { firstCard, secondCard } from './floors.js';
import type { Hand } from './hands.js';
import { knownIn, type Possibility, remember, seeHistory } from './memory.js';
import { copy, type State } from './state.js';

/** Other hands are closed; so is the pile. What is remembered of them follows from what the viewer saw. [know.1] */
export function see(state: State, viewer: Viewer): State {
  const seen = copy(state);
  seen.pile.order = null;
  seen.hands = state.hands.map((hand, seat) => (seat === viewer ? at(seen.hands, seat) : closed(hand)));
  seen.history = seeHistory(state.history, viewer);
  seen.viewer = viewer;
  return seen;
}

const closed = ({ size }: Hand): Hand => ({ cards: noCards(), size, hidden: size });

/** The cards the viewer of this view is sure are in a hand: in their own all, in another those remembered. */
export function surelyIn(seen: State, seat: Seat): Counts {
  const own = seen.hands[seat]?.cards ?? noCards();
  if (seat === seen.viewer) return [...own];
  const isOnlyPlace = seen.pile.left === 0 && seen.hands.every((hand, other) => other === seat || hand.hidden === 0);
  if (isOnlyPlace) return unseenIn(seen);
  const memory = memoryOf(seen);
  return own.map((_, card) => Math.min(...memory.map(possibility => countOf(knownIn(possibility, seat), card))));
}

/** What the viewer of this view remembers, less what cannot be because the cards are in sight now. */
export function memoryOf(seen: State): readonly Possibility[] {
  const memory = remember(seen.history, seen.options.players);
  const unseen = unseenIn(seen);
  const possible = memory.filter(({ known }) =>
    unseen.every(
      (count, card) => known.reduce((sum, cards, seat) => sum + inHand(seen, seat, cards, card), 0) <= count,
    ),
  );
  const total = possible.reduce((sum, { likelihood }) => sum + likelihood, 0);
  return possible.map(({ likelihood, known }) => ({ likelihood: likelihood / total, known }));
}

/** How many cards of a kind are remembered in a hidden hand; one's own is not hidden. */
const inHand = (seen: State, seat: Seat, cards: Readonly<Counts>, card: Card): number =>
  seat === seen.viewer ? 0 : countOf(cards, card);

/** The cards the viewer of this view cannot see, by kind: they are in other hands or in the pile. */
export function unseenIn(seen: State): Counts {
  const unseen = [...ALL_CARDS];
  for (const card of visibleCards(seen)) removeCard(unseen, card);
  return unseen;
}

/** Every card that lies open, and those of open hands. */
export function visibleCards(state: State): Card[] {
  const floors = state.skyscrapers.flat();
  return [
    ...state.discard,
    ...floors.flatMap(floor => [firstCard(floor), secondCard(floor), ...(floor.dog ? [DOG] : [])]),
    ...state.milkshakes.flatMap(count => Array.from({ length: count }, () => MILKSHAKE)),
    ...(state.truck ? [DONUT_TRUCK] : []),
    ...state.hands.flatMap(hand => listCards(hand.cards)),
  ];
}
