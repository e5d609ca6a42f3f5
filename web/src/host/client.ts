/** The page's side of the host in the worker. */
import type { GameTypes, Json } from '@belfry/engine';
import type { TableHost } from '@belfry/table';
import type { BotSpeed, Work } from '@belfry/ui';
import { proxy, wrap } from 'comlink';
import { askToKeep } from '../keep.js';
import { callsTo } from './calls.js';
import type { HostService } from './worker.js';

/** Milliseconds a bot waits, so that people can follow. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 2200, normal: 1100, fast: 400, instant: 0 };

/** What is answered. */
type Asked = Exclude<keyof TableHost, 'saw'>;

export interface BrowserHost extends TableHost {
  setSpeed(speed: BotSpeed): void;
  /** Does works of games, away from the page. */
  readonly work: Work;
  /** What follows from what fate drew, where that takes more than rules. */
  answer(game: string, state: unknown, drawn: Json): Promise<GameTypes['Chance']>;
  /** Will matches still be there tomorrow? */
  isKept(): Promise<boolean>;
}

export function openHost(start: () => Worker): BrowserHost {
  let pace = 0;
  const call = callsTo(start, wrap<HostService>, remote => void remote.setPace(pace));
  const ask =
    <K extends Asked>(method: K) =>
    // The worker hands the call to the host it has, and the answer back.
    (...args: Parameters<TableHost[K]>) =>
      call(remote => remote.ask(method, args)) as ReturnType<TableHost[K]>;
  return {
    make: (...args) => stored(ask('make')(...args)),
    list: ask('list'),
    summary: ask('summary'),
    view: ask('view'),
    moments: ask('moments'),
    wish: ask('wish'),
    fairness: ask('fairness'),
    exportRecord: ask('exportRecord'),
    importRecord: (...args) => stored(ask('importRecord')(...args)),
    remove: ask('remove'),
    wake: ask('wake'),
    watch: async (id, eye, tell, since) => {
      const stop = await call(remote => remote.watch(id, eye, proxy(tell), since));
      return () => void stop();
    },
    saw(id, revision) {
      // If it does not get there, bots go on a little later.
      call(remote => remote.saw(id, revision)).catch(() => undefined);
    },
    setSpeed(speed) {
      pace = PACES[speed];
      call(remote => remote.setPace(pace)).catch(() => undefined);
    },
    work: (...args) => call(remote => remote.work(...args)),
    answer: (...args) => call(remote => remote.answer(...args)),
    isKept: () => call(remote => remote.isKept()),
  };
}

/** There is something worth keeping now. */
async function stored<T>(made: Promise<T>): Promise<T> {
  const value = await made;
  askToKeep();
  return value;
}
