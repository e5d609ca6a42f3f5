/** What the list of matches says. */
export interface MatchesWords {
  readonly title: string;
  /** The way to what they add up to. */
  readonly stats: string;
  readonly running: string;
  readonly over: string;
  /** Where they are kept, if there are two places. */
  readonly onDevice: string;
  readonly onServer: string;
  readonly none: { readonly title: string; readonly text: string; readonly go: string };
  readonly continue: string;
  readonly watch: string;
  /** How it ended. */
  readonly result: string;
  readonly save: string;
  readonly remove: string;
  /** Buttons of one match, told apart for those who only hear them. */
  readonly of: (action: string, match: string) => string;
  readonly wonBy: (names: string) => string;
  readonly confirm: {
    readonly title: string;
    readonly running: string;
    readonly over: string;
    /** Removed on a server. */
    readonly forAll: string;
    readonly yes: string;
    readonly no: string;
  };
  /** Shows older ones: how many there are. */
  readonly more: (count: number) => string;
  readonly removed: string;
  readonly open: {
    readonly title: string;
    readonly text: string;
    readonly choose: string;
    readonly drop: string;
    readonly reading: string;
    /** Every move was checked; fairness was not. */
    readonly done: (game: string) => string;
    /** The match was here before. */
    readonly known: (game: string) => string;
    readonly show: string;
    readonly failed: (file: string) => string;
    readonly notJson: string;
    /** Before the reason, if there is more to say. */
    readonly damaged: string;
    /** What it says cannot have happened. */
    readonly changed: string;
    /** Which moment of the match cannot have been, and why. */
    readonly atMoment: (moment: number, why: string) => string;
    /** The reason if it is not even JSON. */
    readonly brokenJson: string;
    readonly notMatch: string;
    readonly tooLarge: string;
    readonly noScreen: string;
  };
}
