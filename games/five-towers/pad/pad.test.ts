import { samplePad } from '@belfry/ui/testing/pad';
import { expect, test } from 'vitest';
import { standingOf } from './pad.js';

test('a pad has its standing in one line', () => {
  const log = [{ id: 1, type: 'count', seat: 0, tower: 1, cards: 3, topped: true }] as const;
  expect(standingOf({ ...samplePad('five-towers', ['Ada', 'Bo']), log })).toEqual({ scores: [9, 0], leaders: [0] });
});
