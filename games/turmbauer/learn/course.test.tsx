// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { describeTrials, stepsIn } from '@belfry/ui/testing/lesson';
import { expect, test } from 'vitest';
import { verdictOf } from '../table/model/verdict.js';
import { works } from '../works/index.js';
import { useSteps } from './course.js';
import { course } from './index.js';
import { FALLEN, FALLING, FIRM_PLACES, FIRM_STONE, KEYS, readTried, SECOND_ROUND, TRIALS } from './trials.js';

describeTrials(TRIALS, KEYS, course);

test('what the lesson says falls does fall', async () => {
  expect((await works.film(FALLING)).fell).toEqual(FALLEN);
});

test('the statics say of the listed places what the lesson says', () => {
  const listed = FIRM_PLACES.map(id => ({ id, ...readTried(id) })).filter(({ misfit }) => misfit === undefined);
  const found = works.judge({ state: SECOND_ROUND, stone: FIRM_STONE, places: listed.map(({ cells }) => cells) });
  expect(found.map(judgement => verdictOf(judgement, SECOND_ROUND.options.hand))).toEqual(
    listed.map(({ verdict }) => verdict),
  );
});

test.each(LANGUAGES)('in %s what is ours is marked', async language => {
  const steps = await stepsIn(language, useSteps);
  expect(steps.flatMap(({ id, ours }) => (ours === undefined ? [] : [id]))).toEqual(['overhang', 'fall']);
});
