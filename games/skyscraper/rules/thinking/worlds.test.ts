/** Imagined worlds, against counting by hand: every way fate could have dealt the hidden cards. */
import { imagine, listChoices, SeededRandom, type Viewer } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  card,
  cards,
  deal,
  end,
  names,
  namesOf,
  play,
  position,
  type SkyscraperMatch,
  sorted,
  stolen,
  thief,
} from '../../testing/scenario.js';
import { type Card, countOf, DECK, listCards, sizeOf } from '../cards.js';
import { remember, type State, skyscraper, unseenIn, visibleCards } from '../index.js';
import { thinking } from './index.js';

/** A world in a few words: the hands, and the pile in order. */
function describeWorld(state: State): string {
  const { order, left } = state.pile;
  return [...state.hands.map(hand => namesOf(hand.cards)), names(order?.slice(order.length - left) ?? [])].join(' | ');
}

/** How often each world comes up among so many. */
function imagined(seen: State, worlds: number): Map<string, number> {
  const random = new SeededRandom(7);
  const counts = new Map<string, number>();
  for (let world = 0; world < worlds; world++) {
    const key = describeWorld(imagine(thinking, seen, random));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Every order of some cards; alike cards count as different ones. */
const ordersOf = (list: readonly Card[]): Card[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first, index) => ordersOf(list.toSpliced(index, 1)).map(rest => [first, ...rest]));

/** How many of the equally likely cases give each world. */
function tally(worlds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const world of worlds) counts.set(world, (counts.get(world) ?? 0) + 1);
  return counts;
}

const world = (...places: readonly (readonly Card[])[]): string =>
  places.map((place, index) => (index < places.length - 1 ? sorted(names(place)) : names(place))).join(' | ');

/** The worlds imagined must be exactly those counted, each as often as its share; chi-square within 4 deviations. */
function expectShares(seen: State, expected: ReadonlyMap<string, number>): void {
  const draws = 20_000;
  const counts = imagined(seen, draws);
  expect([...counts.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  const cases = [...expected.values()].reduce((sum, ways) => sum + ways, 0);
  let chiSquare = 0;
  for (const [key, ways] of expected) {
    const mean = (draws * ways) / cases;
    chiSquare += ((counts.get(key) ?? 0) - mean) ** 2 / mean;
  }
  const freedom = expected.size - 1;
  expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
}

describe('imagined worlds', () => {
  test('[know.6] every way to deal the unseen cards is equally likely', () => {
    const match = position({ hands: ['1 2', '3 4', '5'], pile: '6 6' });
    const own = cards('1 2');
    const cases = ordersOf(cards('3 4 5 6 6')).map(order =>
      world(own, order.slice(0, 2), order.slice(2, 3), order.slice(3)),
    );
    expectShares(match.see(0), tally(cases));
  });

  test('[know.6] for a spectator too', () => {
    const match = position({ hands: ['1', '3 3'], pile: '6 dog' });
    const cases = ordersOf(cards('1 3 3 6 dog')).map(order =>
      world(order.slice(0, 1), order.slice(1, 3), order.slice(3)),
    );
    expectShares(match.see('spectator'), tally(cases));
  });

  test('[know.3] [know.6] a remembered card stays where it is remembered, the rest goes anywhere', () => {
    const match = position({ hands: ['6 1', 'thief 2 3', '4'], turn: 1, pile: '5 6' });
    play(match, thief(1, 0), stolen('6'));
    const cases = ordersOf(cards('2 3 4 5 6')).map(order =>
      world(cards('1'), [...cards('6'), ...order.slice(0, 2)], order.slice(2, 3), order.slice(3)),
    );
    expectShares(match.see(0), tally(cases));
  });

  test('[know.4] [know.6] after a third player’s theft it has moved as often as fate would have it', () => {
    const match = position({ hands: ['6 1', 'thief 2 3', 'thief 4'], turn: 1, pile: '5 6' });
    play(match, thief(1, 0), stolen('6'), end(1), thief(2, 1), stolen('2'));
    // Seat 1 held the 6 and two unseen cards, seat 2 one and the one drawn; one of seat 1's three went to seat 2.
    const cases = ordersOf(cards('2 3 4 5 6')).flatMap(order => {
      const held = [card('6'), ...order.slice(0, 2)];
      return held.map((taken, index) =>
        world(cards('1'), held.toSpliced(index, 1), [...order.slice(2, 4), taken], order.slice(4)),
      );
    });
    expectShares(match.see(0), tally(cases));
  });

  test('[know.6] differs from the view in nothing but the holes, and leaves the view alone', () => {
    const match = play(deal(['', 'thief', ''], 'thief'), thief(0, 1), stolen('thief'), end(0));
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = match.see(viewer);
      const before = JSON.stringify(seen);
      const filled = imagine(thinking, seen, new SeededRandom(3));
      expect(JSON.stringify(seen)).toBe(before);
      const { hands, pile, history, viewer: whose } = seen;
      expect({ ...filled, hands, pile, history, viewer: whose }).toEqual(seen);
      expect(skyscraper.see(filled, viewer).hands).toEqual(hands);
      expect(filled.viewer).toBeNull();
      const all = [...visibleCards(filled), ...(filled.pile.order ?? []).slice(-filled.pile.left)];
      expect(all.toSorted((a, b) => a - b)).toEqual(DECK);
    }
  });

  test('[know.6] the same random numbers give the same world, others another', () => {
    const seen = deal(['', '']).see(0);
    const worldOf = (seed: number) => describeWorld(imagine(thinking, seen, new SeededRandom(seed)));
    expect(worldOf(3)).toBe(worldOf(3));
    expect(worldOf(3)).not.toBe(worldOf(4));
  });
});

/** A match played at random for so many entries, and not beyond the first deck. */
function wander(seed: number, players: number, entries: number): SkyscraperMatch {
  const random = new SeededRandom(seed);
  const match = deal(Array.from({ length: players }, (_, seat) => (seat < 3 ? 'thief' : 'super-thief')));
  while (match.log.length < entries) {
    const due = match.due();
    if (due.type === 'over' || (due.type === 'chance' && due.chance === 'deck')) break;
    if (due.type === 'chance') {
      match.letFateAnswer(random);
      continue;
    }
    const legal = listChoices(match.legal());
    const action = legal[random.below(legal.length)];
    if (action !== undefined) play(match, { seat: due.seat, action });
  }
  return match;
}

/** How many of each kind come to each hidden place, on average, and how many should. */
function expectProportions(match: SkyscraperMatch, viewer: Viewer): void {
  const seen = match.see(viewer);
  const memory = remember(seen.history, match.options.players);
  const [only] = memory;
  if (only === undefined || memory.length > 1) return;
  const closed = seen.hands.flatMap((hand, seat) => (seat === viewer ? [] : [{ seat, size: hand.hidden }]));
  const known = (seat: number, kind: Card) => countOf(only.known[seat] ?? [], kind);
  const free = unseenIn(seen).map((count, kind) => closed.reduce((left, { seat }) => left - known(seat, kind), count));
  const draws = 250;
  const random = new SeededRandom(9);
  const worlds = Array.from({ length: draws }, () => imagine(thinking, seen, random));
  for (const { seat, size } of closed) {
    const slots = size - sizeOf(only.known[seat] ?? []);
    for (const kind of new Set(listCards(free))) {
      const found = worlds.map(filled => countOf(filled.hands[seat]?.cards ?? [], kind));
      const total = found.reduce((sum, count) => sum + count, 0);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(known(seat, kind));
      const mean = (draws * countOf(free, kind) * slots) / sizeOf(free);
      // Six deviations and a bit, as there are thousands of these.
      expect(Math.abs(total - draws * known(seat, kind) - mean)).toBeLessThanOrEqual(6 * Math.sqrt(mean) + 3);
    }
  }
}

describe('imagined worlds of random matches', () => {
  test.each([2, 3, 4])(
    '[know.6] with %i players each unseen card comes to each place in proportion to its size',
    players => {
      for (let seed = 0; seed < 12; seed++) {
        const match = wander(seed, players, 4 + seed * 4);
        for (let seat = 0; seat < players; seat++) expectProportions(match, seat);
        expectProportions(match, 'spectator');
      }
    },
  );
});
