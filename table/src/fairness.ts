/** Does fate follow from the key that it was bound by? */
import type { Contributors, OtherVersion, Unfair } from '@belfry/engine';
import type { OpenTable } from './open-tables.js';

export type Fairness =
  | Fair
  | FairTogether
  | Unfair
  /** The key is right, but what fate drew with it was answered by another version than the one here. */
  | OtherVersion
  /** The match runs: its key is shown when it is over. */
  | { readonly code: 'key-hidden' }
  /** The match, or its beginning, came from a file that shows no key. */
  | { readonly code: 'key-missing' }
  /** All that needs only the rules follows from the key, but what was drawn beside cannot be worked out here. */
  | { readonly code: 'fate-elsewhere' };

/** Every answer of fate follows from the key. */
interface Fair {
  readonly code: 'fair';
  readonly isOwnNumberIn?: undefined;
}

/** The same of a key that was drawn together. */
export interface FairTogether extends Contributors {
  readonly code: 'fair';
  /** Whoever's own number is in it need trust nobody. */
  readonly isOwnNumberIn: boolean;
  /** Was it shown for a draw that was thrown away because it had not come? */
  readonly isOwnNumberLost: boolean;
  /** How many draws did not count. */
  readonly redrawn: number;
}

/** Nothing before the match has begun. */
export const fairnessAt = async (open: OpenTable | undefined): Promise<Fairness | undefined> =>
  open?.table.due && (await open.table.fairness(open.playable.fate));
