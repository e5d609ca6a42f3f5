import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { giveSigns } from './alive.js';

const folder = mkdtempSync(join(tmpdir(), 'belfry-alive-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MADE_UP = 1_000_000_000_000;

test('a sign of life tells the time of tables, whatever the machine’s clock says', () => {
  const first = giveSigns(folder, () => MADE_UP);
  expect(first.last).toBeUndefined();
  expect(statSync(join(folder, 'alive')).mtimeMs).toBe(MADE_UP);
  first.stop();
  const second = giveSigns(folder, () => MADE_UP - 5000);
  expect(second.last).toBe(MADE_UP);
  second.stop();
  const third = giveSigns(folder, () => 0);
  expect(third.last).toBe(MADE_UP - 5000);
  third.stop();
});
