import { samplePad } from '@belfry/ui/testing/pad';
import { expect, test } from 'vitest';
import { standingOf } from './pad.js';

test('a pad has its standing in one line', () => {
  const log = [{ id: 1, type: 'height', colour: 3, height: 4 }] as const;
  expect(standingOf({ ...samplePad('turmbauer', ['Ada', 'Bo']), log })).toEqual({ scores: [0, 4], leaders: [1] });
});
