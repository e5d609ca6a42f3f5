// @vitest-environment happy-dom
import { samplePad, summaryOf } from '@belfry/ui/testing/pad';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSummary } from './sheet.js';

afterEach(cleanup);

test('a pad in words: best first, with its parts', async () => {
  const log = [
    { id: 1, type: 'count', seat: 1, tower: 0, cards: 3, topped: true },
    { id: 2, type: 'torn', seat: 0, change: 2 },
  ] as const;
  const pad = { ...samplePad('five-towers', ['Ada', 'Bo']), log, finished: true };
  expect(await summaryOf(useSummary, pad)).toMatchObject({
    lines: ['Bo · 9 (Towers 6, Main tower +3, Torn down 0)', 'Ada · −3 (Towers 0, Main tower 0, Torn down −3)'],
    verdict: 'Bo wins.',
  });
});
