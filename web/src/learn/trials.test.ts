/** Every try can be solved and can be missed, and every comment can be made: the real rules say so. */
import { describe, expect, test } from 'vitest';
import { KEYS as FIVE_TOWERS, TRIALS as FIVE_TOWERS_TRIALS } from './five-towers/trials.js';
import { SCENARIOS, KEYS as SKYSCRAPER } from './skyscraper/trials.js';
import { STEPS } from './steps.js';
import { type Judged, pick, type Trial } from './trial.js';
import { KEYS as TURMBAUER, TRIALS as TURMBAUER_TRIALS } from './turmbauer/trials.js';

interface AnyTrial extends Omit<Trial, 'judge'> {
  judge(picked: readonly string[]): Judged<string, unknown>;
}

const skyscraperTrials: Record<string, AnyTrial> = Object.fromEntries(
  Object.entries(SCENARIOS).map(([step, { trial }]) => [step, trial]),
);

const COURSES: [keyof typeof STEPS, Record<string, AnyTrial>, Record<string, readonly string[]>][] = [
  ['five-towers', FIVE_TOWERS_TRIALS, FIVE_TOWERS],
  ['skyscraper', skyscraperTrials, SKYSCRAPER],
  ['turmbauer', TURMBAUER_TRIALS, TURMBAUER],
];

/** Everything that can be judged: each way to tap choices until something is decided. */
function* outcomes(trial: AnyTrial, picked: readonly string[] = []): Generator<Judged<string, unknown>> {
  for (const choice of trial.choices) {
    if (picked.includes(choice)) continue;
    const now = [...picked, choice];
    const judged = trial.judge(now);
    yield judged;
    if (judged.state === 'more') yield* outcomes(trial, now);
  }
}

describe.each(COURSES)('the course of %s', (game, trials, keys) => {
  test('has a try for each of its steps', () => {
    expect(Object.keys(trials)).toEqual([...STEPS[game]]);
    expect(Object.keys(keys)).toEqual([...STEPS[game]]);
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

describe('picking', () => {
  const { build } = FIVE_TOWERS_TRIALS;

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

  test('after a pair that does not fit one begins anew', () => {
    expect(pick(SCENARIOS.nine.trial, ['3', '5'], '6')).toEqual(['6']);
  });
});
