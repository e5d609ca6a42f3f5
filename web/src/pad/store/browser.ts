/** Pads in this browser's IndexedDB: they survive reload, crash and restart. */

import type { PadSheet } from '@belfry/ui/pad';
import type { DBSchema, IDBPDatabase } from 'idb';
import { type Connect, connector } from '../../database.js';
import { askToKeep } from '../../keep.js';
import { memoryStore } from './memory.js';
import { byChange, isSeen, type PadStore } from './store.js';

interface Schema extends DBSchema {
  readonly pads: { readonly key: string; readonly value: PadSheet };
  readonly names: { readonly key: string; readonly value: { readonly name: string; readonly used: number } };
}

const DATABASE = 'belfry-pads';
const SUGGESTIONS = 40;

/** Opened when first needed. Where the browser lets nothing be kept, pads last as long as the page. */
export function browserStore(): PadStore {
  const database = connector<Schema>(DATABASE, {
    version: 1,
    upgrade: ({ database: fresh }) => {
      fresh.createObjectStore('pads', { keyPath: 'id' });
      fresh.createObjectStore('names', { keyPath: 'name' });
    },
  });
  let opened: Promise<PadStore> | undefined;
  const store = (): Promise<PadStore> => {
    opened ??= database()
      .then(() => keptIn(database))
      .catch(error => {
        console.warn(DATABASE, error);
        return memoryStore();
      });
    return opened;
  };
  return {
    list: async () => (await store()).list(),
    get: async id => (await store()).get(id),
    put: async (pad, before) => (await store()).put(pad, before),
    remove: async id => (await store()).remove(id),
    watch: (id, changed) => {
      const watching = store().then(found => found.watch(id, changed));
      return () => void watching.then(stop => stop());
    },
    names: async () => (await store()).names(),
    rememberNames: async (names, now) => (await store()).rememberNames(names, now),
    isKept: async () => (await store()).isKept(),
  };
}

function keptIn(database: Connect<Schema>): PadStore {
  // One for sending and listening: a window does not hear itself.
  const windows = new BroadcastChannel(DATABASE);
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
      windows.postMessage(pad.id);
      return true;
    },
    remove: async id => {
      await (await database()).delete('pads', id);
      windows.postMessage(id);
    },
    watch: (id, changed) => {
      const hear = ({ data }: MessageEvent<unknown>): void => void (data === id && changed());
      windows.addEventListener('message', hear);
      return () => windows.removeEventListener('message', hear);
    },
    names: async () => namesOf(await database()),
    rememberNames: async (names, now) => remember(await database(), names, now),
    isKept: async () => true,
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
