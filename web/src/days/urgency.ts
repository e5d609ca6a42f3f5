/** What waits for whom, and how long it may: pure, and small enough for every list of tables. */

/** What of a table counts here; `TableSummary` has it. */
export interface Urgent {
  readonly phase: string;
  readonly seats: readonly { readonly isYours: boolean }[];
  readonly turn?: number | undefined;
  readonly deadline?: number | undefined;
  readonly changed: number;
}

export const isMyTurn = ({ phase, seats, turn }: Urgent): boolean =>
  phase === 'running' && turn !== undefined && seats[turn]?.isYours === true;

/** How many of these tables wait for the one who looks. */
export const countTurns = (tables: readonly Urgent[]): number => tables.filter(isMyTurn).length;

/**
 * Where it is my turn first, then what has not begun, then where others are due, then what is over; among equals, whose time is
 * over soonest, then those without a clock, then what changed last.
 */
export const byUrgency = <T extends Urgent>(tables: readonly T[]): readonly T[] =>
  tables.toSorted((one, other) => rank(one) - rank(other) || endOf(one) - endOf(other) || other.changed - one.changed);

const PHASES: readonly string[] = ['room', 'running', 'over'];

const rank = (table: Urgent): number => (isMyTurn(table) ? 0 : 1 + PHASES.indexOf(table.phase));

/** No clock is far away, but the same for all who have none. */
const endOf = ({ phase, deadline }: Urgent): number =>
  phase !== 'running' || deadline === undefined ? Number.MAX_SAFE_INTEGER : deadline;

/** Amounts of time, as a language counts them. */
export interface TimeWords {
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly minutes: (count: number) => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever has just been given two days reads two days. */
const GRACE = HOUR;

/** How long that is, in one unit; rather too little than too much. */
export function timeLeftText(words: TimeWords, milliseconds: number): string {
  const days = Math.floor((milliseconds + GRACE) / DAY);
  if (days >= 2) return words.days(days);
  if (milliseconds >= HOUR) return words.hours(Math.floor(milliseconds / HOUR));
  return words.minutes(Math.max(1, Math.floor(milliseconds / MINUTE)));
}
