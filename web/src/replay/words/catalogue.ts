import type { Phrases } from '@belfry/engine/words';
import type { Fairness } from '@belfry/table';

/** What only a replay says; the rest it shares with the table. */
export interface ReplayWords {
  readonly fairness: Phrases<Fairness>;
  readonly checking: string;
  /** Something went wrong, and nobody knows. */
  readonly unknown: string;
}
