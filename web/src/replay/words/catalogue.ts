import type { Phrases } from '@belfry/engine/words';
import type { Fairness } from '@belfry/table';

/** What only a replay says; the rest it shares with the table. */
export interface ReplayWords {
  /** Out of a replay. */
  readonly back: string;
  readonly replayOf: (game: string) => string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly moment: string;
  readonly momentOf: (at: number, of: number) => string;
  readonly start: string;
  readonly seenBy: string;
  readonly open: string;
  readonly spectator: string;
  readonly graph: (score: string) => string;
  readonly keys: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly fairness: Phrases<Fairness>;
  readonly checking: string;
  /** Something went wrong, and nobody knows. */
  readonly unknown: string;
}
