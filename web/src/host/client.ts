/** The page's side of the host in the worker. */
import type { TableHost } from '@belfry/table';
import type { BotSpeed } from '@belfry/ui';
import { proxy, wrap } from 'comlink';
import type { HostService } from './worker.js';

/** Milliseconds a bot waits, so that people can follow. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 2200, normal: 1100, fast: 400, instant: 0 };

export interface BrowserHost extends TableHost {
  setSpeed(speed: BotSpeed): void;
  /** Will matches still be there tomorrow? */
  isKept(): Promise<boolean>;
}

export function openHost(): BrowserHost {
  const remote = wrap<HostService>(new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));
  return {
    create: (setup, seating) => remote.create(setup, seating),
    list: () => remote.list(),
    summary: id => remote.summary(id),
    view: (id, eye) => remote.view(id, eye),
    frames: (id, eye) => remote.frames(id, eye),
    act: (id, wish) => remote.act(id, wish),
    undo: (id, wish) => remote.undo(id, wish),
    rematch: id => remote.rematch(id),
    exportRecord: id => remote.exportRecord(id),
    importRecord: record => remote.importRecord(record),
    remove: id => remote.remove(id),
    wake: id => remote.wake(id),
    watch: async (id, changed) => {
      const stop = await remote.watch(id, proxy(changed));
      return () => void stop();
    },
    setSpeed: speed => void remote.setPace(PACES[speed]),
    isKept: () => remote.isKept(),
  };
}
