// @vitest-environment happy-dom
import { samplePad, summaryOf } from '@belfry/ui/testing/pad';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSummary } from './sheet.js';

afterEach(cleanup);

test('an evening in words counts wins', async () => {
  const log = [
    { id: 1, type: 'match', winners: [0], at: 0 },
    { id: 2, type: 'match', winners: [0], at: 0 },
    { id: 3, type: 'match', winners: [1], at: 0 },
  ] as const;
  const { lines } = await summaryOf(useSummary, { ...samplePad('skyscraper', ['Ada', 'Bo']), log });
  expect(lines).toEqual(['Ada · 2 wins', 'Bo · 1 win']);
});
