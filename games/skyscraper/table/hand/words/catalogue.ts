/** What only a phone says that is a hand beside a big screen. */
export interface HandWords {
  /** What shall this floor card do? */
  readonly ask: (value: number) => string;
  readonly withHand: (card: string) => string;
  readonly jokerIs: (value: number) => string;
  readonly floorGone: (name: string) => string;
  readonly blind: (of: number) => string;
  readonly missesTurn: (name: string) => string;
  /** Of a floor card, for whoever reads it while others play. */
  readonly floorHelp: (needs: number) => string;
  readonly tapToRead: string;
  readonly tops: string;
  readonly dog: string;
  readonly onlyYouTwo: (name: string) => string;
}
