/** What is said at tables whose clocks count days. */
import type { SinceWhen } from '../since.js';

export interface DaysWords {
  /** Asked once: shall there be notifications? */
  readonly offer: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    /** On phones that only notify for apps on the home screen. */
    readonly install: string;
    readonly understood: string;
    readonly isOn: string;
  };
  readonly push: {
    readonly label: string;
    readonly help: string;
    /** The browser does not allow it. */
    readonly denied: string;
    readonly install: string;
    readonly failed: string;
  };
  readonly since: (when: SinceWhen) => string;
  readonly said: (name: string, text: string) => string;
  readonly more: (count: number) => string;
  readonly toTable: string;
  readonly vacation: {
    readonly title: string;
    readonly help: string;
    readonly howLong: string;
    readonly days: (count: number) => string;
    readonly all: string;
    readonly leave: (days: number) => string;
    readonly away: (until: string) => string;
    readonly back: string;
    readonly backEverywhere: string;
    /** At so many tables. */
    readonly left: (tables: number) => string;
    readonly returned: (tables: number) => string;
    /** Why not here: so many days can still be taken. */
    readonly only: (days: number) => string;
    /** At so many of all tables fewer days can still be taken. */
    readonly refused: (tables: number) => string;
    readonly failed: string;
  };
}
