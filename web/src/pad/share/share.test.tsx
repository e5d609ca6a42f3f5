// @vitest-environment happy-dom
import { LANGUAGES } from '@belfry/engine/words';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { writingIn } from '../kit/text.js';
import { openPad, press, samplePad } from '../testing.js';
import { columnsOf as turmbauerColumns } from '../turmbauer/sheet.js';
import { bg } from '../words/bg.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { fr } from '../words/fr.js';
import { ScoreSheet } from './score-sheet.js';
import { padAsText, verdictOf } from './text.js';

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
      '5 Towers · 14 Nov 2026',
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
    padAsText({ ...pad, log, finished: true }, WORDS[language], writingIn(language))
      .split('\n')
      .at(-1),
  );
  expect(verdicts).toEqual([
    'Cy wins on height.',
    'Cy gewinnt nach Höhe.',
    'Cy gagne à la hauteur.',
    'Cy печели по височина.',
  ]);
  expect(verdictOf({ ...pad, log }, en, writingIn('en'))).toEqual(['Cy leads.']);
});

test('whoever brought the tower down stands last, and it is said', () => {
  const pad = samplePad('turmbauer', ['Ada', 'Bo', 'Cy']);
  if (pad.game !== 'turmbauer') throw new Error('another game');
  const log = [
    { id: 1, type: 'height', colour: 0, height: 12 },
    { id: 2, type: 'height', colour: 1, height: 4 },
    { id: 3, type: 'height', colour: 2, height: 4 },
    { id: 4, type: 'rings', colour: 1, rings: 1 },
    { id: 5, type: 'collapse', seat: 0 },
  ] as const;
  expect(
    padAsText({ ...pad, log, finished: true }, en, writingIn('en'))
      .split('\n')
      .slice(1),
  ).toEqual([
    'Cy · Height 4 (Unused parts 0, Rings left 2)',
    'Bo · Height 4 (Unused parts 0, Rings left 1)',
    'Ada · Height 12 (Unused parts 0, Rings left 2) · out',
    'Ada brought the tower down. Cy wins: equally high, as many unused parts, but more rings left.',
  ]);
  expect(verdictOf({ ...pad, log }, en, writingIn('en'))).toEqual(['Ada brought the tower down. Cy leads.']);
  expect(turmbauerColumns({ ...pad, log }, en).map(({ note }) => note)).toEqual(['out', undefined, undefined]);
});

test('an evening of Skyscraper as text counts wins', () => {
  const pad = samplePad('skyscraper', ['Ada', 'Bo']);
  if (pad.game !== 'skyscraper') throw new Error('another game');
  const log = [
    { id: 1, type: 'match', winners: [0], at: 0 },
    { id: 2, type: 'match', winners: [0], at: 0 },
    { id: 3, type: 'match', winners: [1], at: 0 },
  ] as const;
  expect(
    padAsText({ ...pad, log }, en, writingIn('en'))
      .split('\n')
      .slice(1, 3),
  ).toEqual(['Ada · 2 wins', 'Bo · 1 win']);
});

describe('the picture', () => {
  const textsOf = (names: readonly string[], verdict: string): readonly (string | null)[] => {
    const pad = samplePad('turmbauer', names);
    if (pad.game !== 'turmbauer') throw new Error('another game');
    const sheet = { ref: null, label: '', title: '', date: '', verdict, footer: '' };
    const { container } = render(<ScoreSheet {...sheet} columns={turmbauerColumns(pad, bg)} />);
    return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  };

  test('has short labels in narrow columns', () => {
    expect(textsOf(['Ada', 'Bo', 'Cy'], '')).toContain('Неизползвани кубчета');
    const four = textsOf(['Ada', 'Bo', 'Cy', 'Di'], '');
    expect(four).toContain('Кубчета');
    expect(four).not.toContain('Неизползвани кубчета');
  });

  test('has lines that fit', () => {
    const verdict = `${bg.turm.noteCollapse('Мария')}. ${bg.turm.why.rings('Александра')}`;
    const texts = textsOf(['Ada', 'Bo'], verdict);
    expect(texts).toContain('Кулата се срути заради Мария. Александра печели:');
    expect(Math.max(...texts.map(text => text?.length ?? 0))).toBeLessThanOrEqual(52);
  });
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
