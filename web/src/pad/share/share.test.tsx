// @vitest-environment happy-dom
import { button, press, samplePad } from '@belfry/ui/testing/pad';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Pad } from '../pad.js';
import { memoryStore } from '../store/memory.js';
import { open, openPad } from '../testing.js';
import { ScoreSheet } from './score-sheet.js';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a pad as text: the game and the date, everybody, the verdict', async () => {
  const store = memoryStore();
  const log = [
    { id: 1, type: 'count', seat: 1, tower: 0, cards: 3, topped: true },
    { id: 2, type: 'torn', seat: 0, change: 2 },
  ];
  await store.put({ ...samplePad('five-towers', ['Ada', 'Bo']), log, finished: true });
  await open(<Pad id="five-towers" />, { store });
  await vi.waitFor(() => button('Share'));
  await press('Share');
  expect(screen.getByRole('img', { name: /^5 Towers/ }).getAttribute('aria-label')).toBe(
    [
      '5 Towers · 14 Nov 2026',
      'Bo · 9 (Towers 6, Main tower +3, Torn down 0)',
      'Ada · −3 (Towers 0, Main tower 0, Torn down −3)',
      'Bo wins.',
    ].join('\n'),
  );
});

describe('the picture', () => {
  const textsOf = (names: readonly string[], verdict: string): readonly (string | null)[] => {
    const sheet = { ref: null, label: '', title: '', date: '', verdict, footer: '' };
    const cells = [{ name: 'Неизползвани кубчета', short: 'Кубчета', value: '0' }];
    const columns = names.map(name => ({ name, total: '0', leads: false, cells, art: () => null }));
    const { container } = render(<ScoreSheet {...sheet} columns={columns} />);
    return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  };

  test('has short labels in narrow columns', () => {
    expect(textsOf(['Ada', 'Bo', 'Cy'], '')).toContain('Неизползвани кубчета');
    const four = textsOf(['Ada', 'Bo', 'Cy', 'Di'], '');
    expect(four).toContain('Кубчета');
    expect(four).not.toContain('Неизползвани кубчета');
  });

  test('has lines that fit', () => {
    const why = 'еднаква височина и също толкова неизползвани кубчета, но повече пръстени.';
    const texts = textsOf(['Ada', 'Bo'], `Кулата се срути заради Мария. Александра печели: ${why}`);
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
