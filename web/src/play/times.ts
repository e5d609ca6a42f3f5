/** How much time somebody has. Milliseconds; deadlines are told by the server's clock. */
import type { Seat } from '@belfry/engine';
import type { TableView } from '@belfry/table';

export type Time =
  /** It does not run: what is in reserve for the whole match. */
  | { readonly type: 'stands'; readonly reserve: number }
  /** First the time of this move, then the reserve. `share`: what is left of the move, between 0 and 1. */
  | { readonly type: 'runs'; readonly move: number; readonly reserve: number; readonly share: number }
  | { readonly type: 'days'; readonly left: number };

type Clocked = Pick<TableView, 'clock' | 'seats' | 'due' | 'deadline' | 'reserves'>;

export const dueSeat = ({ due }: Pick<TableView, 'due'>): Seat | undefined =>
  due.type === 'seat' ? due.seat : undefined;

/** When the clock of this seat runs out; nothing while it stands. */
export const runsUntil = (view: Clocked, seat: Seat | undefined): number | undefined =>
  seat !== undefined && dueSeat(view) === seat ? view.deadline : undefined;

/** Nothing for bots, for those a bot plays for, and where there is no clock. */
export function timeOf(view: Clocked, seat: Seat, now: number): Time | undefined {
  const { clock, seats, due, reserves } = view;
  const there = seats[seat];
  if (clock.type === 'none' || due.type === 'over' || there?.player.type !== 'human' || there.standIn !== undefined)
    return undefined;
  const until = runsUntil(view, seat);
  const reserve = reserves[seat] ?? 0;
  if (until === undefined) return clock.type === 'move' && reserve > 0 ? { type: 'stands', reserve } : undefined;
  const left = Math.max(0, until - now);
  if (clock.type === 'days') return { type: 'days', left };
  const move = Math.max(0, left - reserve);
  return {
    type: 'runs',
    move,
    reserve: Math.min(reserve, left),
    share: Math.min(1, move > 0 ? move / (clock.seconds * SECOND) : left / Math.max(1, clock.reserve * SECOND)),
  };
}

export const SECOND = 1000;
const MINUTE = 60;

/** `0:24`, `12:05`, `1:00:00`. A second that has begun counts. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [hours, minutes] = [Math.floor(seconds / MINUTE / MINUTE), Math.floor(seconds / MINUTE) % MINUTE];
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** Seconds that are left when somebody is reminded. */
const LAST = 10;

export interface LastSeconds {
  readonly seconds: number;
  /** What comes after them; nothing if the reserve is running out already. */
  readonly reserve: number | undefined;
}

/** There when the time of this move, or all of it, is nearly over. */
export function lastSeconds(time: Time | undefined): LastSeconds | undefined {
  if (time?.type !== 'runs') return undefined;
  const { move, reserve } = time;
  const seconds = Math.ceil((move > 0 ? move : reserve) / SECOND);
  if (seconds > LAST || seconds === 0) return undefined;
  return { seconds, reserve: move > 0 ? reserve : undefined };
}
