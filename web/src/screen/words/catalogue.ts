/** What a big screen says, and the phones that are hands at its table. */
export interface BigWords {
  readonly lobby: {
    readonly title: string;
    /** The address follows. */
    readonly scanOr: string;
    readonly typeCode: string;
    readonly lookHere: string;
    readonly code: string;
    readonly qr: string;
    readonly seats: string;
    readonly free: string;
    readonly waitsForPhone: string;
    readonly ready: string;
    readonly lineLost: string;
    readonly playsAlong: string;
    readonly fill: string;
    readonly sendAway: (name: string) => string;
    readonly start: (players: number) => string;
    /** What becomes of seats that stay open. */
    readonly openGoes: (open: number) => string;
    readonly waitFor: (missing: number) => string;
  };
  readonly turn: (name: string) => string;
  readonly onPhone: (name: string) => string;
  readonly thinks: (name: string) => string;
  readonly fate: string;
  readonly over: string;
  readonly last: string;
  /** Over the code in the corner; the address follows. */
  readonly cornerTitle: string;
  readonly cornerScan: string;
  readonly gone: (names: readonly string[]) => string;
  readonly fullScreen: string;
  readonly smallScreen: string;
  readonly lost: string;
  readonly renewed: string;
  /** How many people want another match. */
  readonly votes: (count: number, of: number) => string;
  readonly voteHelp: string;
  /** With so many. */
  readonly startNext: (count: number) => string;
  readonly showTable: string;
  readonly showResult: string;
  readonly toHome: string;
  readonly sitsTitle: string;
  readonly sitsHelp: string;
  readonly toTable: string;
  readonly hand: {
    readonly yourTurn: string;
    readonly screenHere: string;
    readonly screenGone: string;
    readonly hide: string;
    readonly covered: string;
    readonly show: string;
    readonly lookUp: (name: string) => string;
    readonly lookUpFate: string;
    readonly isOver: string;
    readonly onScreen: string;
    readonly buzzes: string;
    readonly rings: string;
    readonly noScreen: string;
    readonly wholeBoard: string;
    readonly hand: string;
  };
}
