// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { describeTrials, stepsIn } from '@belfry/ui/testing/lesson';
import { expect, test } from 'vitest';
import { useSteps } from './course.js';
import { course } from './index.js';
import { KEYS, TRIALS } from './trials.js';
import { bg } from './words/rules/bg.js';
import { de } from './words/rules/de.js';
import { en } from './words/rules/en.js';
import { fr } from './words/rules/fr.js';

describeTrials(TRIALS, KEYS, course);

test.each(LANGUAGES)('in %s what is ours is marked', async language => {
  const steps = await stepsIn(language, useSteps);
  expect(steps.flatMap(({ id, ours }) => (ours === undefined ? [] : [id]))).toEqual(['overhang', 'fall']);
});

test('the rules say the same in every language: as many points, the same ones ours', () => {
  const shape = (sections: typeof en) => sections.map(({ items }) => items.map(({ ours = false }) => ours));
  for (const other of [de, fr, bg]) expect(shape(other)).toEqual(shape(en));
});
