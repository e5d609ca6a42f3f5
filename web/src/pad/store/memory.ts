/** Pads that last as long as the page: for tests. */
import type { PadSheet } from '../model/pad.js';
import { byChange, type PadStore } from './store.js';

export function memoryStore(): PadStore {
  const pads = new Map<string, PadSheet>();
  let names: readonly string[] = [];
  return {
    list: async () => byChange([...pads.values()]),
    get: async id => pads.get(id),
    put: async pad => void pads.set(pad.id, pad),
    remove: async id => void pads.delete(id),
    names: async () => names,
    rememberNames: async used => {
      names = [...new Set([...used, ...names])];
    },
  };
}
