import { listChoices, SeededRandom, shuffle } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { rankBuilds } from '../../bot/greedy.js';
import {
  allBuilds,
  type Build,
  cardOf,
  deckFor,
  fiveTowers,
  mostBuildable,
  scoreSheet,
  type Towers,
  towersAfter,
} from '../../rules/index.js';
import { bid, cards, checked, type FiveTowersMatch, look, names, play, wins } from '../../testing/scenario.js';
import { fitOf } from '../position.js';
import { buildOf, canTear, type Draft, draftedTowers, findWay, marksOf } from './draft.js';

const TOWERS: Towers = [[], [7, 0], [], [], [6, 3]];
const SAND = 4;
const step = (name: string, slot = 0) => ({ type: 'place', slot, card: cards(name)[0] ?? 0 }) as const;

describe('a draft', () => {
  test('tears down first, whenever it was said', () => {
    const draft: Draft = [step('tree-5'), { type: 'tear', tower: SAND }, step('sand-4', 1)];
    expect(draftedTowers(TOWERS, draft)).toEqual([[], [7, 0], [5], [], [6, 4]]);
    expect(buildOf(draft)).toEqual({ type: 'build', tearDown: SAND, place: cards('tree-5 sand-4') });
    expect(marksOf(TOWERS, draft)).toEqual([{}, {}, { 0: '1' }, {}, { 1: '2' }]);
  });

  test('never tears down a 0, nothing, twice, or what it built on', () => {
    expect(canTear(TOWERS, [], SAND)).toBe(true);
    expect(canTear(TOWERS, [], 1)).toBe(false);
    expect(canTear(TOWERS, [], 0)).toBe(false);
    expect(canTear(TOWERS, [{ type: 'tear', tower: SAND }], SAND)).toBe(false);
    expect(canTear(TOWERS, [step('sand-2')], SAND)).toBe(false);
  });
});

/** A match in which seat 0 has built something and must now build as much as it can. */
function toBuild(random: SeededRandom): FiveTowersMatch | undefined {
  const deck = shuffle(deckFor(2).slice(), random);
  const match = checked(2, names(deck.slice(0, 5)), names(deck.slice(5, 10)));
  wins(match, 0, names(allBuilds(own(match), look(match).offer, 2).at(0).place));
  const most = mostBuildable(own(match), look(match).offer);
  return most === 0 ? undefined : play(match, bid(1, 0), bid(0, most));
}

const own = (match: FiveTowersMatch): Towers => look(match).towers[0] ?? [];

test('a way is legal and scores as well as any', () => {
  const random = new SeededRandom(1);
  for (let trial = 0; trial < 20; trial++) {
    const match = toBuild(random);
    if (match === undefined) continue;
    const view = match.see(0);
    const worth = (build: Build): number =>
      scoreSheet(towersAfter(own(match), build), build.tearDown === undefined ? 0 : 1).total;
    const way = buildOf(findWay(view, 0, [], rankBuilds) ?? []);
    expect(fiveTowers.checkAction(view, way)).toBeUndefined();
    for (const action of listChoices(fiveTowers.legal(view)))
      if (action.type === 'build') expect(worth(action)).toBeLessThanOrEqual(worth(way));
  }
});

describe('where a card stands', () => {
  const fit = (name: string, display = '') => fitOf(TOWERS, cards(name)[0] ?? 0, cards(display)).type;

  test.each([
    ['tree-5', 'begins'],
    ['sand-2', 'on'],
    ['sand-9', 'nine'],
    ['sand-5', 'if-torn'],
    ['scary-2', 'roofed'],
    ['sand-12', 'none'],
  ])('%s: %s', (name, type) => {
    expect(fit(name)).toBe(type);
  });

  test('after a card that opens the tower', () => {
    expect(fitOf([[], [], [], [], [6, 5, 3]], cardOf(SAND, 7), cards('sand-9'))).toEqual({ type: 'after', value: 9 });
  });
});
