import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { PushStore, Subscription } from '../push/index.js';
import { openStore, type Store } from './index.js';

let folder: string;
let store: Store;
let pushes: PushStore;

/** The same again, as after a restart. */
async function reopen(): Promise<PushStore> {
  const opened = await openStore({ folder });
  onTestFinished(opened.close);
  return opened.pushes;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'belfry-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  store = await openStore({ folder });
  onTestFinished(store.close);
  ({ pushes } = store);
  for (const id of ['ada', 'ben']) await store.registry.addPerson({ id, name: id, made: 1 });
});

const subscription = (person: string, endpoint: string, made = 1): Subscription => ({
  person,
  endpoint: `https://push.example.org/${endpoint}`,
  p256dh: 'secret-p256dh',
  auth: 'secret-auth',
  language: 'de',
  made,
});

test('the server’s keys are made once', async () => {
  const { publicKey, privateKey } = pushes.keys;
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect((await reopen()).keys).toEqual({ publicKey, privateKey });
});

test('nothing of it can be read in the file', async () => {
  await pushes.add(subscription('ada', 'secret-endpoint'), 10);
  const { privateKey, publicKey } = pushes.keys;
  await store.close();
  const text = readFileSync(join(folder, 'belfry.db'), 'latin1');
  for (const secret of ['secret-endpoint', 'secret-p256dh', 'secret-auth', privateKey.slice(30, 60), publicKey])
    expect(text.includes(secret)).toBe(false);
});

test('subscriptions are somebody’s, the newest first, until they end them', async () => {
  expect(pushes.isUsed()).toBe(false);
  const [one, two, other] = [subscription('ada', '1', 1), subscription('ada', '2', 2), subscription('ben', '3', 3)];
  for (const each of [one, two, other]) await pushes.add(each, 10);
  for (const each of [pushes, await reopen()]) {
    expect(each.isUsed()).toBe(true);
    expect(each.of('ada')).toEqual([two, one]);
    expect(each.of('ben')).toEqual([other]);
    expect(each.of('cleo')).toEqual([]);
  }
  // Nobody ends those of others.
  await pushes.remove('ben', one.endpoint);
  expect(pushes.of('ada')).toHaveLength(2);
  await pushes.remove('ada', one.endpoint);
  await pushes.remove('ada', 'never');
  expect(pushes.of('ada')).toEqual([two]);
});

test('a browser is one person’s: the last who subscribed there', async () => {
  await pushes.add(subscription('ada', '1', 1), 10);
  await pushes.add({ ...subscription('ben', '1', 2), language: 'fr' }, 10);
  expect(pushes.of('ada')).toEqual([]);
  expect(pushes.of('ben')).toEqual([{ ...subscription('ben', '1', 2), language: 'fr' }]);
  await expect(pushes.add(subscription('cleo', '1'), 10)).rejects.toThrow(/FOREIGN KEY/);
});

test('of too many the oldest go, and only those of the same person', async () => {
  await pushes.add(subscription('ben', 'b', 0), 3);
  for (let each = 1; each <= 5; each++) await pushes.add(subscription('ada', `${each}`, each), 3);
  expect(pushes.of('ada').map(({ made }) => made)).toEqual([5, 4, 3]);
  await pushes.add(subscription('ada', '4', 6), 3);
  expect(pushes.of('ada').map(({ made }) => made)).toEqual([6, 5, 3]);
  expect(pushes.of('ben')).toHaveLength(1);
});

test('a turn is told once, however many try, wherever; a reminder is another telling', async () => {
  const turn = { table: 't', person: 'ada', position: 5, stage: 1 } as const;
  const other = await reopen();
  const tries = await Promise.all([pushes, other, pushes].map(each => each.tell(turn)));
  expect(tries.filter(Boolean)).toHaveLength(1);
  expect(other.isTold(turn)).toBe(true);
  const reminder = { ...turn, stage: 2 } as const;
  expect(pushes.isTold(reminder)).toBe(false);
  expect([await pushes.tell(reminder), await pushes.tell(reminder), await pushes.tell(turn)]).toEqual([
    true,
    false,
    false,
  ]);
  for (const next of [
    { ...turn, position: 6 },
    { ...turn, position: 6, person: 'ben' },
  ]) {
    expect(pushes.isTold(next)).toBe(false);
    expect(await pushes.tell(next)).toBe(true);
  }
});

test('of a table that is forgotten, in whichever way, no turn is left', async () => {
  for (const forget of [(id: string) => pushes.forget(id), (id: string) => store.registry.forget(id)]) {
    const turn = { table: 't', person: 'ada', position: 5, stage: 1 } as const;
    await pushes.tell(turn);
    await pushes.tell({ ...turn, table: 'u' });
    await forget('t');
    await forget('never');
    expect([pushes.isTold(turn), pushes.isTold({ ...turn, table: 'u' })]).toEqual([false, true]);
  }
});
