/** What the start page says of tables and people elsewhere. */
export interface ListWords {
  readonly title: string;
  readonly goOn: string;
  /** A game and everybody else who plays it: `Chess with Ben, Mila`. */
  readonly gameWith: (game: string, names: string) => string;
  /** A game of this device. */
  readonly onThisDevice: (game: string) => string;
  /** A table whose match has not begun. */
  readonly waitsForPlayers: string;
  readonly readyToStart: string;
  /** The server is out of reach. */
  readonly waitsThere: string;
  readonly keptThere: string;
  readonly more: (count: number) => string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly hereNow: string;
  readonly people: (count: number) => string;
  readonly nobodyElse: string;
  /** What somebody does. */
  readonly isFree: string;
  readonly plays: (game: string) => string;
  readonly watch: string;
  readonly watchLabel: (name: string) => string;
  /** Some of them by name, and how many others. */
  readonly areHere: (names: readonly string[], others: number) => string;
}
