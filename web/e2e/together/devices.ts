/** People's devices as the server knows them: tables are set up by asking for them, without a screen. */
import { isBegun, type RoomView, type TableView } from '@belfry/table';
import { FateMemory, type KeptDraw } from '@belfry/wire';
import type { Page } from 'playwright-core';

export interface Device {
  readonly page: Page;
  readonly name: string;
  ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T>;
  view(table: string): Promise<RoomView | TableView>;
  wish(table: string, wish: { readonly type: string } & Readonly<Record<string, unknown>>): Promise<void>;
  /** Does what is to be done so that a match can begin. */
  seal(table: string): Promise<boolean>;
}

/** Somebody whom the server knows from now on. */
export async function deviceOf(page: Page, name: string): Promise<Device> {
  const kept = new Map<string, KeptDraw>();
  const memory = new FateMemory({ get: id => kept.get(id), set: (id, draw) => void kept.set(id, draw) });
  const ask: Device['ask'] = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await page.request.fetch(`/api${path}`, { method, ...(body !== undefined && { data: body }) });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${method} ${path}: ${text}`);
    return JSON.parse(text) as T;
  };
  const view: Device['view'] = table => ask('GET', `/tables/${table}`);
  const wish: Device['wish'] = async (table, wished) => {
    const { revision } = await view(table);
    await ask('POST', `/tables/${table}/wishes`, { id: crypto.randomUUID(), revision, ...wished });
  };
  await ask('POST', '/guest', { name, figure: 'fox' });
  return {
    page,
    name,
    ask,
    view,
    wish,
    async seal(table) {
      const seen = await view(table);
      const made = memory.follow(table, seen);
      if (made !== undefined) await wish(table, made);
      return isBegun(seen);
    },
  };
}

/** Who sits where: somebody with a device, a bot, or nobody yet. */
type Sitter = Device | 'bot' | undefined;

interface Wanted {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly clock?: object;
  readonly listed?: true;
}

/** A waiting room. Its host sits there or only shows it. */
export async function makeRoom(host: Device, { game, seats, clock = { type: 'none' }, listed }: Wanted) {
  const { table } = await host.ask<{ readonly table: string }>('POST', '/tables', {
    wish: crypto.randomUUID(),
    setup: {
      game,
      options: { players: seats.length },
      seats: seats.map(sitter => {
        if (sitter === 'bot') return { name: 'Dora', player: { type: 'bot', policy: 'random' } };
        return sitter === host ? { name: host.name, player: { type: 'human', figure: 'fox' } } : null;
      }),
      clock,
      standIn: 'random',
      spectators: true,
      ...(listed && { listed }),
    },
  });
  const { link } = await host.ask<{ readonly link: string }>('POST', `/tables/${table}/links`, { kind: 'table' });
  for (const [seat, sitter] of seats.entries())
    if (typeof sitter === 'object' && sitter !== host) await sitter.ask('POST', '/join', { link, seat });
  const { pathname, hash } = new URL(link);
  return { table, link, path: `${pathname}${hash}` };
}

/** A match that has begun, in the order of the seats. */
export async function makeMatch(host: Device, wanted: Wanted) {
  const room = await makeRoom(host, wanted);
  await host.wish(room.table, { type: 'begin', seating: 'chosen' });
  const people = wanted.seats.filter(sitter => typeof sitter === 'object');
  for (let isThere = false; !isThere; ) {
    isThere = true;
    for (const person of people) isThere = (await person.seal(room.table)) && isThere;
  }
  return room;
}

/** Bots play for everybody until it is over. */
export async function finish(table: string, people: readonly Device[]): Promise<void> {
  for (const person of people) await person.wish(table, { type: 'cover' });
}

/** Waits until the match is over. */
export async function untilOver(table: string, device: Device): Promise<void> {
  for (;;) {
    const seen = await device.view(table);
    if (isBegun(seen) && seen.due.type === 'over') return;
    await new Promise(resolve => setTimeout(resolve, 500));
  }
}
