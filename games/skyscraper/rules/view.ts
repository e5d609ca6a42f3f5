/** What a viewer knows, and the worlds that fit it. SPEC [know]. */
import { at, type Random, type Seat, shuffle, type Viewer } from '@belfry/engine';
import {
  ALL_CARDS,
  addCard,
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
import { type Course, coursesOf, held } from './courses.js';
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

/**
 * Picks a course of things that fits what was seen, each as likely as fate makes it, and deals the cards of its lots to their
 * places. [know.6]
 */
export function imaginer(seen: State): (random: Random) => State {
  const { viewer, history } = seen;
  const courses = coursesOf({ viewer, history, players: seen.options.players, unseen: unseenIn(seen) });
  const deals: (readonly Deal[])[] = [];
  const shares = sumUp(courses.map(({ weight }) => weight));
  return random => {
    const world = copy(seen);
    world.viewer = null;
    world.hands = seen.hands.map((hand, seat) => (seat === viewer ? at(world.hands, seat) : opened(hand)));
    const picked = pickShare(shares, random);
    deals[picked] ??= dealsOf(seen, at(courses, picked));
    for (const deal of at(deals, picked)) dealInto(world, deal, random);
    return world;
  };
}

/** A hidden hand before its cards are dealt. */
const opened = ({ size }: Hand): Hand => ({ cards: noCards(), size, hidden: 0 });

/** Cards, and the seats that get one each; if there are more cards, they are the pile. */
interface Deal {
  readonly cards: readonly Card[];
  readonly seats: readonly Seat[];
  readonly isPile: boolean;
}

function dealsOf(seen: State, course: Course): readonly Deal[] {
  const drawn = seen.hands.map(({ hidden }, seat) => hidden - held(course, seat));
  return course.lots.flatMap((lot, place) => {
    const isPile = place === seen.hands.length;
    const seats = (isPile ? drawn : lot.places).flatMap((count, seat) => Array.from({ length: count }, () => seat));
    return isPile || lot.size > 0 ? [{ cards: listCards(lot.cards), seats, isPile }] : [];
  });
}

function dealInto(world: State, { cards, seats, isPile }: Deal, random: Random): void {
  const shuffled = shuffle(cards.slice(), random);
  for (let next = 0; next < seats.length; next++) addCard(at(world.hands, at(seats, next)).cards, at(shuffled, next));
  if (isPile) world.pile.order = shuffled.slice(seats.length);
}

/** Each weight with those before it. */
function sumUp(weights: readonly number[]): readonly number[] {
  let sum = 0;
  return weights.map(weight => {
    sum += weight;
    return sum;
  });
}

/** Each place as likely as its share. */
function pickShare(shares: readonly number[], random: Random): number {
  if (shares.length === 1) return 0;
  const pick = (random.below(WORD) / WORD) * at(shares, shares.length - 1);
  let low = 0;
  for (let high = shares.length - 1; low < high; ) {
    const middle = (low + high) >> 1;
    if (pick < at(shares, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const WORD = 2 ** 32;
