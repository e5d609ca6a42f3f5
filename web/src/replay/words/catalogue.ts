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
  /** All seats side by side, where nobody has secrets. */
  readonly everyone: string;
  readonly speed: string;
  /** From bell to bell. */
  readonly previousMark: string;
  readonly nextMark: string;
  readonly graph: (score: string) => string;
  readonly keys: string;
  readonly fairness: Phrases<Fairness>;
  readonly checking: string;
  /** Something went wrong, and nobody knows. */
  readonly unknown: string;
  readonly share: {
    readonly button: string;
    readonly title: string;
    readonly packing: string;
    readonly text: string;
    /** The match is not over: what is hidden travels too. */
    readonly running: string;
    readonly tooLong: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly send: string;
    readonly sendFile: string;
  };
  /** A match that came in a link. */
  readonly link: {
    readonly title: string;
    readonly reading: string;
    readonly failed: string;
    readonly none: string;
    readonly damaged: string;
    readonly toMatches: string;
  };
}
