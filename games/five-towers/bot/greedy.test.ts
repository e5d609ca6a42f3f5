import { listChoices, Match, randomPolicy, runSimulation, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  allBuilds,
  deckFor,
  type FiveTowers,
  fiveTowers,
  newTowers,
  offerOf,
  parseCard,
  type Towers,
} from '../rules/index.js';
import { cards, names } from '../testing/scenario.js';
import { greedy, rankBuilds } from './greedy.js';

function dealt(bids: 'checked' | 'table', ...display: readonly string[]): Match<FiveTowers> {
  const match = new Match(fiveTowers, { players: 2, bids }, ['Ada', 'Ben']);
  const front = display.map(parseCard);
  const rest = deckFor(2).filter(card => !front.includes(card));
  expect(match.play({ chance: 'deck', cards: [...front, ...rest] })).toBeUndefined();
  return match;
}

const choice = (match: Match<FiveTowers>, seat: number) =>
  fiveTowers.actions.write(greedy.choose(fiveTowers, match.see(seat), new SeededRandom(1)));

describe('the greedy player', () => {
  test('bids for the most points now, and builds for them', () => {
    const match = dealt('checked', 'sand-9', 'sand-0', 'tree-4', 'candy-3', 'scrap-2');
    expect(choice(match, 0)).toEqual({ type: 'bid', count: 5 });
    match.play({ seat: 0, action: { type: 'bid', count: 5 } });
    expect(choice(match, 0)).toEqual({
      type: 'build',
      place: ['candy-3', 'tree-4', 'scrap-2', 'sand-9', 'sand-0'],
    });
  });

  test('passes when only a higher bid than it can build is left', () => {
    const match = dealt('table', 'sand-1', 'sand-2', 'sand-3', 'sand-4', 'sand-5');
    match.play({ seat: 0, action: { type: 'bid', count: 4 } });
    expect(choice(match, 1)).toEqual({ type: 'bid', count: 5 });
  });

  test('bids nothing it could not build, whatever the table allows', () => {
    const match = dealt('table', 'sand-0', 'tree-0', 'candy-0', 'scrap-0', 'scary-0');
    for (const action of [{ type: 'bid', count: 5 } as const]) match.play({ seat: 0, action });
    match.play({
      seat: 0,
      action: fiveTowers.canonical({
        type: 'build',
        place: ['sand-0', 'tree-0', 'candy-0', 'scrap-0', 'scary-0'].map(parseCard),
      }),
    });
    match.play({ seat: 1, action: { type: 'bid', count: 0 } });
    // Ada has five finished towers: nothing can be built any more.
    expect(choice(match, 0)).toEqual({ type: 'pass' });
  });

  test.each(['checked', 'table'] as const)('never does what is not allowed, and beats chance (%s)', bids => {
    const report = runSimulation<FiveTowers>({
      game: fiveTowers,
      options: { players: 3, bids },
      policies: [randomPolicy, greedy, randomPolicy],
      matches: 60,
      seed: 1,
    });
    expect(report.seats[1]?.victories.ci95[0]).toBeGreaterThan(0.8);
  });
});

/** Ways to build so many of these cards, best first. */
const ranked = (towers: Towers, display: string, size: number, tornDown = 0) =>
  rankBuilds(towers, tornDown, listChoices(allBuilds(towers, offerOf(cards(display)), size)));

const placed = (...asked: Parameters<typeof ranked>): string[] =>
  ranked(...asked).map(({ build }) => names(build.place));

const candy = (...values: number[]): Towers => newTowers().with(0, values);

describe('the order of builds', () => {
  test('what scores most comes first', () => {
    expect(placed(candy(12), 'candy-0 sand-3', 1)).toEqual(['candy-0', 'sand-3']);
    expect(ranked(candy(12), 'candy-0 sand-3', 1).map(({ total }) => total)).toEqual([6, 3]);
  });

  test('what was torn down before makes the next one dearer', () => {
    const [way] = ranked(candy(14, 2), 'candy-12 candy-7', 2, 3);
    expect(way).toMatchObject({
      build: { type: 'build', tearDown: 0, place: cards('candy-12 candy-7') },
      total: 6 - 10,
    });
  });

  test('of builds worth the same, the one that leaves more room comes first; an 8 takes anything', () => {
    expect(placed(newTowers(), 'candy-12 candy-3', 1)).toEqual(['candy-12', 'candy-3']);
    expect(placed(newTowers(), 'candy-8 candy-12', 1)).toEqual(['candy-8', 'candy-12']);
  });

  test('nothing is torn down to build what fits anyway', () => {
    const ways = ranked(candy(15, 12), 'sand-5 candy-3', 1);
    expect(ways.map(({ build }) => build.tearDown)).toEqual([undefined, undefined]);
  });
});
