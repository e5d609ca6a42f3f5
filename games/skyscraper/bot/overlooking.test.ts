import { listChoices, type Policy, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Action, type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { position } from '../testing/scenario.js';
import { fair } from './fair.js';
import { gentle } from './gentle.js';
import { noticed } from './overlooking.js';
import { sharp } from './sharp.js';

/** Views of those on turn in matches by chance, once something is to be remembered. */
function* views(): Generator<State> {
  for (const players of [2, 3, 4])
    for (let seed = 0; seed < 4; seed++) {
      const random = new SeededRandom(seed, players);
      const state = skyscraper.start({ players, floors: 5 });
      while (skyscraper.due(state).type !== 'over') {
        if (skyscraper.due(state).type === 'seat' && state.history.length > 0) yield skyscraper.see(state, state.turn);
        stepAtRandom(skyscraper, state, random);
      }
    }
}

const choice = (policy: Policy<Skyscraper>, seen: State): Action =>
  policy.choose(skyscraper, seen, new SeededRandom(seen.turns));

/** In so many of the views it chooses otherwise if it has seen nothing so far. */
function remembering(policy: Policy<Skyscraper>): number {
  let count = 0;
  for (const seen of views()) {
    const forgotten = { ...seen, history: [] };
    if (JSON.stringify(choice(policy, forgotten)) !== JSON.stringify(choice(policy, seen))) count += 1;
  }
  return count;
}

test.each([gentle, fair])('$name forgets what it saw of other hands', policy => {
  expect(remembering(policy)).toBe(0);
});

test('sharp remembers it', () => {
  expect(remembering(sharp)).toBeGreaterThan(10);
});

describe('what comes to mind', () => {
  const { legal, seen } = (() => {
    const hands = ['3 6 4 thief jackhammer', '1 1 2'];
    const match = position({ hands, floors: ['', '4+5'], pile: '5 5 5' });
    return { legal: listChoices(match.legal()), seen: match.see(0) };
  })();
  const LOOKS = 400;
  const attention = { build: 90, 'steal-floor': 60, special: 30 } as const;
  const random = new SeededRandom(1);
  const looks = Array.from({ length: LOOKS }, () => noticed(seen, attention, random));

  test.each([
    ['end', 1, 1],
    ['build', 0.8, 0.96],
    ['steal-floor', 0.5, 0.7],
    ['jackhammer', 0.2, 0.4],
    ['thief', 0.2, 0.4],
  ] as const)('of %s as often as there is attention to it', (type, least, most) => {
    const there = legal.filter(action => action.type === type).length;
    const seldom = looks.flat().filter(action => action.type === type).length / (LOOKS * there);
    expect(seldom).toBeGreaterThanOrEqual(least);
    expect(seldom).toBeLessThanOrEqual(most);
  });

  test('is nothing but what is legal', () => {
    for (const action of looks.flat()) expect(legal).toContainEqual(action);
  });
});

/** A floor that wins, which nobody who sees it lets lie. */
const WINNING = position({
  hands: ['3 6 thief', '1 1 2'],
  floors: ['1+8 1+8 2+7 2+7', '4+5'],
  pile: '5 5 5',
}).see(0);

test.each([
  [gentle, 0.04, 0.2],
  [fair, 0.01, 0.12],
])('$name overlooks a floor that wins now and then', (policy, least, most) => {
  const LOOKS = 400;
  const missed = Array.from({ length: LOOKS }, (_, seed) => policy.choose(skyscraper, WINNING, new SeededRandom(seed)));
  const share = missed.filter(({ type }) => type !== 'build').length / LOOKS;
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});
