// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { pick } from '@belfry/ui/lesson';
import { describeTrials, stepsIn } from '@belfry/ui/testing/lesson';
import { describe, expect, test } from 'vitest';
import { useSteps } from './course.js';
import { course } from './index.js';
import { KEYS, type StepId, TRIALS } from './trials.js';

describeTrials(TRIALS, KEYS, course);

const SOLUTIONS: Readonly<Record<StepId, readonly RegExp[]>> = {
  towers: [/^Tree$/],
  shrink: [/^Sand 7$/],
  eight: [/^Sand 12$/],
  nine: [/^Sand 9$/],
  auction: [/^Bid 3$/],
  build: [/^Tear down Sand 4$/, /^Sand 11$/, /^Sand 7$/, /^Scary 6$/],
  score: [/^14 points$/],
};

test('every step can be solved by name', async () => {
  const steps = await stepsIn('en', useSteps);
  expect(steps.map(({ id }) => id)).toEqual(Object.keys(SOLUTIONS));
  for (const step of steps) {
    const { id, choices, trial } = step;
    const ids = SOLUTIONS[id as StepId].map(name => choices.find(choice => name.test(choice.name))?.id ?? '');
    const picked = ids.reduce<readonly string[]>((before, choice) => pick(trial, before, choice), []);
    expect([id, picked, step.verdict(picked).state]).toEqual([id, ids, 'right']);
  }
});

test('nothing is said of the 8 and the 9 before they are taught', async () => {
  const steps = await stepsIn('en', useSteps);
  const text = steps.find(({ id }) => id === 'shrink')?.verdict(['sand-12']).text;
  expect(text).toContain('below 10');
  expect(text).not.toMatch(/\b[89]\b/);
});

test.each(LANGUAGES)('in %s nothing is marked as ours: the printed rules say all of it', async language => {
  const steps = await stepsIn(language, useSteps);
  expect(steps.filter(({ ours }) => ours !== undefined)).toEqual([]);
});

describe('picking', () => {
  const { build } = TRIALS;

  test('a wrong pick makes room for the next one; those before it stay', () => {
    const wrong = pick(build, ['tear-sand'], 'candy-15');
    expect(build.judge(wrong).state).toBe('wrong');
    expect(pick(build, wrong, 'sand-11')).toEqual(['tear-sand', 'sand-11']);
  });

  test('a picked one is given back, and what came after it', () => {
    expect(pick(build, ['tear-sand', 'sand-11'], 'tear-sand')).toEqual([]);
    expect(pick(build, ['tear-sand', 'sand-11'], 'sand-11')).toEqual(['tear-sand']);
  });

  test('a second card to tear down is one too many; after the first placed one it is too late', () => {
    expect(build.judge(['tear-sand', 'tear-candy'])).toEqual({ state: 'wrong', key: 'once' });
    expect(build.judge(['tear-sand', 'sand-11', 'tear-candy'])).toEqual({ state: 'wrong', key: 'once' });
    expect(build.judge(['scary-6', 'tear-sand'])).toEqual({ state: 'wrong', key: 'late' });
    expect(pick(build, ['tear-sand', 'tear-candy'], 'sand-11')).toEqual(['tear-sand', 'sand-11']);
  });
});
