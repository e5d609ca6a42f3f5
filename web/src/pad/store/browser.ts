/** Pads in this browser's IndexedDB: they survive reload, crash and restart. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { connector } from '../../database.js';
import { askToKeep } from '../../keep.js';
import type { PadSheet } from '../model/pad.js';
import { byChange, isSeen, type PadStore } from './store.js';

interface Schema extends DBSchema {
  readonly pads: { readonly key: string; readonly value: PadSheet };
  readonly names: { readonly key: string; readonly value: { readonly name: string; readonly used: number } };
}

const DATABASE = 'belfry-pads';
const SUGGESTIONS = 40;

export function browserStore(): PadStore {
  const database = connector<Schema>(DATABASE, fresh => {
    fresh.createObjectStore('pads', { keyPath: 'id' });
    fresh.createObjectStore('names', { keyPath: 'name' });
  });
  // One for sending and listening: a window does not hear itself.
  let opened: BroadcastChannel | undefined;
  const windows = (): BroadcastChannel => {
    opened ??= new BroadcastChannel(DATABASE);
    return opened;
  };
  return {
    list: async () => byChange(await (await database()).getAll('pads')),
    get: async id => (await database()).get('pads', id),
    put: async (pad, before) => {
      const change = (await database()).transaction('pads', 'readwrite');
      const mayKeep = isSeen(await change.store.get(pad.id), before);
      if (mayKeep) await change.store.put(pad);
      await change.done;
      if (!mayKeep) return false;
      askToKeep();
      windows().postMessage(pad.id);
      return true;
    },
    remove: async id => {
      await (await database()).delete('pads', id);
      windows().postMessage(id);
    },
    watch: (id, changed) => {
      const hear = ({ data }: MessageEvent<unknown>): void => void (data === id && changed());
      windows().addEventListener('message', hear);
      return () => windows().removeEventListener('message', hear);
    },
    names: async () => namesOf(await database()),
    rememberNames: async (names, now) => remember(await database(), names, now),
  };
}

async function namesOf(database: IDBPDatabase<Schema>): Promise<readonly string[]> {
  const known = await database.getAll('names');
  return known
    .toSorted((a, b) => b.used - a.used)
    .slice(0, SUGGESTIONS)
    .map(({ name }) => name);
}

async function remember(database: IDBPDatabase<Schema>, names: readonly string[], now: number): Promise<void> {
  const change = database.transaction('names', 'readwrite');
  // The first name is suggested first.
  await Promise.all(names.map((name, index) => change.store.put({ name, used: now - index })));
  await change.done;
}
