/**
 * Turmbauer on the pad: how high the pawns stand, what was left unused, who brought the tower down. Who wins is asked of the
 * rules themselves, with a match that ended just so.
 */
import { at, type Seat } from '@belfry/engine';
import { append, type Log, replace } from '@belfry/ui/pad';
import {
  type Colour,
  cellAt,
  coloursOfSeat,
  heightOf,
  listStones,
  type Outcome,
  partsOf,
  type State,
  type Stones,
  sizeOf,
  TABLE,
  turmbauer,
} from '../../rules/index.js';

export type TurmbauerEntry =
  | { readonly type: 'height'; readonly colour: Colour; readonly height: number }
  /** The stones left: in the box, and after a collapse those in supply as well. */
  | { readonly type: 'unused'; readonly colour: Colour; readonly stones: Stones }
  | { readonly type: 'rings'; readonly colour: Colour; readonly rings: number }
  /** Who brought the tower down; `null` if it stands after all. */
  | { readonly type: 'collapse'; readonly seat: Seat | null };

interface ColourSheet {
  readonly height: number;
  readonly stones: Stones;
  readonly parts: number;
  readonly rings: number;
}

/** What settled the victory. */
export type Decision = 'height' | 'parts' | 'rings' | 'shared' | 'last-standing';

export interface SeatSheet {
  readonly colours: readonly Colour[];
  readonly height: number;
  readonly parts: number;
  readonly rings: number;
}

export interface TurmbauerSheet {
  /** By colour. */
  readonly colours: readonly ColourSheet[];
  /** By seat: two-player sums. */
  readonly seats: readonly SeatSheet[];
  readonly collapsedBy: Seat | undefined;
  /** Nobody before anything was noted. */
  readonly winners: readonly Seat[];
  readonly decidedBy: Decision;
}

/** Rings each colour has at first, and the highest a pawn can be noted. */
export const RINGS = 2;
export const HIGHEST_PAWN = 99;

export function foldTurmbauer(players: number, log: Log<TurmbauerEntry>): TurmbauerSheet {
  const state = endedMatch(players);
  for (const entry of log) note(state, entry);
  const collapsedBy = collapseOf(log);
  if (collapsedBy !== undefined) bringDown(state, collapsedBy);
  const seats = Array.from({ length: players }, (_, seat) => sumOf(state, coloursOfSeat(state, seat)));
  const winners = log.length === 0 ? [] : outcomeOf(state).winners;
  return {
    colours: state.pawns.map((_, colour) => colourSheet(state, colour)),
    seats,
    collapsedBy,
    winners,
    decidedBy: decisionOf(state, winners),
  };
}

/** A match of the real rules that is over; every pawn on the table, nothing unused. */
function endedMatch(players: number): State {
  const state = turmbauer.start({ players, hand: 'natural' });
  state.phase = 'over';
  state.supply.fill(0);
  return state;
}

function note(state: State, entry: TurmbauerEntry): void {
  if (entry.type === 'height') state.pawns[entry.colour] = entry.height === 0 ? TABLE : cellAt(0, 0, entry.height);
  else if (entry.type === 'unused') state.box[entry.colour] = entry.stones;
  else if (entry.type === 'rings') state.rings[entry.colour] = entry.rings;
}

const collapseOf = (log: Log<TurmbauerEntry>): Seat | undefined =>
  log.findLast(entry => entry.type === 'collapse')?.seat ?? undefined;

/** The rules see by the turn who did it. */
function bringDown(state: State, seat: Seat): void {
  state.turn = seat;
  state.collapse = [];
}

function outcomeOf(state: State): Outcome {
  const due = turmbauer.due(state);
  if (due.type !== 'over') throw new Error('the match on the pad is not over');
  return due.result;
}

/** The first question that leaves the same winners as all of them together. */
function decisionOf(state: State, winners: readonly Seat[]): Decision {
  if (state.collapse !== null && state.options.players === 2) return 'last-standing';
  const byHeight = level(level(state, 'rings'), 'box');
  if (winners.length === outcomeOf(byHeight).winners.length) return winners.length > 1 ? 'shared' : 'height';
  if (winners.length > 1) return 'shared';
  return outcomeOf(level(state, 'rings')).winners.length === 1 ? 'parts' : 'rings';
}

/** The same match if this had been equal for all. */
function level(state: State, what: 'rings' | 'box'): State {
  const copy = turmbauer.copy(state);
  copy[what].fill(0);
  return copy;
}

function colourSheet(state: State, colour: Colour): ColourSheet {
  const { height, parts, rings } = sumOf(state, [colour]);
  return { height, parts, rings, stones: at(state.box, colour) };
}

function sumOf(state: State, colours: readonly Colour[]): SeatSheet {
  const sum = (of: (colour: Colour) => number): number => colours.reduce((total, colour) => total + of(colour), 0);
  return {
    colours,
    height: sum(colour => heightOf(at(state.pawns, colour))),
    parts: sum(colour => partsOf(at(state.box, colour))),
    rings: sum(colour => at(state.rings, colour)),
  };
}

/** The sizes of stones: two of each for every colour. */
export const STONE_SIZES = [1, 2, 3, 4, 5, 6] as const;

/** How many of these stones have this size. */
export const stonesOfSize = (stones: Stones, size: number): number =>
  listStones(stones).filter(stone => sizeOf(stone) === size).length;

const EVERY_STONE: Stones = at(turmbauer.start({ players: 2, hand: 'natural' }).supply, 0);

/** One more of this size, and after both of them none. */
export function withOneMore(stones: Stones, size: number): Stones {
  const all = listStones(EVERY_STONE).filter(stone => sizeOf(stone) === size);
  const next = (stonesOfSize(stones, size) + 1) % (all.length + 1);
  return all.reduce((bits, stone, index) => (index < next ? bits | (1 << stone) : bits & ~(1 << stone)), stones);
}

/** Notes something; what was noted of the same thing just before is replaced. */
export function noteDown(log: Log<TurmbauerEntry>, entry: TurmbauerEntry): Log<TurmbauerEntry> {
  const last = log.at(-1);
  return last !== undefined && isAboutTheSame(last, entry) ? replace(log, last.id, entry) : append(log, entry);
}

const isAboutTheSame = (one: TurmbauerEntry, other: TurmbauerEntry): boolean =>
  one.type === other.type && (one.type === 'collapse' || other.type === 'collapse' || one.colour === other.colour);
