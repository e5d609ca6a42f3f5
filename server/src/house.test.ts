/** How a whole house ends. */
import { afterAll, expect, test } from 'vitest';
import { housesWithGames } from '../testing/at-houses.js';
import { Visitor } from '../testing/visitor.js';
import { LONGEST_CLOSE } from './house.js';
import { lockAlone } from './store/lock.js';

const all = housesWithGames();
afterAll(() => all.closeAll());

test('a house that cannot end in time ends all the same, and logs it', async () => {
  const logged: string[] = [];
  const lines = { write: (line: string) => void logged.push(line) };
  const house = await all.open({ lines, longestClose: 200 }, undefined, { log: 'warn' });
  const ada = await Visitor.arrive(house.base, 'Ada');
  // Somebody who never says good-bye holds up the end for a second.
  const socket = ada.socket();
  await new Promise(resolve => socket.once('open', resolve));
  socket.pause();
  await house.close();
  expect(logged.map(line => JSON.parse(line).msg)).toEqual(['not closed in time']);
  socket.terminate();
  // What it left behind ends by itself, and then the folder is free.
  await expect.poll(() => isFree(house.data), { timeout: 20_000 }).toBe(true);
});

test('a house says from the beginning of its end that it closes, and that it still runs', async () => {
  const house = await all.open();
  const ada = await Visitor.arrive(house.base, 'Ada');
  const socket = ada.socket();
  await new Promise(resolve => socket.once('open', resolve));
  // Somebody who never says good-bye.
  socket.pause();
  const answered = async (path: string) => {
    const response = await fetch(`${house.base}${path}`);
    return { status: response.status, ...((await response.json()) as object) };
  };
  expect(await answered('/readyz')).toEqual({ status: 200, ok: true });
  const closed = house.close();
  const [ready, healthy, asked] = await Promise.all(['/readyz', '/healthz', '/api/me'].map(answered));
  expect(ready).toEqual({ status: 503, ok: false, reasons: ['closing'] });
  expect(healthy).toEqual({ status: 200, ok: true });
  expect(asked).toEqual({ status: 503, code: 'closing' });
  await closed;
  socket.terminate();
});

function isFree(folder: string): boolean {
  const lock = lockAlone(folder);
  lock?.release();
  return lock !== undefined;
}

test('a house has ended before ten seconds are over, and has time to say good-bye', () => {
  expect(LONGEST_CLOSE).toBeLessThan(10_000);
  expect(LONGEST_CLOSE).toBeGreaterThan(5000);
});

test('a house ends once, however often it is asked to', async () => {
  const house = await all.open();
  expect(house.house.close()).toBe(house.house.close());
  await house.close();
});

test('a house that ends in time logs nothing', async () => {
  const logged: string[] = [];
  const house = await all.open({ lines: { write: line => void logged.push(line) } }, undefined, { log: 'warn' });
  await Visitor.arrive(house.base, 'Ada');
  await house.close();
  expect(logged).toEqual([]);
});
