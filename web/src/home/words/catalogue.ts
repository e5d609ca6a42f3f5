/** What the start page says. */

export interface HomeWords {
  readonly title: string;
  /** The two ways in. */
  readonly friends: { readonly go: string; readonly how: string; readonly shortly: string };
  readonly code: { readonly field: string; readonly go: string; readonly how: string };
  /** Instead of them, where no server is in reach; `one` is then the way to play together. */
  readonly noServer: { readonly title: string; readonly text: string; readonly one: string; readonly how: string };
  /** A game in a sentence or two. */
  readonly players: (min: number, max: number) => string;
  readonly play: string;
  readonly againstBots: string;
  readonly starting: string;
  readonly passAndPlay: string;
  readonly passLabel: (game: string) => string;
  /** A table for friends, where a server is. */
  readonly withFriends: string;
  readonly friendsLabel: (game: string) => string;
  readonly learn: string;
  readonly learnLabel: (game: string) => string;
  readonly pad: string;
  readonly padLabel: (game: string) => string;
  /** Why a game cannot be played here. */
  readonly noTable: string;
  readonly continue: string;
  readonly continueLabel: (game: string) => string;
  readonly moreRunning: (count: number) => string;
  /** To those who have not played yet: `how` stands above the name of a game, `show` says both. */
  readonly welcome: {
    readonly title: string;
    readonly text: string;
    readonly how: string;
    readonly show: (game: string) => string;
    readonly lessons: string;
  };
  /** To those who have. */
  readonly again: { readonly title: string; readonly go: string; readonly label: (game: string) => string };
  /** Changes against whom one plays: `2 × Jackdaw`. */
  readonly against: (bots: string, game: string) => string;
  readonly box: { readonly title: string; readonly text: string; readonly go: string };
  readonly past: string;
  /** The way to what they add up to. */
  readonly stats: string;
  readonly all: (count: number) => string;
  readonly nonePast: string;
  readonly wonBy: (names: string) => string;
}
