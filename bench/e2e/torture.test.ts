/** Short forms of `npm run torture`, on what was built. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const TORTURE = join(import.meta.dirname, '../dist/src/torture/main.js');
const run = promisify(execFile);

/** What it says in the end, whether it found faults or not. */
async function tortured(...args: readonly string[]) {
  const { stdout } = await run(process.execPath, [TORTURE, ...args]).catch((error: unknown) => {
    const { stdout: said = '', stderr = '' } = Object(error) as { readonly stdout?: string; readonly stderr?: string };
    if (said === '') throw new Error(stderr);
    return { stdout: said };
  });
  return JSON.parse(stdout) as Readonly<Record<string, unknown>>;
}

test('after 20 kills under load nothing is lost, and nothing is there twice', async () => {
  const result = await tortured('kills', '--count', '20', '--seed', '1', '--companies', '2');
  expect(result).toMatchObject({ faults: [], kills: 20 });
  expect(result['wishesGranted']).toBeGreaterThan(0);
  expect(result['wishesRetried']).toBeGreaterThan(0);
});

test('100,000 hostile messages and requests break nothing, and hold up nobody', async () => {
  const result = await tortured('fuzz', '--count', '100000', '--seed', '1');
  expect(result).toMatchObject({ faults: [] });
  expect(result['sent']).toBeGreaterThanOrEqual(100_000);
});
