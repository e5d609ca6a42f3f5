/** Imagined worlds against all there are: after thefts that nobody else saw, and after one reshuffle and two. */
import { at, imagine, listChoices, SeededRandom, shuffle, type Viewer } from '@belfry/engine';
import { statesOf, viewersOf } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { Enumeration, keyOf } from '../../testing/enumerated.js';
import { cards, names, play, position, type SkyscraperMatch, truth, without } from '../../testing/scenario.js';
import { skyscraperWorlds } from '../../testing/worlds.js';
import { DECK, noCards } from '../cards.js';
import { type State, skyscraper, unseenIn } from '../index.js';
import { coursesOf, held } from './courses.js';
import { thinking } from './index.js';

const MOST_WORLDS = 2000;
const DRAWS = 1500;

const worldKey = ({ hands }: State, viewer: Viewer): string =>
  keyOf(hands.map((hand, seat) => (seat === viewer ? noCards() : hand.cards)));

/** The worlds imagined are among those enumerated, each as often as its share; chi-square within 4.5 deviations. */
function expectExact(match: SkyscraperMatch, viewer: Viewer, shares: ReadonlyMap<string, number>): void {
  const imagined = thinking.imaginer(match.see(viewer));
  const random = new SeededRandom(11, match.log.length);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < DRAWS; draw++) {
    const key = worldKey(imagined(random), viewer);
    if (!shares.has(key)) expect.fail(`${String(viewer)} imagines ${key} after ${match.log.length} entries`);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const others = { mean: 0, found: 0 };
  let chiSquare = 0;
  let freedom = -1;
  const compare = (found: number, mean: number): void => {
    chiSquare += (found - mean) ** 2 / mean;
    freedom += 1;
  };
  for (const [key, share] of shares) {
    const found = counts.get(key) ?? 0;
    const mean = share * DRAWS;
    if (mean >= 8) {
      compare(found, mean);
    } else {
      others.mean += mean;
      others.found += found;
    }
  }
  if (others.mean >= 8) compare(others.found, others.mean);
  if (freedom > 0) expect(chiSquare).toBeLessThan(freedom + 4.5 * Math.sqrt(2 * freedom) + 6);
}

/** A match that begins with few hidden cards and a short pile, played at random; thieves and reshuffles come soon. */
function crowded(seed: number, players: number): SkyscraperMatch {
  const random = new SeededRandom(seed, players);
  const floors = ['2+7 2+7 3+6', '3+6 4+5 4+5', '2+7 3+6 4+5', '2+7 3+6 4+5'].slice(0, players);
  const built = floors.flatMap(text => text.split(/[ +]/)).map(value => Number(value) - 1);
  const loose = shuffle(without(DECK, built), random);
  const take = (count: number): string => names(loose.splice(0, count));
  return position({ hands: floors.map(() => take(players === 2 ? 4 : 2)), pile: take(2), floors });
}

/** The same with fewer cards going round: seat 0 holds all others, and only ends its turns. Reshuffles come at once. */
function drained(seed: number, players: number): SkyscraperMatch {
  const random = new SeededRandom(seed, players);
  const going = shuffle(cards('thief thief super-thief 1 1 8 8 dog dog bone jackhammer jackhammer'), random);
  const floors = ['2+7 3+6', '2+7 3+6', '4+5', '4+5'].slice(0, players);
  const built = floors.flatMap(text => text.split(/[ +]/)).map(value => Number(value) - 1);
  const kept = without(without(DECK, built), going);
  const take = (count: number): string => names(going.splice(0, count));
  const hands = [names(kept), ...floors.slice(1).map(() => take(2))];
  return position({ hands, pile: take(1), floors });
}

/** One entry more, at random. Who is quiet only ends turns. */
function step(match: SkyscraperMatch, random: SeededRandom, quiet?: Viewer): boolean {
  const due = match.due();
  if (due.type === 'over') return false;
  if (due.type === 'chance') {
    match.letFateAnswer(random);
    return true;
  }
  const legal = listChoices(match.legal());
  play(match, { seat: due.seat, action: at(legal, due.seat === quiet ? 0 : random.below(legal.length)) });
  return true;
}

interface Tested {
  reshuffled: number;
  twice: number;
  unseenThefts: number;
}

/** Compares what these viewers imagine with all there is, after every entry, until the worlds are too many. */
function expectExactAlong(match: SkyscraperMatch, viewers: readonly Viewer[], next: () => boolean): Tested {
  const tested: Tested = { reshuffled: 0, twice: 0, unseenThefts: 0 };
  let before = truth(match);
  const open = new Map(viewers.map(viewer => [viewer, new Enumeration(before, viewer)]));
  while (open.size > 0 && next()) {
    const after = truth(match);
    for (const [viewer, enumeration] of open) {
      enumeration.follow({ before, entry: at(match.log, match.log.length - 1), after });
      if (enumeration.size > MOST_WORLDS) open.delete(viewer);
      else if (after.history.length > 0) note(tested, match, viewer, enumeration);
    }
    before = after;
  }
  return tested;
}

function note(tested: Tested, match: SkyscraperMatch, viewer: Viewer, enumeration: Enumeration): void {
  expectExact(match, viewer, enumeration.shares());
  const { history } = match.see(viewer);
  const reshuffles = history.filter(({ type }) => type === 'reshuffled').length;
  if (reshuffles > 0) tested.reshuffled += 1;
  if (reshuffles > 1) tested.twice += 1;
  if (history.some(event => event.type === 'stolen' && event.card === null)) tested.unseenThefts += 1;
}

const sum = (all: readonly Tested[], count: keyof Tested): number =>
  all.reduce((total, tested) => total + tested[count], 0);

test.each([2, 3, 4])('[know.6] imagined worlds of random matches of %i are as likely as fate makes them', players => {
  const tested = [0, 1, 2, 3].map(seed => {
    const match = crowded(seed, players);
    const random = new SeededRandom(seed);
    return expectExactAlong(match, viewersOf(match.options), () => step(match, random));
  });
  expect(sum(tested, 'reshuffled')).toBeGreaterThan(30);
});

test.each([3, 4])('[know.6] also of %i players after several reshuffles', players => {
  const tested = [0, 1, 2, 3, 4, 5].map(seed => {
    const match = drained(seed, players);
    const random = new SeededRandom(seed);
    return expectExactAlong(match, [0], () => step(match, random, 0));
  });
  expect(sum(tested, 'twice')).toBeGreaterThan(30);
  expect(sum(tested, 'unseenThefts')).toBeGreaterThan(80);
});

describe('[know.6] long matches', () => {
  test.each([2, 3, 4])('of %i give every viewer a world that fits, however long they are', players => {
    let worlds = 0;
    for (let seed = 0; seed < 60; seed++) {
      let entry = 0;
      for (const state of statesOf(skyscraper, { players, floors: 5 }, seed))
        if (++entry % 61 === 0)
          for (const viewer of viewersOf(state.options)) {
            const seen = skyscraper.see(state, viewer);
            const world = imagine(thinking, seen, new SeededRandom(seed, entry));
            expect(skyscraperWorlds.isPossible(world)).toBe(true);
            expect(JSON.stringify(skyscraper.see(world, viewer))).toBe(JSON.stringify(seen));
            worlds += 1;
          }
    }
    expect(worlds).toBeGreaterThan(50);
  });

  test.each([974, 1671, 2774, 2280])('past 480 entries, as in match %i', seed => {
    let entry = 0;
    for (const state of statesOf(skyscraper, { players: 4, floors: 5 }, seed))
      if (++entry > 480 && entry % 3 === 0)
        for (const viewer of viewersOf(state.options)) {
          const seen = skyscraper.see(state, viewer);
          const world = imagine(thinking, seen, new SeededRandom(entry));
          expect(skyscraperWorlds.isPossible(world)).toBe(true);
          expect(JSON.stringify(skyscraper.see(world, viewer))).toBe(JSON.stringify(seen));
        }
    expect(entry).toBeGreaterThan(480);
  });

  test('seats within an imagined world can imagine in their turn', () => {
    let tried = 0;
    for (const state of statesOf(skyscraper, { players: 4, floors: 5 }, 2))
      if (++tried % 20 === 0) {
        const world = imagine(thinking, skyscraper.see(state, 0), new SeededRandom(tried));
        const again = imagine(thinking, skyscraper.see(world, 1), new SeededRandom(tried));
        expect(skyscraperWorlds.isPossible(again)).toBe(true);
      }
    expect(tried).toBeGreaterThan(80);
  });
});

/** How many of each kind are in each hand, on average. */
function meansOf(seen: State, most?: number): number[] {
  const courses = coursesOf(
    { viewer: seen.viewer, players: seen.options.players, history: seen.history, unseen: unseenIn(seen) },
    most,
  );
  return seen.hands.flatMap(({ hidden }, seat) =>
    noCards().map((_, card) =>
      courses.reduce((total, course) => {
        const inLots = course.lots.map((lot, place) => {
          const there = place === seen.hands.length ? hidden - held(course, seat) : at(lot.places, seat);
          return lot.size === 0 ? 0 : (there * at(lot.cards, card)) / lot.size;
        });
        return total + course.weight * inLots.reduce((all, count) => all + count, 0);
      }, 0),
    ),
  );
}

test('[know.6] where courses are too many a choice of them comes close', () => {
  const errors: number[] = [];
  let entry = 0;
  for (const state of statesOf(skyscraper, { players: 4, floors: 5 }, 4)) {
    if (++entry % 30 !== 0) continue;
    for (const viewer of viewersOf(state.options)) {
      const seen = skyscraper.see(state, viewer);
      const exact = meansOf(seen, 5000);
      errors.push(Math.max(...meansOf(seen).map((mean, index) => Math.abs(mean - at(exact, index)))));
    }
  }
  expect(errors.filter(error => error > 0).length).toBeGreaterThan(4);
  expect(Math.max(...errors)).toBeLessThan(0.1);
});
