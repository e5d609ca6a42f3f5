/** Where pads are kept. */
import type { PadSheet } from '../model/pad.js';

export interface PadStore {
  /** Last changed first. */
  list(): Promise<readonly PadSheet[]>;
  get(id: string): Promise<PadSheet | undefined>;
  put(pad: PadSheet): Promise<void>;
  remove(id: string): Promise<void>;
  /** Tells of changes made in other windows. Gives what ends that. */
  watch(id: string, changed: () => void): () => void;
  /** Names used before, last used first. */
  names(): Promise<readonly string[]>;
  rememberNames(names: readonly string[], now: number): Promise<void>;
}

export const byChange = (pads: readonly PadSheet[]): readonly PadSheet[] =>
  pads.toSorted((a, b) => b.changed - a.changed);
