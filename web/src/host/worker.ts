/**
 * The host of tables in this browser: rules, fate and storage live here, away from the page. The page gets views, as it would
 * from a server. Bots think in a worker of their own, and games work in another: what fate drew is answered there.
 */
import { addressOfThinker } from 'virtual:address-of-thinker';
import type { GameTypes } from '@belfry/engine';
import { type Playable, type TableHost, TableKeeper, type TableStore } from '@belfry/table';
import type { Work } from '@belfry/ui';
import { expose, proxy } from 'comlink';
import { BlockedError } from '../database.js';
import { alone } from './alone.js';
import { Eyes } from './eyes.js';
import { ME } from './me.js';
import { forbidEval } from './no-eval.js';
import { customsOf, loadGame } from './playables.js';
import { BrowserStore } from './store.js';
import { thinkIn } from './thinking.js';
import type { Working } from './working.js';

forbidEval();

/** Milliseconds for one thought of a bot. */
const THOUGHT = 5000;
const OPEN_TABLES = 20;

/** The other windows of this browser. Where storage is forbidden this may be too; then there is nothing that they share. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('belfry-tables');
  } catch {
    return undefined;
  }
}

const others = openChannel();
const eyes = new Eyes((milliseconds, call) => setTimeout(call, milliseconds));
let pace = 0;
let isKept = true;

/** Storage may be forbidden, full or broken, and each browser has its own words for it. Play goes on, but nothing is kept. */
async function openStore(): Promise<TableStore> {
  try {
    return await BrowserStore.open();
  } catch (error) {
    // There is a store, and matches in it: somebody only has to close an old window, or to load the newest version.
    if (error instanceof BlockedError || Object(error).name === 'VersionError') throw error;
    console.warn(error);
    isKept = false;
    const { MemoryStore } = await import('./unkept.js');
    return new MemoryStore();
  }
}

const { think, prepare } = thinkIn(() => new Worker(addressOfThinker, { type: 'module' }));

/** Most games need none. */
const workshop = async () => (await import('./open-workshop.js')).workshop;

/** Whoever answers for a game is made ready: somebody opens a table of it. */
async function fateOf(game: string): Promise<NonNullable<Playable['fate']>> {
  const { answer, prepare: makeReady } = await workshop();
  makeReady(game);
  return (state, drawn) => answer(game, state, drawn);
}

async function find(id: string): Promise<Playable | undefined> {
  const found = await loadGame(id);
  if (found === undefined) return undefined;
  prepare(id);
  const fate = found.load === undefined ? undefined : await fateOf(id);
  return {
    game: found.rules,
    policies: found.policies.map(({ name }) => name),
    ...customsOf(id),
    ...(fate !== undefined && { fate }),
  };
}

const open = async (): Promise<TableKeeper> =>
  new TableKeeper({
    store: await openStore(),
    find,
    think,
    budget: THOUGHT,
    mostThoughts: 1,
    pace: async (id, revision) => {
      await Promise.all([new Promise(resolve => setTimeout(resolve, pace)), pace > 0 && eyes.until(id, revision)]);
    },
    clock: {
      now: () => Date.now(),
      at: (time, call) => {
        const timer = setTimeout(call, Math.min(time - Date.now(), LONGEST_WAIT));
        return () => clearTimeout(timer);
      },
    },
    alone: (id, signal, work) => alone(`belfry-bots-${id}`, signal, work),
    playsUnwatched: false,
    isOwnDevice: true,
    mostOpen: OPEN_TABLES,
    changed: id => others?.postMessage(id),
    failed: (id, error) => console.error(`table ${id}`, error),
  });

/** Timers count in 32 bits; who is called too early waits again. */
const LONGEST_WAIT = 2 ** 31 - 1;

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

others?.addEventListener('message', ({ data }) => {
  opened?.then(found => found.heard(String(data))).catch(() => undefined);
});

const host = async (): Promise<TableHost> => (await keeper()).as(ME);

/** What the page may call. Only plain data goes through, but for the callback of `watch`. */
const service = {
  ask: async (method: Exclude<keyof TableHost, 'saw'>, args: readonly unknown[]): Promise<unknown> =>
    ((await host())[method] as (...given: readonly unknown[]) => Promise<unknown>)(...args),
  watch: async (...args: Parameters<TableHost['watch']>) => proxy(await (await host()).watch(...args)),
  work: async (...args: Parameters<Work>): Promise<unknown> => (await workshop()).work(...args),
  answer: async (...args: Parameters<Working['answer']>): Promise<GameTypes['Chance']> =>
    (await workshop()).answer(...args),
  saw: async (id: string, revision: number) => eyes.saw(id, revision),
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
