import type { Json } from '@belfry/engine';
import type { StoredSummary } from '@belfry/table';
import { samples } from '@belfry/table/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWritten, seldomOf } from './sameness.js';

const { fullSummary, summaryOf } = samples;

const written = (summary: StoredSummary) => JSON.parse(JSON.stringify(seldomOf(summary)));

test('only what changes all the time may differ', () => {
  for (const summary of [summaryOf('t'), fullSummary('t')]) {
    const now = structuredClone(summary);
    expect(isWritten(written(summary), { ...now, count: 99, turn: 7, deadline: 1, changed: 2 })).toBe(true);
    expect(isWritten(written(summary), { ...now, turn: undefined, deadline: undefined })).toBe(true);
  }
});

test.each<[string, Partial<StoredSummary>]>([
  ['a seat', { seats: [{ name: 'Ada', person: 'ada' }, { name: 'Ben' }] }],
  ['a seat more', { seats: [{ name: 'Ada', person: 'ada' }, { name: '' }, { name: '' }] }],
  ['a seat less', { seats: [{ name: 'Ada', person: 'ada' }] }],
  [
    'somebody who has left',
    {
      seats: [
        { name: 'Ada', person: 'ada' },
        { name: '', isLeft: true },
      ],
    },
  ],
  ['the phase', { phase: 'running' }],
  ['the outcome', { outcome: { scores: [], winners: [] } }],
  ['an option', { options: { players: 3, bids: 'checked' } }],
  ['an option less', { options: { players: 2 } }],
  ['an option with a strange name', { options: { players: 2, bids: 'checked', constructor: 1 } }],
  ['the people', { people: ['ben'] }],
  ['who may know of it', { listed: true }],
  ['the next', { next: 'u' }],
])('%s may not differ', (_, parts) => {
  const [before, now] = [summaryOf('t'), summaryOf('t', parts)];
  expect(isWritten(written(before), now)).toBe(false);
  expect(isWritten(written(now), before)).toBe(false);
});

test('it never calls the same what would be written otherwise', () => {
  const value = fc.jsonValue({ maxDepth: 2 }).map(json => json as Json);
  const name = fc.constantFrom('a', 'b', '__proto__', 'constructor', 'toString', '0');
  const bag = fc.dictionary(name, fc.option(value, { nil: undefined }), { maxKeys: 3 });
  const list = fc.array(fc.option(value, { nil: undefined }), { maxLength: 2 });
  const options = fc.record({ bag, list });
  let same = 0;
  fc.assert(
    fc.property(options, options, fc.boolean(), (one, other, isCopy) => {
      const [before, now] = [one, isCopy ? structuredClone(one) : other].map(each =>
        summaryOf('t', { options: each as unknown as StoredSummary['options'] }),
      );
      if (before === undefined || now === undefined || !isWritten(written(before), now)) return;
      same++;
      expect(written(now)).toEqual(written(before));
    }),
    { seed: 14, numRuns: 3000 },
  );
  expect(same).toBeGreaterThan(500);
});
