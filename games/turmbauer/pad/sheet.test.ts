// @vitest-environment happy-dom
import { samplePad, summaryOf } from '@belfry/ui/testing/pad';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSummary } from './sheet.js';

afterEach(cleanup);

const pad = samplePad('turmbauer', ['Ada', 'Bo', 'Cy']);

test.each([
  ['en', 'Cy wins on height.'],
  ['de', 'Cy gewinnt durch die Höhe.'],
  ['fr', 'Cy gagne grâce à la hauteur.'],
  ['bg', 'Cy печели по височина.'],
] as const)('it says why, in %s', async (language, why) => {
  const log = [{ id: 1, type: 'height', colour: 2, height: 7 }] as const;
  expect((await summaryOf(useSummary, { ...pad, log, finished: true }, language)).verdict).toBe(why);
});

test('before the end it says who leads', async () => {
  const log = [{ id: 1, type: 'height', colour: 2, height: 7 }] as const;
  expect((await summaryOf(useSummary, { ...pad, log })).verdict).toBe('Cy leads.');
});

test('whoever brought the tower down stands last, and it is said', async () => {
  const log = [
    { id: 1, type: 'height', colour: 0, height: 12 },
    { id: 2, type: 'height', colour: 1, height: 4 },
    { id: 3, type: 'height', colour: 2, height: 4 },
    { id: 4, type: 'rings', colour: 1, rings: 1 },
    { id: 5, type: 'collapse', seat: 0 },
  ] as const;
  expect(await summaryOf(useSummary, { ...pad, log, finished: true })).toMatchObject({
    lines: [
      'Cy · Height 4 (Unused parts 0, Rings left 2)',
      'Bo · Height 4 (Unused parts 0, Rings left 1)',
      'Ada · Height 12 (Unused parts 0, Rings left 2) · out',
    ],
    verdict: 'Ada brought the tower down. Cy wins: equally high, as many unused parts, but more rings left.',
  });
  const { verdict } = await summaryOf(useSummary, { ...pad, log, finished: true }, 'bg');
  expect(verdict).toMatch(/^Кулата се срути заради Ada\. Cy печели: /);
  const running = await summaryOf(useSummary, { ...pad, log });
  expect(running.verdict).toBe('Ada brought the tower down. Cy leads.');
  expect(running.columns.map(({ note }) => note)).toEqual(['out', undefined, undefined]);
});

test('long labels have short ones for narrow columns', async () => {
  const { columns } = await summaryOf(useSummary, pad, 'bg');
  expect(columns[0]?.cells[0]).toMatchObject({ name: 'Неизползвани кубчета', short: 'Кубчета' });
});
