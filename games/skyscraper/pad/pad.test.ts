import { samplePad } from '@belfry/ui/testing/pad';
import { expect, test } from 'vitest';
import { standingOf } from './pad.js';

test('a pad has its standing in one line', () => {
  const log = [{ id: 1, type: 'match', winners: [1], at: 0 }] as const;
  expect(standingOf({ ...samplePad('skyscraper', ['Ada', 'Bo']), log })).toEqual({ scores: [0, 1], leaders: [1] });
});
