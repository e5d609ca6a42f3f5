import { Network } from '@belfry/bots';
import { at, type Policy, randomPolicy, runSimulation, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type FiveTowers, fiveTowers, type Options, type State } from '../rules/index.js';
import { greedy } from './greedy.js';
import { fair, gentle, MASTERLY, master, network, sharp } from './levels.js';
import { farsight, foresight } from './players.js';

/** Thinks as the master does, but not for long: there are many positions here. */
const quickMaster = farsight('master', network, {
  ...MASTERLY,
  playouts: 1,
  end: { ...MASTERLY.end, playouts: 1 },
});
const LEVELS: readonly Policy<FiveTowers>[] = [gentle, fair, sharp, quickMaster];
const ALL_OPTIONS: readonly Options[] = [2, 3, 4, 5].flatMap(players =>
  (['checked', 'table'] as const).map(bids => ({ players, bids })),
);

/** Positions of a match by chance in which somebody is to act. */
function* positions(options: Options, seed: number): Generator<State> {
  const random = new SeededRandom(seed);
  const state = fiveTowers.start(options);
  for (let due = fiveTowers.due(state); due.type !== 'over'; due = fiveTowers.due(state)) {
    if (due.type === 'chance') {
      fiveTowers.applyChance(state, fiveTowers.fate(state, random));
      continue;
    }
    yield state;
    const legal = fiveTowers.legal(state);
    fiveTowers.applyAction(state, legal.at(random.below(legal.count)));
  }
}

describe.each(LEVELS)('$name', policy => {
  test.each(ALL_OPTIONS)(
    'does what is allowed, the same with the same numbers, by what it sees ($players, $bids)',
    options => {
      let step = 0;
      for (const state of positions(options, 7)) {
        step += 1;
        if (step % (policy === quickMaster ? 17 : 5) !== 0) continue;
        const choice = policy.choose(fiveTowers, state, new SeededRandom(step));
        expect(fiveTowers.checkAction(state, choice)).toBeUndefined();
        const due = fiveTowers.due(state);
        const view = fiveTowers.see(state, due.type === 'seat' ? due.seat : 0);
        expect(policy.choose(fiveTowers, view, new SeededRandom(step))).toEqual(choice);
      }
    },
  );
});

test('the master thinks no longer than it may', () => {
  const [state] = positions({ players: 2, bids: 'checked' }, 1);
  if (state === undefined) throw new Error('no position');
  let asked = 0;
  const limits = { isOver: () => ++asked > 0 };
  expect(fiveTowers.checkAction(state, master.choose(fiveTowers, state, new SeededRandom(1), limits))).toBeUndefined();
  expect(asked).toBe(1);
});

/** How much of the victories the first wins against the second, in both seats. */
function shareOf(one: Policy<FiveTowers>, other: Policy<FiveTowers>, matches: number): number {
  const shares = [
    [one, other],
    [other, one],
  ].map((policies, seat) => {
    const options = { players: 2, bids: 'checked' } as const;
    const report = runSimulation<FiveTowers>({ game: fiveTowers, options, policies, matches, seed: 3 });
    return at(report.seats, seat).victories.share;
  });
  return (at(shares, 0) + at(shares, 1)) / 2;
}

describe('each level beats the one below', () => {
  test('gentle beats chance, and loses to greedy', () => {
    expect(shareOf(gentle, randomPolicy, 20)).toBeGreaterThan(0.75);
    expect(shareOf(gentle, greedy, 30)).toBeLessThan(0.42);
  });

  test('fair beats gentle', () => {
    expect(shareOf(fair, gentle, 20)).toBeGreaterThan(0.6);
  });

  test('sharp beats greedy and fair', () => {
    expect(shareOf(sharp, greedy, 20)).toBeGreaterThan(0.85);
    expect(shareOf(sharp, fair, 20)).toBeGreaterThan(0.6);
  });

  test('master beats greedy', () => {
    expect(shareOf(quickMaster, greedy, 10)).toBeGreaterThan(0.85);
  });

  test('master gains by playing on, also where its network knows nothing', () => {
    const blank = new Network(network.sizes);
    const played = farsight('plays on', blank, { rounds: 2, playouts: 60, end: { ...MASTERLY.end, playouts: 120 } });
    expect(shareOf(played, foresight('looks', blank), 15)).toBeGreaterThan(0.6);
  });
});
