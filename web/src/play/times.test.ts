import type { TableView } from '@belfry/table';
import { expect, test } from 'vitest';
import { formatTime, lastSeconds, timeOf } from './times.js';

const human = { name: 'Ada', player: { type: 'human' }, isYours: false } as const;

const view = (changes: Partial<TableView>) =>
  ({
    clock: { type: 'move', seconds: 30, reserve: 300 },
    seats: [human, { ...human, name: 'Ben' }],
    due: { type: 'seat', seat: 0 },
    deadline: 1_000_000 + 30_000 + 250_000,
    reserves: [250_000, 300_000],
    ...changes,
  }) as TableView;

test('first the time of the move runs, then the reserve', () => {
  expect(timeOf(view({}), 0, 1_006_000)).toMatchObject({ type: 'runs', move: 24_000, reserve: 250_000, share: 0.8 });
  expect(timeOf(view({}), 0, 1_040_000)).toMatchObject({ type: 'runs', move: 0, reserve: 240_000 });
  expect(timeOf(view({}), 0, 2_000_000)).toMatchObject({ type: 'runs', move: 0, reserve: 0 });
});

test('who is not on turn has their reserve', () => {
  expect(timeOf(view({}), 1, 1_006_000)).toEqual({ type: 'stands', reserve: 300_000 });
});

test('without a clock, for bots, and for those a bot plays for, there is no time', () => {
  expect(timeOf(view({ clock: { type: 'none' } }), 0, 0)).toBeUndefined();
  expect(timeOf(view({ seats: [{ ...human, standIn: 'greedy' }, human] }), 0, 0)).toBeUndefined();
  expect(timeOf(view({ seats: [{ ...human, player: { type: 'bot', policy: 'greedy' } }, human] }), 0, 0)).toBe(
    undefined,
  );
  expect(timeOf(view({ due: { type: 'over', result: { winners: [] } } }), 0, 0)).toBeUndefined();
});

test('days are one long time', () => {
  const hour = 3_600_000;
  const days = view({ clock: { type: 'days', days: 2 }, deadline: 14 * hour + 5 });
  expect(timeOf(days, 0, 0)).toEqual({ type: 'days', left: 14 * hour + 5 });
});

test('times are read like on a clock', () => {
  expect([0, 1, 24_000, 250_000, 3_600_000].map(formatTime)).toEqual(['0:00', '0:01', '0:24', '4:10', '1:00:00']);
});

test('the last ten seconds are told, with what follows', () => {
  const at = (now: number) => lastSeconds(timeOf(view({}), 0, now));
  expect(at(1_019_000)).toBeUndefined();
  expect(at(1_021_000)).toEqual({ seconds: 9, reserve: 250_000 });
  expect(at(1_031_000)).toBeUndefined();
  expect(at(1_276_000)).toEqual({ seconds: 4, reserve: undefined });
});
