/** What the start page says. */

export interface HomeWords {
  readonly title: string;
  readonly lead: string;
  /** A game in a sentence or two. */
  readonly players: (min: number, max: number) => string;
  readonly play: string;
  readonly againstBots: string;
  readonly starting: string;
  readonly passAndPlay: string;
  readonly passLabel: (game: string) => string;
  readonly learn: string;
  readonly learnLabel: (game: string) => string;
  readonly pad: string;
  readonly padLabel: (game: string) => string;
  /** Why a game cannot be played here. */
  readonly noTable: string;
  readonly continue: string;
  readonly continueLabel: (game: string) => string;
  readonly moreRunning: (count: number) => string;
  readonly welcome: { readonly title: string; readonly text: string; readonly go: string };
  readonly box: { readonly title: string; readonly text: string; readonly go: string };
  readonly past: string;
  /** The way to what they add up to. */
  readonly stats: string;
  readonly all: (count: number) => string;
  readonly nonePast: string;
  readonly wonBy: (names: string) => string;
}
