/** What the arena says. */
import type { BotFault } from '@belfry/bots/arena';
import type { Phrases } from '@belfry/engine/words';

export interface ArenaWords {
  readonly title: (facts: {
    readonly game: string;
    readonly players: number;
    readonly deals: number;
    readonly orders: number;
    readonly matches: number;
    readonly seed: number;
  }) => string;
  readonly bot: string;
  readonly wins: string;
  readonly rating: string;
  /** Milliseconds for a decision. */
  readonly median: string;
  /** The same, of the slowest one in a hundred. */
  readonly slowest: string;
  /** The corner of a table: who stands in a row ends before who stands in a column. */
  readonly ahead: string;
  readonly idleEnds: (share: string) => string;
  readonly note: (equalShare: string) => string;
  readonly goesOn: (deals: number) => string;
  /** The headings of the page, each with what is shown there. */
  readonly page: {
    readonly title: (game: string) => string;
    readonly standings: string;
    readonly wins: string;
    readonly winsNote: string;
    readonly ratings: string;
    readonly ratingsNote: string;
    readonly times: string;
    readonly timesNote: string;
    readonly scores: string;
    readonly scoresNote: (score: string) => string;
    readonly ahead: string;
    readonly aheadNote: string;
    readonly command: string;
  };
  readonly fault: Phrases<BotFault>;
}
