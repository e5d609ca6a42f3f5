/** What the page about one's own matches says. */
import type { CsvWords } from '../export.js';

export interface StatsPageWords {
  readonly title: string;
  /** Where all of it comes from. */
  readonly lead: string;
  readonly allGames: string;
  readonly matches: string;
  /** How many of them were played together on this device. */
  readonly together: (count: number) => string;
  readonly won: string;
  readonly wonOf: (wins: number, matches: number) => string;
  readonly longest: string;
  readonly current: string;
  /** Of games that have no words of their own for it. */
  readonly mean: string;
  readonly most: string;
  readonly form: {
    readonly title: string;
    readonly won: string;
    readonly lost: string;
    /** For ears: how many of the last matches were won. */
    readonly label: (wins: number, matches: number) => string;
  };
  readonly opponents: {
    readonly title: string;
    readonly opponent: string;
    readonly people: string;
    /** Why the rows may be more than the matches. */
    readonly each: string;
  };
  readonly scores: {
    readonly title: string;
    readonly mean: (mean: string) => string;
    /** For ears. */
    readonly label: (matches: number, least: string, most: string, last: string) => string;
    readonly asTable: string;
    readonly match: string;
    readonly score: string;
    readonly result: string;
  };
  readonly kind: string;
  readonly count: string;
  /** The match in which the finest piece was built. */
  readonly watch: string;
  readonly watchOf: (what: string) => string;
  readonly reading: (read: number, all: number) => string;
  readonly older: (count: number) => string;
  readonly readOlder: (count: number) => string;
  readonly notCounted: {
    readonly watched: (count: number) => string;
    readonly imported: (count: number) => string;
    readonly unreadable: (count: number) => string;
  };
  readonly onlyTogether: string;
  readonly none: { readonly title: string; readonly text: string; readonly go: string };
  readonly keep: {
    readonly title: string;
    readonly text: string;
    readonly json: string;
    readonly csv: string;
    readonly columns: CsvWords;
  };
  readonly forget: {
    readonly title: string;
    readonly text: string;
    readonly go: string;
    readonly sure: string;
    readonly warning: string;
    readonly yes: string;
    readonly no: string;
    readonly done: string;
    /** What is forgotten, and since when matches count. */
    readonly state: (when: string) => string;
    readonly undo: string;
    readonly undone: string;
    readonly notKept: string;
    readonly remove: string;
  };
}
