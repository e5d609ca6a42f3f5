import { readNetwork } from '@belfry/bots';
import { equalJson, type Json, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { skyscraper } from '../rules/index.js';
import { deal } from '../testing/scenario.js';
import { course } from './course.js';
import { SIZES } from './judge.js';
import { weights } from './weights.js';

const throughJson = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

describe('the course', () => {
  test('teaches the same from the same seed, also after an interruption, and something else from another', () => {
    const [whole, interrupted, other] = [course.begin(1), course.begin(1), course.begin(2)];
    for (const student of [whole, interrupted, other]) expect(student.learn().loss).toBeGreaterThan(0);
    const resumed = course.resume(throughJson(interrupted.save()));
    for (const student of [whole, resumed]) student.learn();
    expect(equalJson(whole.learned(), resumed.learned())).toBe(true);
    expect(equalJson(whole.learned(), other.learned())).toBe(false);
  });

  test('gives a player that does what is allowed', () => {
    const match = deal(['3 6 dog thief bone', '3 1 8 2 2'], '1');
    const action = course.player(course.begin(1).learned()).choose(skyscraper, match.see(0), new SeededRandom(1));
    expect(skyscraper.checkAction(match.see(0), action)).toBeUndefined();
  });
});

test('what was learned reads, and is small', () => {
  expect(readNetwork(weights).sizes).toEqual(SIZES);
  expect(JSON.stringify(weights).length).toBeLessThan(100_000);
});
