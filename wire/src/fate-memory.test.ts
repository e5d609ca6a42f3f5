import { type FateKey, type Json, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { isBegun, type TableKeeper } from '@belfry/table';
import { ADA, BEN, keeperOf, must, seedKeys } from '@belfry/table/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Guest, gatherGuests, playGuests } from '../../table/testing/guests.js';
import { type DrawStore, FateMemory, type KeptDraw } from './fate-memory.js';

const GAMES = await loadGames();
const GAME = GAMES.find(({ rules }) => rules.id === 'five-towers')?.rules;
if (GAME === undefined) throw new Error('no such game');
const rules = GAME;
beforeEach(() => seedKeys(3));
afterEach(() => void vi.restoreAllMocks());

const TOO_LATE = 10_000;

class Drawer implements DrawStore {
  readonly kept = new Map<string, KeptDraw>();
  get(table: string): KeptDraw | undefined {
    return this.kept.get(table);
  }
  set(table: string, kept: KeptDraw): void {
    this.kept.set(table, kept);
  }
}

/** Somebody's device. */
class Device {
  readonly guest: Guest;
  readonly drawer: Drawer;
  memory: FateMemory;

  constructor(guest: Guest, drawer = new Drawer()) {
    this.guest = guest;
    this.drawer = drawer;
    this.memory = new FateMemory(drawer);
  }

  /** The page is opened anew: what was stored is there, and nothing else. */
  reload(): void {
    this.memory = new FateMemory(this.drawer);
  }

  /** Looks at the table, and wishes for what is its part. Says what that was. */
  async step(): Promise<string | undefined> {
    const wish = this.memory.follow(this.guest.table, await this.guest.look());
    if (wish !== undefined) await this.guest.wish(wish);
    return wish?.type;
  }
}

async function about(people = [ADA, BEN]) {
  const { keeper, clock } = keeperOf(GAMES)({ isShared: true });
  const guests = await gatherGuests(keeper, 'five-towers', people);
  const devices = guests.map(guest => new Device(guest));
  await guests[0]?.grant({ type: 'begin', seating: 'lot' });
  return { keeper, clock, guests, devices, id: (guests[0] as Guest).table };
}

/** Plays, while these devices look on at every step. */
async function finish(guests: readonly Guest[], devices: readonly Device[]): Promise<Json> {
  const [any] = guests as [Guest];
  for (let step = 0; ; step++) {
    for (const device of devices) await device.step();
    const view = await any.look();
    if (isBegun(view) && view.due.type === 'over') break;
    await playGuests(guests, new SeededRandom(step), 1);
  }
  return JSON.parse(JSON.stringify(must(await any.host.exportRecord(any.table)))) as Json;
}

const looker = (keeper: TableKeeper, id: string): Device => new Device(new Guest(keeper, 'secret-person-9', id));

describe('a device', () => {
  test('seals, then shows, remembers what was promised, and finds a fair match fair', async () => {
    const { guests, devices, id } = await about();
    const [a, b] = devices as [Device, Device];
    expect([await a.step(), await a.step(), await b.step()]).toEqual(['seal', undefined, 'seal']);
    expect([await a.step(), await b.step()]).toEqual(['show', 'show']);
    const record = await finish(guests, devices);
    for (const { memory } of devices)
      expect(memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: true });
  });

  test('that is loaded anew between sealing and showing shows the same number', async () => {
    const { guests, devices, id } = await about();
    for (const device of devices) await device.step();
    for (const device of devices) {
      device.reload();
      expect(await device.step()).toBe('show');
      device.reload();
    }
    const record = await finish(guests, devices);
    for (const { memory } of devices) expect(memory.check(id, record, rules)).toMatchObject({ isOwnNumberIn: true });
  });

  test('of somebody who only looks on has no number, and checks all the same', async () => {
    const { keeper, guests, devices, id } = await about();
    const dora = looker(keeper, id);
    for (let round = 0; round < 2; round++)
      for (const device of [dora, ...devices])
        expect(await device.step()).toBe(device === dora ? undefined : ['seal', 'show'][round]);
    const record = await finish(guests, [...devices, dora]);
    expect(dora.memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: false });
  });

  test('that did not show in time is left out, and draws no new number that nobody asks for', async () => {
    const { guests, devices, id, clock } = await about();
    const [a, b] = devices as [Device, Device];
    for (const device of devices) await device.step();
    await a.step();
    await clock.advance(TOO_LATE);
    expect([await a.step(), await b.step()]).toEqual(['seal', undefined]);
    expect(await a.step()).toBe('show');
    const record = await finish(guests, devices);
    expect(a.memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: true });
    expect(b.memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: false });
  });

  test('that came too late to seal plays without a number', async () => {
    const { guests, devices, id, clock } = await about();
    const [a, b] = devices as [Device, Device];
    await a.step();
    await clock.advance(TOO_LATE);
    expect([await b.step(), await a.step()]).toEqual([undefined, 'show']);
    const record = await finish(guests, devices);
    expect(b.memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: false });
  });

  test('one of two of the same person does not say that its own number is missing: the other’s was sealed', async () => {
    const { guests, devices, id } = await about();
    const [a, b] = devices as [Device, Device];
    const second = new Device(a.guest);
    // The other window has sealed; this one looks on from then on.
    await a.step();
    await second.step();
    await b.step();
    for (const device of [second, a, b]) await device.step();
    const record = await finish(guests, [...devices, second]);
    expect(a.memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: true });
    expect(second.memory.check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: false });
  });
});

describe('a device notices', () => {
  async function played() {
    const { guests, devices, id } = await about();
    for (let round = 0; round < 2; round++) for (const device of devices) await device.step();
    const record = (await finish(guests, devices)) as { [field: string]: Json };
    const [a] = devices as [Device];
    const check = (changed: Json): object => a.memory.check(id, changed, rules);
    return { record, check, device: a, id };
  }

  test('another promise, another number, another end of the log', async () => {
    const { record, check, device, id } = await played();
    const kept = device.drawer.get(id) as KeptDraw;
    expect(check(record)).toMatchObject({ code: 'fair' });
    device.drawer.set(id, { ...kept, commitment: '0'.repeat(64) });
    expect(check(record)).toEqual({ code: 'commitment-differs' });
    device.drawer.set(id, { ...kept, number: '9'.repeat(64) as FateKey });
    expect(check(record)).toEqual({ code: 'own-number-missing' });
    device.drawer.set(id, { ...kept, head: { count: kept.head?.count ?? 0, head: '0'.repeat(64) } });
    expect(check(record)).toMatchObject({ code: 'head-differs' });
  });

  test('a record that is none, or does not say how fate was bound', async () => {
    const { record, check } = await played();
    expect(check({})).toMatchObject({ code: 'not-a-record' });
    const { fate: _, ...rest } = record;
    expect(check(rest)).toEqual({ code: 'not-promised' });
  });

  test('nothing if it kept nothing, but all that the record itself shows', async () => {
    const { record, id } = await played();
    expect(new FateMemory(new Drawer()).check(id, record, rules)).toEqual({ code: 'fair', isOwnNumberIn: false });
  });
});
