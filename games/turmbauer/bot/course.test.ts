import { describe, expect, test } from 'vitest';
import { course } from './course.js';

describe('the course', () => {
  test('goes on after a break as if there had been none', () => {
    const student = course.begin(3);
    student.learn();
    const resumed = course.resume(student.save());
    const [one, other] = [student.learn(), resumed.learn()];
    expect(other).toEqual(one);
    expect(resumed.learned()).toEqual(student.learned());
    expect(one.loss).toBeGreaterThan(0);
  });
});
