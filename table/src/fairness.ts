/** Does fate follow from the key that it was bound by? */
import type { OtherVersion, Unfair } from '@belfry/engine';
import type { OpenTable } from './open-tables.js';

export type Fairness =
  /** Every answer of fate follows from the key. */
  | { readonly code: 'fair' }
  | Unfair
  /** The key is right, but what fate drew with it was answered by another version than the one here. */
  | OtherVersion
  /** The match runs: its key is shown when it is over. */
  | { readonly code: 'key-hidden' }
  /** The match, or its beginning, came from a file that shows no key. */
  | { readonly code: 'key-missing' }
  /** All that needs only the rules follows from the key, but what was drawn beside cannot be worked out here. */
  | { readonly code: 'fate-elsewhere' };

/** Nothing before the match has begun. */
export const fairnessAt = async (open: OpenTable | undefined): Promise<Fairness | undefined> =>
  open?.table.due && (await open.table.fairness(open.playable.fate));
