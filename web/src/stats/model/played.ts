/** The finished matches of this device, as far as they are one's own. */
import type { Seat } from '@belfry/engine';
import type { SeatView, TableId, TableSummary } from '@belfry/table';

/** Who sat there: whoever looks, a bot, or somebody else. */
export type Sitter =
  | { readonly type: 'you'; readonly name: string }
  | { readonly type: 'bot'; readonly name: string; readonly policy: string }
  | { readonly type: 'person'; readonly name: string };

export interface Played {
  readonly id: TableId;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  readonly seats: readonly Sitter[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** One's own seat. Where several share the device nobody can say whose match it was: then there is none. */
  readonly seat: Seat | undefined;
}

/** A match with a seat of one's own. */
export interface OwnMatch extends Played {
  readonly seat: Seat;
}

/** Nothing if it is not over, or if one only watched. */
export function playedOf(table: TableSummary): Played | undefined {
  const { id, game, started, changed, seats, outcome } = table;
  const own = seats.flatMap(({ isYours }, seat) => (isYours ? [seat] : []));
  if (outcome === undefined || own.length === 0) return undefined;
  const seat = own.length === 1 ? own[0] : undefined;
  return { id, game, started, ended: changed, seats: seats.map(sitterOf), ...outcome, seat };
}

function sitterOf({ name, player, isYours }: SeatView): Sitter {
  if (isYours) return { type: 'you', name };
  return player.type === 'bot' ? { type: 'bot', name, policy: player.policy } : { type: 'person', name };
}

export const isOwn = (match: Played): match is OwnMatch => match.seat !== undefined;

/** Who shares a victory has won too. */
export const hasWon = ({ winners, seat }: OwnMatch): boolean => winners.includes(seat);

export const scoreOf = ({ scores, seat }: OwnMatch): number => scores[seat] ?? 0;

/** In the order in which they were played. */
export const inOrder = <M extends Played>(matches: readonly M[]): readonly M[] =>
  matches.toSorted((a, b) => a.ended - b.ended || (a.id < b.id ? -1 : 1));
