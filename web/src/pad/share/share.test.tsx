// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { writingIn } from '../kit/text.js';
import { openPad, press, samplePad } from '../testing.js';
import { bg } from '../words/bg.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { fr } from '../words/fr.js';
import { padAsText } from './text.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WORDS = { en, de, fr, bg };

test('a pad as text: best first, with its parts', () => {
  const pad = samplePad('five-towers', ['Ada', 'Bo']);
  if (pad.game !== 'five-towers') throw new Error('another game');
  const log = [
    { id: 1, type: 'count', seat: 1, tower: 0, cards: 3, topped: true },
    { id: 2, type: 'torn', seat: 0, change: 2 },
  ] as const;
  expect(padAsText({ ...pad, log, finished: true }, en, writingIn('en'))).toBe(
    [
      '5 Towers · Nov 14, 2026',
      'Bo · 9 (Towers 6, Main tower +3, Torn down 0)',
      'Ada · −3 (Towers 0, Main tower 0, Torn down −3)',
      'Bo wins.',
    ].join('\n'),
  );
});

test('in Turmbauer it says why, in every language', () => {
  const pad = samplePad('turmbauer', ['Ada', 'Bo', 'Cy']);
  if (pad.game !== 'turmbauer') throw new Error('another game');
  const log = [{ id: 1, type: 'height', colour: 2, height: 7 }] as const;
  const verdicts = LANGUAGES.map(language =>
    padAsText({ ...pad, log }, WORDS[language], writingIn(language))
      .split('\n')
      .at(-1),
  );
  expect(verdicts).toEqual([
    'Cy wins: nobody stands higher.',
    'Cy gewinnt: Niemand steht höher.',
    'Cy gagne\u00a0: personne n’est plus haut.',
    'Cy печели: никой не е по-високо.',
  ]);
});

test('without a way to share, the text goes to the clipboard, and the page says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPad('five-towers', ['Ada', 'Bo']);
  await press('candy 7', 'Share');
  expect(screen.getByRole('img', { name: /Ada · 2/ })).toBeTruthy();
  await press('As text');
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Ada · 2 (Towers 1, Main tower +1, Torn down 0)'));
  expect(screen.getAllByText('Copied: paste it wherever you like.').length).toBeGreaterThan(0);
});
