/** Time to think. How much is left follows from when things happened; nobody counts down. */
import type { Seat } from '@belfry/engine';
import * as z from 'zod/mini';

const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;

export const clockSetting = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({
    type: z.literal('move'),
    /** For each action. */
    seconds: z.int().check(z.minimum(5), z.maximum(3600)),
    /** For the whole match, where that was not enough; also in seconds. */
    reserve: z.int().check(z.minimum(0), z.maximum(24 * 3600)),
  }),
  z.strictObject({ type: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
]);

export type ClockSetting = Readonly<z.infer<typeof clockSetting>>;

export const NO_CLOCK: ClockSetting = { type: 'none' };

/** Days of vacation that a seat has in one match, all together. */
export const MOST_VACATION = 30;

/** From a moment until another. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** Where the clocks of a table stand. Milliseconds. */
export interface Times {
  /** When the one who is due became so. */
  readonly since: number;
  /** What is left of each seat's reserve. */
  readonly reserves: readonly number[];
  /** What the one who is due had used of their time, beside the reserve, before a bot came. */
  readonly spent: number;
  /** The last position at which somebody who came back had time anew: once at each. Later positions have higher numbers. */
  readonly renewed: number | undefined;
  /** When nobody was there, so that all clocks stood still: where they count days. */
  readonly still: readonly Span[];
  /** Each seat's vacations, one after the other. */
  readonly vacations: readonly (readonly Span[])[];
}

export const startTimes = (setting: ClockSetting, players: number, now: number): Times => ({
  since: now,
  spent: 0,
  renewed: undefined,
  still: [],
  vacations: Array.from({ length: players }, () => []),
  reserves: Array.from({ length: players }, () => (setting.type === 'move' ? setting.reserve * SECOND : 0)),
});

/** A seat has acted: what it took beyond its time comes out of its reserve. */
export function afterAction(setting: ClockSetting, times: Times, seat: Seat, now: number): Times {
  if (setting.type !== 'move') return { ...times, since: now };
  const over = Math.max(0, now - times.since - setting.seconds * SECOND);
  return {
    ...times,
    since: now,
    reserves: times.reserves.map((left, each) => (each === seat ? Math.max(0, left - over) : left)),
  };
}

/** A bot takes the place of the one who is due. It has no clock; what they took until now is counted. */
export function afterHandOver(setting: ClockSetting, times: Times, seat: Seat, now: number): Times {
  const elapsed = now - times.since;
  const spent = setting.type === 'move' ? Math.min(elapsed, setting.seconds * SECOND) : elapsed;
  return { ...afterAction(setting, times, seat, now), spent };
}

/** Somebody comes who is due. They have time anew, but only once: from then on it is as if they had never gone. */
export const afterReturn = (times: Times, position: number, now: number): Times =>
  times.renewed !== undefined && times.renewed >= position
    ? { ...times, since: times.since - times.spent }
    : { ...times, since: now, renewed: position };

/** A seat's time has run out: its reserve is gone. */
export const withoutReserve = (times: Times, seat: Seat): Times => ({
  ...times,
  reserves: times.reserves.map((left, each) => (each === seat ? 0 : left)),
});

/** When the time of the seat that is due runs out. */
export function deadlineOf(setting: ClockSetting, times: Times, seat: Seat): number | undefined {
  const { since, reserves, still, vacations } = times;
  switch (setting.type) {
    case 'none':
      return undefined;
    case 'move':
      return since + setting.seconds * SECOND + (reserves[seat] ?? 0);
    case 'days':
      return passing([...still, ...(vacations[seat] ?? [])], since, setting.days * DAY);
  }
}

/** When so much time has passed since then, beside these spans. What lies in two of them is counted once. */
function passing(spans: readonly Span[], since: number, time: number): number {
  let [end, seen] = [since + time, since];
  for (const { from, until } of spans.toSorted((a, b) => a.from - b.from)) {
    const start = Math.max(from, seen);
    if (start >= end || until <= start) continue;
    end += until - start;
    seen = until;
  }
  return end;
}

/** Nobody was there for so long, until now. For less than none if the clock was set back: then all began earlier. */
export const afterStandstill = (setting: ClockSetting, times: Times, milliseconds: number, now: number): Times =>
  setting.type === 'days' && milliseconds > 0
    ? { ...times, still: [...times.still, { from: now - milliseconds, until: now }] }
    : { ...times, since: times.since + milliseconds };

/** A seat's vacation lasts until then, and what is left of an earlier one goes. */
export function withVacation(times: Times, seat: Seat, now: number, until: number): Times {
  const taken = takenBy(times, seat, now);
  const next = until > now ? [...taken, { from: now, until }] : taken;
  return { ...times, vacations: times.vacations.map((each, index) => (index === seat ? next : each)) };
}

/** Whole days of vacation that a seat can still take from now on. */
export function vacationLeft(times: Times, seat: Seat, now: number): number {
  const taken = takenBy(times, seat, now).reduce((sum, { from, until }) => sum + until - from, 0);
  return Math.max(0, Math.floor(MOST_VACATION - taken / DAY));
}

/** A seat's vacations as if they ended now. */
const takenBy = ({ vacations }: Times, seat: Seat, now: number): readonly Span[] =>
  (vacations[seat] ?? [])
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }))
    .filter(({ from, until }) => from < until);
