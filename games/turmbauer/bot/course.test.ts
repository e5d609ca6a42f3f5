import { createHash } from 'node:crypto';
import type { Json } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { course } from './course.js';

const digestOf = (learned: Json): string =>
  createHash('sha256').update(JSON.stringify(learned)).digest('hex').slice(0, 16);

describe('the course', () => {
  test('begins with what can be climbed now, and nothing else', () => {
    const obvious = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    expect(course.begin(1).learned()).toEqual({ last: obvious, late: obvious, middle: obvious, early: obvious });
  });

  test('can be left after a lesson, and gone on with from there', () => {
    const student = course.begin(1);
    const begun = student.learned();
    const { games, loss } = student.learn();
    expect(games).toBe(1);
    expect(loss).toBeGreaterThan(0);
    expect(student.learned()).not.toEqual(begun);
    // Where this changes, the command in weights.ts no longer makes what lies there: learn it anew.
    expect(digestOf(student.learned())).toBe('33454677684720cf');
    const resumed = course.resume(student.save());
    expect(resumed.save()).toEqual(student.save());
    expect(resumed.learned()).toEqual(student.learned());
  });
});
