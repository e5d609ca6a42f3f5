// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { pick } from '@belfry/ui/lesson';
import { describeTrials, stepsIn } from '@belfry/ui/testing/lesson';
import { expect, test } from 'vitest';
import { useSteps } from './course.js';
import { course } from './index.js';
import { KEYS, SCENARIOS } from './trials.js';

const TRIALS = Object.fromEntries(Object.entries(SCENARIOS).map(([step, { trial }]) => [step, trial]));

describeTrials(TRIALS, KEYS, course);

test.each(LANGUAGES)('in %s what is ours is marked', async language => {
  const steps = await stepsIn(language, useSteps);
  expect(steps.flatMap(({ id, ours }) => (ours === undefined ? [] : [id]))).toEqual(['guard']);
});

test('refusals name people, not seats', async () => {
  const steps = await stepsIn('en', useSteps);
  const text = steps.find(({ id }) => id === 'wreck')?.verdict(['jackhammer']).text;
  expect(text).toContain('Mia');
  expect(text).not.toMatch(/seat/i);
});

test('after a pair that does not fit one begins anew', () => {
  expect(pick(SCENARIOS.nine.trial, ['3', '5'], '6')).toEqual(['6']);
});
