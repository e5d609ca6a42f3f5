/** For tests of lessons: what holds for every course. */
import type { Language } from '@belfry/engine/words';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Course, Judged, Keys, Step, Trial } from '../src/lesson/index.js';
import { renderIn } from './index.js';

/** A course in a language, once everything is there. */
export async function stepsIn(language: Language, useSteps: Course['useSteps']): Promise<readonly Step[]> {
  let steps: readonly Step[] | undefined;
  const Reader = () => {
    steps = useSteps();
    return null;
  };
  const { unmount } = await renderIn(language, <Reader />);
  const read = await waitFor(() => {
    if (steps === undefined) throw new Error('not there yet');
    return steps;
  });
  unmount();
  return read;
}

interface Outcome extends Judged<string, unknown> {
  readonly picked: readonly string[];
}

/** Everything that can be judged: each way to tap choices until something is decided. */
function* outcomes(trial: Trial, picked: readonly string[] = []): Generator<Outcome> {
  for (const choice of trial.choices) {
    if (picked.includes(choice)) continue;
    const now = [...picked, choice];
    const judged = trial.judge(now);
    yield { ...judged, picked: now };
    if (judged.state === 'more') yield* outcomes(trial, now);
  }
}

/** The choices that solve it, in order. */
export function solutionOf(trial: Trial): readonly string[] {
  for (const { state, picked } of outcomes(trial)) if (state === 'right') return picked;
  throw new Error('cannot be solved');
}

type Trials = Readonly<Record<string, Trial>>;

/** Every try can be solved and can be missed, and every comment can be made: the real rules say so. */
export function describeTrials(trials: Trials, keys: Keys, { steps }: Course): void {
  describe('the tries', () => {
    test('there is one for each step', () => {
      expect(Object.keys(trials)).toHaveLength(steps);
      expect(Object.keys(keys)).toEqual(Object.keys(trials));
    });

    test.each(Object.entries(trials))('%s: can be solved and can be missed', (_, trial) => {
      const states = new Set([...outcomes(trial)].map(({ state }) => state));
      expect(states).toContain('right');
      expect(states).toContain('wrong');
    });

    test.each(Object.entries(trials))('%s: makes each of its comments, and no other', (step, trial) => {
      const made = new Set([...outcomes(trial)].map(({ key }) => key));
      expect([...made].toSorted()).toEqual([...(keys[step] ?? [])].toSorted());
    });
  });
}
