/** What the plain screen says by itself, whatever the game. */
export interface PlainWords {
  readonly hidden: string;
  readonly yes: string;
  readonly no: string;
  /** Of a list: there is nothing in it. */
  readonly none: string;
  /** So many things in a list. */
  readonly items: (count: number) => string;
  readonly you: string;
  readonly onTurn: string;
  /** Everything that can be seen of the match. */
  readonly position: string;
  readonly players: string;
  /** What belongs to no player alone. */
  readonly common: string;
  readonly winner: string;
  readonly decision: string;
  readonly search: string;
  /** How many choices there are; while somebody searches, how many of them fit. */
  readonly choices: (count: number) => string;
  readonly fitting: (fitting: number, count: number) => string;
  readonly more: (count: number) => string;
  /** There are too many choices to look through them all. */
  readonly searchedOnly: (searched: number) => string;
  readonly over: string;
  /** To the one who is on turn; by name where several share the device. */
  readonly yourTurn: (name: string | undefined) => string;
  readonly turnOf: (name: string) => string;
}
