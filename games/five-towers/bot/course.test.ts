import { createHash } from 'node:crypto';
import type { Json } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { courseOf } from './course.js';

const course = courseOf(1);

const digestOf = (learned: Json): string =>
  createHash('sha256').update(JSON.stringify(learned)).digest('hex').slice(0, 16);

describe('learning', () => {
  test('leads to the same weights with the same seed, also when it is interrupted', () => {
    const student = course.begin(4);
    student.learn();
    const saved = JSON.parse(JSON.stringify(student.save())) as Json;
    const resumed = course.resume(saved);
    expect(resumed.learn()).toEqual(student.learn());
    expect(resumed.learned()).toEqual(student.learned());
    expect(course.begin(5).learned()).not.toEqual(course.begin(4).learned());
  });

  test('teaches in a lesson what it taught when the weights were learned', () => {
    const student = course.begin(1);
    student.learn();
    // Where this changes, the command in weights.ts no longer makes what lies there: learn it anew.
    expect(digestOf(student.learned())).toBe('de7363589be33284');
  });

  test('makes what is expected of leads less wrong', () => {
    const student = course.begin(1);
    const losses = Array.from({ length: 12 }, () => student.learn().loss);
    const mean = (some: readonly number[]) => some.reduce((a, b) => a + b) / some.length;
    expect(mean(losses.slice(6))).toBeLessThan(mean(losses.slice(0, 2)));
  });
});
