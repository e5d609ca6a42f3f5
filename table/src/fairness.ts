/** Does fate follow from the key that it was bound by? */
import type { Unfair } from '@belfry/engine';
import type { OpenTable } from './open-tables.js';

export type Fairness =
  /** Every answer of fate follows from the key. */
  | { readonly code: 'fair' }
  | Unfair
  /** The match runs: its key is shown when it is over. */
  | { readonly code: 'key-hidden' }
  /** The match, or its beginning, came from a file that shows no key. */
  | { readonly code: 'key-missing' }
  /** The key is the one that was committed to, but what fate answered with it cannot be worked out here. */
  | { readonly code: 'fate-elsewhere' };

/** Nothing before the match has begun. */
export const fairnessAt = (open: OpenTable | undefined): Fairness | undefined =>
  open?.table.due && open.table.fairness({ isFateHere: open.playable.fate === undefined });
