/** What is said to those who come with a link or a code. */
import type { ClockSetting } from '@belfry/table';

export interface JoinWords {
  /** The six digits. */
  readonly title: string;
  readonly typeDigits: string;
  readonly digits: string;
  readonly toGo: (count: number) => string;
  readonly looking: string;
  readonly typeAgain: string;
  readonly wrongCode: string;
  /** Why not now, and when again: `in 5 minutes`. */
  readonly tooFast: (when: string) => string;
  readonly codesClosed: (when: string) => string;
  readonly noServer: string;
  readonly closing: string;
  readonly storageFull: string;
  readonly notLetIn: string;
  readonly failed: string;
  readonly again: string;
  readonly orOpen: string;
  /** An open table. */
  readonly sit: string;
  readonly sitLabel: (game: string, names: string) => string;
  readonly taken: (taken: number, seats: number) => string;
  /** Whose table it is: a name. */
  readonly tableOf: (host: string) => string;
  /** What clock it has: `no clock`. */
  readonly clock: (clock: ClockSetting) => string;
  readonly running: string;
  readonly watch: string;
  readonly watchLabel: (game: string) => string;
  readonly more: (count: number) => string;
  /** The guest. */
  readonly invites: (host: string, game: string) => string;
  readonly invited: (game: string) => string;
  readonly areThere: (names: readonly string[]) => string;
  readonly terms: (clock: ClockSetting) => string;
  readonly takeOver: string;
  readonly name: string;
  readonly sitDown: string;
  readonly onlyWatch: string;
  readonly rules: string;
  /** Every seat is taken. */
  readonly full: {
    readonly title: (seats: number) => string;
    readonly watch: string;
    readonly closed: string;
    readonly own: string;
  };
  readonly over: { readonly title: (game: string) => string; readonly text: string; readonly go: string };
  /** A link from another device. */
  readonly device: {
    readonly title: (name: string) => string;
    readonly text: string;
    /** This device is somebody else until then. */
    readonly instead: (name: string) => string;
    readonly go: (name: string) => string;
  };
  /** A link that is good for nothing. */
  readonly dead: { readonly title: string; readonly text: string; readonly code: string };
  readonly trouble: string;
}
