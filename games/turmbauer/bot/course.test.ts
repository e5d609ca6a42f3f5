import { describe, expect, test } from 'vitest';
import { course } from './course.js';

describe('the course', () => {
  test('can be left after a lesson, and gone on with from there', () => {
    const student = course.begin(3);
    const { games, loss } = student.learn();
    expect(games).toBe(1);
    expect(loss).toBeGreaterThan(0);
    const resumed = course.resume(student.save());
    expect(resumed.save()).toEqual(student.save());
    expect(resumed.learned()).toEqual(student.learned());
  });
});
