/** Pads that last as long as the page: for tests, and where nothing else can be had. */
import type { PadSheet } from '@belfry/ui/pad';
import { byChange, isSeen, type PadStore } from './store.js';

export function memoryStore(): PadStore {
  const pads = new Map<string, PadSheet>();
  const watchers = new Set<(id: string) => void>();
  const tell = (id: string): void => {
    for (const watcher of watchers) watcher(id);
  };
  let names: readonly string[] = [];
  return {
    list: async () => byChange([...pads.values()]),
    get: async id => pads.get(id),
    put: async (pad, before) => {
      if (!isSeen(pads.get(pad.id), before)) return false;
      pads.set(pad.id, pad);
      tell(pad.id);
      return true;
    },
    remove: async id => {
      pads.delete(id);
      tell(id);
    },
    watch: (id, changed) => {
      const watcher = (other: string): void => void (other === id && changed());
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    names: async () => names,
    rememberNames: async used => {
      names = [...new Set([...used, ...names])];
    },
    isKept: async () => false,
  };
}
