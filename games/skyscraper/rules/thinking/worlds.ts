/** Fills the holes of a view: worlds that fit what a viewer saw. SPEC [know]. */
import { at, type Random, type Seat, shuffle } from '@belfry/engine';
import { addCard, type Card, listCards, noCards } from '../cards.js';
import type { Hand } from '../hands.js';
import { copy, type State } from '../state.js';
import { unseenIn } from '../view.js';
import { type Course, coursesOf, held } from './courses.js';

/**
 * Picks a course of things that fits what was seen, each as likely as fate makes it, and deals the cards of its lots to their
 * places. [know.6]
 * @param most so many courses are followed at once, if not as many as usual
 */
export function imaginer(seen: State, most?: number): (random: Random) => State {
  const { viewer, history } = seen;
  const courses = coursesOf({ viewer, history, players: seen.options.players, unseen: unseenIn(seen) }, most);
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
