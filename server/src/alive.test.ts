import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveSigns } from './alive.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-alive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MADE_UP = 1_000_000_000_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Starts at this time, and ends at that; gives since when nobody was there for tables that changed last at these times. */
function live(from: number, { to = from, standsStill = false }, ...changed: readonly number[]) {
  let now = from;
  const signs = giveSigns(
    folder,
    () => now,
    () => standsStill,
  );
  now = to;
  signs.stop();
  return changed.map(signs.awaySince);
}

test('a sign of life tells the time of tables, whatever the machine’s clock says', () => {
  expect(live(MADE_UP, {}, MADE_UP)).toEqual([undefined]);
  expect(statSync(join(folder, 'alive')).mtimeMs).toBe(MADE_UP);
  expect(live(MADE_UP - HOUR, {}, MADE_UP - DAY)).toEqual([MADE_UP]);
  expect(live(0, {}, MADE_UP - DAY)).toEqual([MADE_UP - HOUR]);
});

test('what stands still after a start does so since the sign before it, at every start until it goes on', () => {
  live(MADE_UP, {});
  const [first, second, third] = [DAY, 2 * DAY, 3 * DAY].map(each => MADE_UP + each) as [number, number, number];
  live(first, { to: first + HOUR, standsStill: true });
  live(second, { to: second + HOUR, standsStill: true }, MADE_UP);
  const last = second + HOUR;
  // A move in the moment before the end, when there was no other sign; then what has gone on since.
  const changed = [MADE_UP - HOUR, MADE_UP, MADE_UP + 3000, first, second + 1];
  expect(live(third, {}, ...changed)).toEqual([MADE_UP, MADE_UP, MADE_UP + 3000, last, last]);
  expect(live(third + DAY, {}, MADE_UP)).toEqual([third]);
});

test('a server that ends before its clocks went on has changed nothing for them', () => {
  live(MADE_UP, {});
  giveSigns(
    folder,
    () => MADE_UP + DAY,
    () => true,
  );
  expect(live(MADE_UP + 2 * DAY, {}, MADE_UP, MADE_UP + DAY)).toEqual([MADE_UP, MADE_UP + DAY]);
});

test('a sign that is later than the last one is none: the clock was set back', () => {
  live(MADE_UP, {});
  live(MADE_UP - DAY, { standsStill: true });
  expect(live(MADE_UP - HOUR, {}, MADE_UP - 2 * DAY)).toEqual([MADE_UP - DAY]);
});
