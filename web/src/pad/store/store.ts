/** Where pads are kept. */
import type { PadSheet } from '@belfry/ui/pad';

export interface PadStore {
  /** Last changed first. */
  list(): Promise<readonly PadSheet[]>;
  get(id: string): Promise<PadSheet | undefined>;
  /**
   * Keeps a pad in place of the one that was last changed at `before`; a new one if there is none. If another window was
   * faster, nothing is kept and the answer is no.
   */
  put(pad: PadSheet, before?: number): Promise<boolean>;
  remove(id: string): Promise<void>;
  /** Tells of changes made in other windows. Gives what ends that. */
  watch(id: string, changed: () => void): () => void;
  /** Names used before, last used first. */
  names(): Promise<readonly string[]>;
  rememberNames(names: readonly string[], now: number): Promise<void>;
  /** Will pads still be there tomorrow? */
  isKept(): Promise<boolean>;
}

/** Is this still what somebody saw who wants to change it? */
export const isSeen = (stored: PadSheet | undefined, before: number | undefined): boolean =>
  stored === undefined || stored.changed === before;

export const byChange = (pads: readonly PadSheet[]): readonly PadSheet[] =>
  pads.toSorted((a, b) => b.changed - a.changed);
