import { expect, test } from 'vitest';
import { Eyes } from './eyes.js';

/** Has somebody waited long enough? */
function waitingEyes() {
  const calls: (() => void)[] = [];
  const eyes = new Eyes((_, call) => calls.push(call));
  const gone: string[] = [];
  const wait = (id: string, revision: number): void =>
    void eyes.until(id, revision).then(() => gone.push(`${id} ${revision}`));
  const settle = async (): Promise<readonly string[]> => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    return gone;
  };
  return { eyes, calls, wait, settle };
}

test('a bot waits until the table was seen, as far as it is', async () => {
  const { eyes, wait, settle } = waitingEyes();
  wait('a', 3);
  wait('b', 3);
  eyes.saw('a', 2);
  expect(await settle()).toEqual([]);
  eyes.saw('a', 3);
  expect(await settle()).toEqual(['a 3']);
});

test('what was seen already is not waited for', async () => {
  const { eyes, wait, settle } = waitingEyes();
  eyes.saw('a', 7);
  wait('a', 6);
  expect(await settle()).toEqual(['a 6']);
});

test('nobody is waited for for ever', async () => {
  const { calls, wait, settle } = waitingEyes();
  wait('a', 1);
  calls[0]?.();
  expect(await settle()).toEqual(['a 1']);
});
