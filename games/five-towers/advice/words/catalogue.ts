/** What a good player would do and why. Cards are labels, as on the board: `Sand 4`; towers are names: `sand tower`. */
export interface AdviceTexts {
  readonly bid: (count: number) => string;
  readonly pass: string;
  readonly revoke: string;
  readonly build: (cards: readonly string[]) => string;
  readonly tearAndBuild: (torn: string, cards: readonly string[]) => string;
  readonly onlyWay: string;
  /** Points at once, and those of the next best way. */
  readonly gains: (points: number, instead: number) => string;
  readonly tops: (tower: string, cards: number) => string;
  /** How many cards to come would fit on this one, which the next best way leaves on top. */
  readonly locks: (card: string, room: number) => string;
  readonly opens: (card: string) => string;
  readonly main: (tower: string, cards: number) => string;
  readonly tearsDown: (card: string, points: number) => string;
  readonly clears: (card: string, points: number) => string;
  readonly denies: (name: string, cards: number, points: number) => string;
  readonly outbids: (name: string) => string;
  readonly suffices: string;
  readonly spoils: (cards: number) => string;
  readonly lastRound: string;
}
