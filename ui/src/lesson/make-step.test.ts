import { describe, expect, test } from 'vitest';
import { makeStep } from './make-step.js';
import type { Trial } from './trial.js';

const words = {
  title: 'Too wide',
  name: 'width',
  says: 'Stones have a width.',
  ask: 'Which one?',
  picture: 'A gap.',
  answers: { fits: 'Right in.', wide: 'Try a smaller one.' },
};

const trial: Trial<'fits' | 'wide'> = {
  choices: ['a', 'b'],
  judge: ([choice]) =>
    choice === 'a' ? { state: 'right', key: 'fits' } : { state: 'wrong', key: 'wide', refusal: { code: 'too-wide' } },
};

const parts = {
  id: 'width',
  words,
  trial,
  layout: 'cards',
  choiceOf: (id: string) => ({ id, name: id.toUpperCase() }),
  artOf: (picked: readonly string[]) => picked.join(),
} as const;

test('words, choices and pictures come together', () => {
  const step = makeStep(parts);
  expect(step).toMatchObject({ id: 'width', title: 'Too wide', ask: 'Which one?', layout: 'cards' });
  expect(step.choices.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(step.picture(['b'])).toEqual({ label: 'A gap.', art: 'b' });
});

test('a picture that is touched picks', () => {
  const picked: string[] = [];
  const step = makeStep({ ...parts, artOf: (_, touched) => touched?.('b') ?? null });
  step.picture([], choice => picked.push(choice));
  expect(picked).toEqual(['b']);
});

describe('a verdict', () => {
  const verdict = (reason: string | undefined, choice: string) =>
    makeStep(reason === undefined ? parts : { ...parts, explain: () => reason }).verdict([choice]);

  test.each([
    ['the stone is too wide', 'The stone is too wide. Try a smaller one.'],
    ['Mind the gap!', 'Mind the gap! Try a smaller one.'],
    ['élargi', 'Élargi. Try a smaller one.'],
  ])('begins with what the rules have against it, as a sentence: %s', (reason, text) => {
    expect(verdict(reason, 'b')).toEqual({ state: 'wrong', text });
  });

  test('is only a comment where the rules have nothing against it, or nobody explains', () => {
    expect(verdict('the stone is too wide', 'a')).toEqual({ state: 'right', text: 'Right in.' });
    expect(verdict(undefined, 'b')).toEqual({ state: 'wrong', text: 'Try a smaller one.' });
  });
});
