import { createHash } from 'node:crypto';
import { readNetwork } from '@belfry/bots';
import { equalJson, type Json, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { skyscraper } from '../rules/index.js';
import { deal } from '../testing/scenario.js';
import { course } from './course.js';
import { SIZES } from './judge.js';
import { weights } from './weights.js';

const throughJson = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

const digestOf = (learned: Json): string =>
  createHash('sha256').update(JSON.stringify(learned)).digest('hex').slice(0, 16);

describe('the course', () => {
  test('teaches the same after an interruption, and begins otherwise from another seed', () => {
    const student = course.begin(1);
    expect(student.learn().loss).toBeGreaterThan(0);
    // Where this changes, the command in weights.ts no longer makes what lies there: learn it anew.
    expect(digestOf(student.learned())).toBe('9e1c42036a1f0e62');
    const resumed = course.resume(throughJson(student.save()));
    expect(equalJson(resumed.learned(), student.learned())).toBe(true);
    for (const each of [student, resumed]) each.learn();
    expect(equalJson(resumed.learned(), student.learned())).toBe(true);
    expect(equalJson(course.begin(1).learned(), course.begin(1).learned())).toBe(true);
    expect(equalJson(course.begin(1).learned(), course.begin(2).learned())).toBe(false);
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
