/** The texts that pads of all games share. */
export interface CommonWords {
  readonly player: string;
  readonly close: string;
  readonly save: string;
  readonly yes: string;
  readonly no: string;
  readonly undo: string;
  readonly undone: string;
  readonly more: (what: string) => string;
  readonly fewer: (what: string) => string;
  readonly leads: string;
  readonly behind: (points: number) => string;
  readonly leadNow: (names: string, count: number) => string;
  readonly won: (names: string, count: number) => string;
  readonly whatHappened: string;
  readonly nothingYet: string;
  readonly showAll: (count: number) => string;
  readonly showFewer: string;
  /** The whole of an entry as a button. */
  readonly correct: (entry: string) => string;
  readonly correctTitle: string;
  readonly removeEntry: string;
  readonly finish: string;
  readonly reopen: string;
}
