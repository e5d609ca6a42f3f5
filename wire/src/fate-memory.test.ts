import { type FateKey, type FateTerms, type Json, SeededRandom } from '@belfry/engine';
import { loadGames } from '@belfry/games';
import { type BindingView, type FairTogether, isBegun, type RoomView, type TableKeeper } from '@belfry/table';
import { ADA, BEN, keeperOf, must, seedKeys } from '@belfry/table/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Guest, gatherGuests, playGuests } from '../../table/testing/guests.js';
import { type DrawStore, FateMemory, type KeptDraw, type Promised } from './fate-memory.js';

const GAMES = await loadGames();
const GAME = GAMES.find(({ rules }) => rules.id === 'five-towers')?.rules;
if (GAME === undefined) throw new Error('no such game');
const rules = GAME;
beforeEach(() => seedKeys(3));
afterEach(() => void vi.restoreAllMocks());

const TOO_LATE = 10_000;

/** Both have shown their numbers. */
const FAIR: FairTogether = {
  code: 'fair',
  isOwnNumberIn: true,
  isOwnNumberLost: false,
  redrawn: 0,
  added: ['Name 1', 'Name 2'],
  missing: [],
};
const withoutOwn = { ...FAIR, isOwnNumberIn: false };
/** Ben's is missing. */
const onlyOne = { added: ['Name 1'], missing: ['Name 2'] };

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
    for (const { memory } of devices) expect(memory.check(id, record, rules)).toEqual(FAIR);
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
    expect(dora.memory.check(id, record, rules)).toEqual(withoutOwn);
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
    expect(a.memory.check(id, record, rules)).toEqual({ ...FAIR, ...onlyOne, redrawn: 1 });
    expect(b.memory.check(id, record, rules)).toEqual({ ...withoutOwn, ...onlyOne, redrawn: 1 });
  });

  test('that sealed, and slept until the match had begun, was left out: nothing is wrong with that', async () => {
    const { guests, devices, id, clock } = await about();
    const [a, b] = devices as [Device, Device];
    for (const device of devices) await device.step();
    await a.step();
    await clock.advance(TOO_LATE);
    for (const wished of ['seal', 'show']) expect(await a.step()).toBe(wished);
    const record = await finish(guests, devices);
    expect(b.memory.check(id, record, rules)).toEqual({ ...withoutOwn, ...onlyOne, redrawn: 1 });
  });

  test('that showed its number, which never came, knows that it did', async () => {
    const { guests, devices, id, clock } = await about();
    const [a, b] = devices as [Device, Device];
    for (const device of devices) await device.step();
    await a.step();
    expect(b.memory.follow(id, await b.guest.look())).toMatchObject({ type: 'show' });
    await clock.advance(TOO_LATE);
    for (const wished of ['seal', 'show']) expect(await a.step()).toBe(wished);
    const record = await finish(guests, devices);
    expect(b.memory.check(id, record, rules)).toEqual({
      ...withoutOwn,
      ...onlyOne,
      redrawn: 1,
      isOwnNumberLost: true,
    });
  });

  test('shows its number again for the same seals, should it not have come', async () => {
    const { devices, id } = await about();
    const [a, b] = devices as [Device, Device];
    for (const device of devices) await device.step();
    const showing = await b.guest.look();
    const shown = b.memory.follow(id, showing);
    b.reload();
    expect(b.memory.follow(id, showing)).toEqual(shown);
    expect([await a.step(), await b.step()]).toEqual(['show', 'show']);
  });

  test('that came too late to seal plays without a number', async () => {
    const { guests, devices, id, clock } = await about();
    const [a, b] = devices as [Device, Device];
    await a.step();
    await clock.advance(TOO_LATE);
    expect([await b.step(), await a.step()]).toEqual([undefined, 'show']);
    const record = await finish(guests, devices);
    expect(b.memory.check(id, record, rules)).toEqual({ ...withoutOwn, ...onlyOne });
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
    expect(a.memory.check(id, record, rules)).toEqual(FAIR);
    expect(second.memory.check(id, record, rules)).toEqual(withoutOwn);
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
    const [promised] = kept.promises as [Promised];
    const keep = (changes: Partial<Promised>): void =>
      device.drawer.set(id, { ...kept, promises: [{ ...promised, ...changes }] });
    expect(check(record)).toMatchObject({ code: 'fair' });
    keep({ commitment: '0'.repeat(64) });
    expect(check(record)).toEqual({ code: 'commitment-differs' });
    keep({ number: '9'.repeat(64) as FateKey });
    expect(check(record)).toEqual({ code: 'own-number-missing' });
    device.drawer.set(id, { ...kept, head: { count: kept.head?.count ?? 0, head: '0'.repeat(64) } });
    expect(check(record)).toMatchObject({ code: 'head-differs' });
  });

  test('the record of another table', async () => {
    const { record, device } = await played();
    for (const memory of [device.memory, new FateMemory(new Drawer())])
      expect(memory.check('another', record, rules)).toEqual({ code: 'terms-differ' });
  });

  test('a record that is none, or does not say how fate was bound', async () => {
    const { record, check } = await played();
    expect(check({})).toMatchObject({ code: 'not-a-record' });
    const { fate: _, ...rest } = record;
    expect(check(rest)).toEqual({ code: 'not-promised' });
  });

  test('nothing if it kept nothing, but all that the record itself shows', async () => {
    const { record, id } = await played();
    expect(new FateMemory(new Drawer()).check(id, record, rules)).toEqual(withoutOwn);
  });
});

/** What a server says that is not what it stores. */
describe('a server that wants another deal', () => {
  type Look = RoomView & { readonly binding: BindingView };

  async function bound() {
    const parts = await about();
    const [a, b] = parts.devices as [Device, Device];
    const look = async (): Promise<Look> => (await a.guest.look()) as Look;
    const told = (view: Look, changes: Partial<BindingView>) =>
      a.memory.follow(parts.id, { ...view, binding: { ...view.binding, ...changes } });
    return { ...parts, a, b, look, told };
  }

  /** Both have shown what they sealed for a promise that the server then forgets. */
  async function thrownAway() {
    const parts = await bound();
    const { look, told } = parts;
    const view = await look();
    const commitment = 'c'.repeat(64);
    const seal = told(view, { commitment }) as { readonly seal: string };
    const seals = [seal.seal, 'd'.repeat(64)];
    expect(told(view, { commitment, isShowing: true, seals })).toMatchObject({ type: 'show' });
    return { ...parts, view, commitment, seals };
  }

  test('cannot throw a draw away unseen: nothing is sealed for another, and the promise is asked for', async () => {
    const { guests, devices, id, clock, a, b } = await thrownAway();
    expect([await a.step(), await b.step()]).toEqual([undefined, 'seal']);
    a.reload();
    expect(await a.step()).toBeUndefined();
    await clock.advance(TOO_LATE);
    expect([await a.step(), await b.step()]).toEqual([undefined, 'show']);
    const record = await finish(guests, devices);
    expect(b.memory.check(id, record, rules)).toMatchObject({ code: 'fair' });
    expect(a.memory.check(id, record, rules)).toEqual({ code: 'commitment-differs' });
  });

  test('cannot go back to a promise from before either', async () => {
    const { a, view, told, commitment, seals } = await thrownAway();
    expect(await a.step()).toBeUndefined();
    expect(told(view, { commitment })).toBeUndefined();
    expect(told(view, { commitment, isShowing: true, seals })).toBeUndefined();
  });

  test.each<[string, Partial<FateTerms>]>([
    ['of the same attempt', { attempt: 0, left: [1] }],
    ['that leaves nobody out', { attempt: 1, left: [] }],
    ['that leaves out too few', { attempt: 2, left: [1] }],
  ])('gets no number for a promise %s', async (_, changes) => {
    const { view, told } = await thrownAway();
    const terms = { ...view.binding.terms, ...changes };
    expect(told(view, { commitment: 'e'.repeat(64), terms })).toBeUndefined();
  });

  test('gets none for a promise that takes in again who was left out, but for one that leaves out one more', async () => {
    const { view, told } = await bound().then(async parts => ({ ...parts, view: await parts.look() }));
    const promise = (digit: string, attempt: number, left: readonly number[]) =>
      told(view, { commitment: digit.repeat(64), terms: { ...view.binding.terms, attempt, left } });
    expect(promise('1', 1, [1])).toMatchObject({ type: 'seal' });
    expect(promise('2', 2, [1, 2])).toMatchObject({ type: 'seal' });
    expect(promise('3', 3, [2, 3, 4])).toBeUndefined();
  });

  test('gets one for a promise that another version kept without saying which one it was', async () => {
    const { a, id, told, look } = await bound();
    const view = await look();
    const next = { commitment: 'e'.repeat(64), terms: { ...view.binding.terms, attempt: 1, left: [1] } };
    told(view, {});
    const sealed = told(view, next);
    const { promises } = a.drawer.get(id) as KeptDraw;
    a.drawer.set(id, { promises: promises.map(promised => ({ ...promised, attempt: 0, left: [] })) });
    expect(told(view, next)).toEqual(sealed);
    expect(a.drawer.get(id)).toEqual({ promises });
  });

  test('gets none for another draw when the match has begun', async () => {
    const { devices, a, look, told } = await bound();
    const view = await look();
    for (let round = 0; round < 2; round++) for (const device of devices) await device.step();
    expect(await a.step()).toBeUndefined();
    const terms = { ...view.binding.terms, attempt: 1, left: [1] };
    expect(told(view, { commitment: 'e'.repeat(64), terms })).toBeUndefined();
  });

  test('gets none for another table', async () => {
    const { look, told } = await bound();
    const view = await look();
    expect(told(view, { terms: { ...view.binding.terms, table: 'another' } })).toBeUndefined();
  });

  test('cannot exchange a seal after a number was shown for it', async () => {
    const { guests, devices, id, a, b, look, told } = await bound();
    for (const device of devices) await device.step();
    const view = await look();
    const other = view.binding.seals.with(1, 'd'.repeat(64));
    const shown = told(view, { seals: other }) as { readonly type: 'show'; readonly number: string };
    // The number is out, and counts; but not for other seals.
    expect(await a.step()).toBeUndefined();
    await a.guest.wish(shown);
    expect(await b.step()).toBe('show');
    const record = await finish(guests, devices);
    expect(b.memory.check(id, record, rules)).toEqual(FAIR);
    expect(a.memory.check(id, record, rules)).toEqual({ code: 'seal-differs', place: 1 });
  });

  test('fills no device with promises', async () => {
    const { look, told, a, id } = await bound();
    const view = await look();
    const promise = (attempt: number) => {
      const left = Array.from({ length: attempt }, (_, index) => index + 1);
      return told(view, {
        commitment: `${attempt}`.padStart(64, '0'),
        terms: { ...view.binding.terms, attempt, left },
      });
    };
    for (let attempt = 0; attempt < 99; attempt++) promise(attempt);
    expect(a.drawer.get(id)?.promises.length).toBeLessThan(20);
    expect(promise(99)).toBeUndefined();
  });
});
