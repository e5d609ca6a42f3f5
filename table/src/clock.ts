/** Time to think. How much is left follows from when things happened; nobody counts down. */
import type { Seat } from '@belfry/engine';
import * as z from 'zod/mini';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

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
}

export const startTimes = (setting: ClockSetting, players: number, now: number): Times => ({
  since: now,
  spent: 0,
  renewed: undefined,
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
export function deadlineOf(setting: ClockSetting, { since, reserves }: Times, seat: Seat): number | undefined {
  switch (setting.type) {
    case 'none':
      return undefined;
    case 'move':
      return since + setting.seconds * SECOND + (reserves[seat] ?? 0);
    case 'days':
      return since + setting.days * DAY;
  }
}
