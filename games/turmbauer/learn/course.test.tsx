// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { describeTrials, stepsIn } from '@belfry/ui/testing/lesson';
import { expect, test } from 'vitest';
import { useSteps } from './course.js';
import { course } from './index.js';
import { KEYS, TRIALS } from './trials.js';

describeTrials(TRIALS, KEYS, course);

test.each(LANGUAGES)('in %s what is ours is marked', async language => {
  const steps = await stepsIn(language, useSteps);
  expect(steps.flatMap(({ id, ours }) => (ours === undefined ? [] : [id]))).toEqual(['overhang', 'fall']);
});
