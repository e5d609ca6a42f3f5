/**
 * Turmbauer on the pad: how high the pawns stand, what was left unused, who brought the tower down. Who wins is asked of the
 * rules themselves.
 */
import { at, type Seat } from '@belfry/engine';
import { append, type Log, type Numbered, replace } from '@belfry/ui/pad';
import {
  type Colour,
  coloursOfSeat,
  type Decision,
  listStones,
  type PieceName,
  partsOf,
  type Standing,
  type Stones,
  sizeOf,
  type Triple,
  together,
  turmbauer,
  verdictOf,
} from '../../rules/index.js';

export type { Decision } from '../../rules/index.js';

/** What is written down of a match. */
export type Note =
  | { readonly type: 'height'; readonly colour: Colour; readonly height: number }
  /** The stones left: in the box, and after a collapse those in supply as well. */
  | { readonly type: 'unused'; readonly colour: Colour; readonly stones: Stones }
  | { readonly type: 'rings'; readonly colour: Colour; readonly rings: number }
  /** Who brought the tower down; `null` if it stands after all. */
  | { readonly type: 'collapse'; readonly seat: Seat | null };

/** What stands on the table, if people told it. By coordinates, as in records. */
type OfTower =
  | { readonly type: 'stone'; readonly piece: PieceName; readonly cells: readonly Triple[] }
  /** Where a pawn stands; `null` for the table. */
  | { readonly type: 'pawn'; readonly colour: Colour; readonly at: Triple | null };

export type TurmbauerEntry = Note | OfTower;

export const isOfTower = (entry: TurmbauerEntry): entry is OfTower => entry.type === 'stone' || entry.type === 'pawn';

/** The notes of a log, without the tower. */
export const notesOf = (log: Log<TurmbauerEntry>): Log<Note> => log.filter(isNote);

const isNote = (entry: Numbered<TurmbauerEntry>): entry is Numbered<Note> => !isOfTower(entry);

interface ColourSheet extends Standing {
  readonly stones: Stones;
}

export interface SeatSheet extends Standing {
  readonly colours: readonly Colour[];
}

export interface TurmbauerSheet {
  /** By colour. */
  readonly colours: readonly ColourSheet[];
  /** By seat: two-player sums. */
  readonly seats: readonly SeatSheet[];
  readonly collapsedBy: Seat | undefined;
  /** Nobody while all is noted as it was at first. */
  readonly winners: readonly Seat[];
  readonly decidedBy: Decision;
}

/** Rings each colour has at first, and the highest a pawn can be noted. */
export { RINGS_EACH as RINGS } from '../../rules/index.js';
export const HIGHEST_PAWN = 99;

export function foldTurmbauer(players: number, log: Log<TurmbauerEntry>): TurmbauerSheet {
  const start = turmbauer.start({ players, hand: 'natural' });
  const notes = notesOf(log);
  const atFirst = start.rings.map((rings): ColourSheet => ({ height: 0, stones: 0, parts: 0, rings }));
  const colours = notes.reduce(withEntry, atFirst);
  const seats = Array.from({ length: players }, (_, seat): SeatSheet => {
    const own = coloursOfSeat(start, seat);
    return { colours: own, ...together(own.map(colour => at(colours, colour))) };
  });
  const collapsedBy = notes.findLast(entry => entry.type === 'collapse')?.seat ?? undefined;
  const { winners, decidedBy } = verdictOf(seats, collapsedBy);
  const isBegun = collapsedBy !== undefined || colours.some((colour, index) => !isSame(colour, at(atFirst, index)));
  return { colours, seats, collapsedBy, winners: isBegun ? winners : [], decidedBy };
}

const isSame = (one: ColourSheet, other: ColourSheet): boolean =>
  one.height === other.height && one.stones === other.stones && one.rings === other.rings;

const withEntry = (colours: readonly ColourSheet[], entry: Note): readonly ColourSheet[] =>
  entry.type === 'collapse' ? colours : colours.with(entry.colour, { ...at(colours, entry.colour), ...notedIn(entry) });

function notedIn(entry: Exclude<Note, { readonly type: 'collapse' }>): Partial<ColourSheet> {
  switch (entry.type) {
    case 'height':
      return { height: entry.height };
    case 'unused':
      return { stones: entry.stones, parts: partsOf(entry.stones) };
    case 'rings':
      return { rings: entry.rings };
  }
}

const EVERY_STONE: Stones = at(turmbauer.start({ players: 2, hand: 'natural' }).supply, 0);

/** The sizes of stones: two of each for every colour. */
export const STONE_SIZES: readonly number[] = [...new Set(listStones(EVERY_STONE).map(sizeOf))];

/** How many of these stones have this size. */
export const stonesOfSize = (stones: Stones, size: number): number =>
  listStones(stones).filter(stone => sizeOf(stone) === size).length;

/** One more of this size, and after both of them none. */
export function withOneMore(stones: Stones, size: number): Stones {
  const all = listStones(EVERY_STONE).filter(stone => sizeOf(stone) === size);
  const next = (stonesOfSize(stones, size) + 1) % (all.length + 1);
  return all.reduce((bits, stone, index) => (index < next ? bits | (1 << stone) : bits & ~(1 << stone)), stones);
}

/** Notes something; what was noted of the same thing just before is replaced. */
export function noteDown(log: Log<TurmbauerEntry>, entry: Note): Log<TurmbauerEntry> {
  const last = log.at(-1);
  return last !== undefined && isNote(last) && isAboutTheSame(last, entry)
    ? replace(log, last.id, entry)
    : append(log, entry);
}

const isAboutTheSame = (one: Note, other: Note): boolean =>
  one.type === other.type && (one.type === 'collapse' || other.type === 'collapse' || one.colour === other.colour);
