/** The page's side of the host in the worker. */
import type { TableHost } from '@belfry/table';
import type { BotSpeed } from '@belfry/ui';
import { proxy, wrap } from 'comlink';
import { askToKeep } from '../keep.js';
import { callsTo } from './calls.js';
import type { HostService } from './worker.js';

/** Milliseconds a bot waits, so that people can follow. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 2200, normal: 1100, fast: 400, instant: 0 };

export interface BrowserHost extends TableHost {
  setSpeed(speed: BotSpeed): void;
  /** Will matches still be there tomorrow? */
  isKept(): Promise<boolean>;
}

export function openHost(start: () => Worker): BrowserHost {
  let pace = 0;
  const call = callsTo(start, wrap<HostService>, remote => void remote.setPace(pace));
  return {
    create: (setup, seating) => stored(call(remote => remote.create(setup, seating))),
    list: () => call(remote => remote.list()),
    summary: id => call(remote => remote.summary(id)),
    view: (id, eye) => call(remote => remote.view(id, eye)),
    frames: (id, eye) => call(remote => remote.frames(id, eye)),
    act: (id, wish) => call(remote => remote.act(id, wish)),
    undo: (id, wish) => call(remote => remote.undo(id, wish)),
    rematch: id => stored(call(remote => remote.rematch(id))),
    exportRecord: id => call(remote => remote.exportRecord(id)),
    importRecord: record => stored(call(remote => remote.importRecord(record))),
    remove: id => call(remote => remote.remove(id)),
    wake: id => call(remote => remote.wake(id)),
    watch: async (id, changed) => {
      const stop = await call(remote => remote.watch(id, proxy(changed)));
      return () => void stop();
    },
    setSpeed(speed) {
      pace = PACES[speed];
      call(remote => remote.setPace(pace)).catch(() => undefined);
    },
    isKept: () => call(remote => remote.isKept()),
  };
}

/** There is something worth keeping now. */
async function stored<T>(made: Promise<T>): Promise<T> {
  const value = await made;
  askToKeep();
  return value;
}
