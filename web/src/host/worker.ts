/**
 * The host of tables in this browser: rules, fate, bots and storage live here, away from the page. The page gets views, as it
 * would from a server.
 */
import { type Game, KeyedRandom, newFateKey } from '@belfry/engine';
import { MemoryStore, type Playable, TableKeeper, type TableStore } from '@belfry/table';
import { expose, proxy } from 'comlink';
import { newId } from '../new-id.js';
import { forbidEval } from './no-eval.js';
import { loadGame } from './playables.js';
import { BrowserStore } from './store.js';

forbidEval();

const others = new BroadcastChannel('belfry-tables');
let pace = 0;
let isKept = true;

/** Some browsers forbid storage, in private windows for example. */
const FORBIDDEN = ['SecurityError', 'InvalidStateError', 'NotAllowedError'];

async function openStore(): Promise<TableStore> {
  try {
    return await BrowserStore.open();
  } catch (error) {
    if (typeof indexedDB !== 'undefined' && !FORBIDDEN.includes(Object(error).name)) throw error;
    // Play goes on, but nothing is kept.
    isKept = false;
    return new MemoryStore();
  }
}

async function find(id: string): Promise<Playable | undefined> {
  const found = await loadGame(id);
  return found && { game: found.game, policies: found.policies.map(({ name }) => name) };
}

async function think(game: Game, name: string, seen: unknown): Promise<unknown> {
  const found = await loadGame(game.id);
  const policy = found?.policies.find(candidate => candidate.name === name);
  if (policy === undefined) throw new Error(`no bot ${name}`);
  return policy.choose(game, seen, new KeyedRandom(newFateKey(), 0));
}

async function open(): Promise<TableKeeper> {
  return new TableKeeper({
    store: await openStore(),
    find,
    think,
    pace: () => new Promise(resolve => setTimeout(resolve, pace)),
    now: () => Date.now(),
    newId,
    changed: id => others.postMessage(id),
    failed: (id, error) => console.error(`table ${id}`, error),
  });
}

let opened: Promise<TableKeeper> | undefined;

/** The keeper. If it could not be opened, the next one who needs it tries again. */
function keeper(): Promise<TableKeeper> {
  if (opened !== undefined) return opened;
  const opening = open();
  opening.catch(() => {
    opened = undefined;
  });
  opened = opening;
  return opening;
}

others.addEventListener('message', ({ data }) => {
  void opened?.then(
    found => found.forget(String(data)),
    () => undefined,
  );
});

/** What the page may call. Only plain data goes through, but for the callback of `watch`. */
const service = {
  create: async (...args: Parameters<TableKeeper['create']>) => (await keeper()).create(...args),
  list: async () => (await keeper()).list(),
  summary: async (...args: Parameters<TableKeeper['summary']>) => (await keeper()).summary(...args),
  view: async (...args: Parameters<TableKeeper['view']>) => (await keeper()).view(...args),
  frames: async (...args: Parameters<TableKeeper['frames']>) => (await keeper()).frames(...args),
  act: async (...args: Parameters<TableKeeper['act']>) => (await keeper()).act(...args),
  undo: async (...args: Parameters<TableKeeper['undo']>) => (await keeper()).undo(...args),
  rematch: async (...args: Parameters<TableKeeper['rematch']>) => (await keeper()).rematch(...args),
  exportRecord: async (...args: Parameters<TableKeeper['exportRecord']>) => (await keeper()).exportRecord(...args),
  importRecord: async (...args: Parameters<TableKeeper['importRecord']>) => (await keeper()).importRecord(...args),
  remove: async (...args: Parameters<TableKeeper['remove']>) => (await keeper()).remove(...args),
  wake: async (...args: Parameters<TableKeeper['wake']>) => (await keeper()).wake(...args),
  watch: async (id: string, changed: () => void) => proxy(await (await keeper()).watch(id, changed)),
  setPace: (milliseconds: number) => {
    pace = milliseconds;
  },
  isKept: async () => {
    await keeper();
    return isKept;
  },
};

export type HostService = typeof service;

expose(service);
