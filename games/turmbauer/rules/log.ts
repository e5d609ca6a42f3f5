/**
 * The log people read: each entry with what followed from it by itself, so that it can be told without replaying. Nothing is
 * hidden, so all viewers are told the same. SPEC [view.1].
 */
import { at, isSeatEntry, type Json, type Moment, notation, readSeen, type Seat } from '@belfry/engine';
import * as z from 'zod/mini';
import {
  type Build,
  cell,
  type Discard,
  dice,
  type Move,
  piece,
  pieces,
  place,
  type Stay,
  written,
} from './actions.js';
import { collapsedByOf, type Decision, standingsOf, verdictOf } from './end.js';
import type { Turmbauer } from './game.js';
import { reachOf, stonesAllowed } from './legal.js';
import { ownerOf } from './paths.js';
import { type Cell, columnOf, heightOf, isOnTable, Z, zOf } from './space.js';
import { colourOnTurn, pawnOf, type State, seatOf } from './state.js';
import { COLOURS, type Colour, listStones, type Piece, sizeOf } from './stones.js';
import { isPawn, pawnIn, pieceIn, towerOf } from './tower.js';
import { leapOn, walkOf } from './walk.js';

/** How the match ended, if it did with this entry. */
export interface SeenEnd {
  readonly winners: readonly Seat[];
  readonly decidedBy: Decision;
}

/** The dice of a turn. */
interface SeenRoll {
  readonly kind: 'roll';
  readonly chance: 'roll';
  readonly dice: readonly [number, number];
  readonly colour: Colour;
  /** From 1. */
  readonly round: number;
  /** The sizes that they show and that are left; any with doubles. [build.1] [build.2] [build.3] */
  readonly sizes: readonly number[] | 'any';
}

/** What a stone lies on. */
export type Support = Piece | 'base' | 'table';

export interface SeenBuild {
  readonly kind: 'build';
  readonly seat: Seat;
  readonly action: Build;
  readonly colour: Colour;
  /** This turn's. */
  readonly dice: readonly [number, number];
  /** The lowest and the highest layer it lies in, from 1: on top of layer 3 the height is 3. */
  readonly layers: readonly [number, number];
  readonly on: readonly Support[];
  /** Was the ring paid now, or is it still in force after a failure? [ring.5] */
  readonly ring?: 'paid' | 'in-force';
  /** Builds that had failed this turn. */
  readonly failures: number;
}

/** A stone that was put back, and the colours of the pawns that came with it. */
interface PutBack {
  readonly piece: Piece;
  readonly pawns: readonly Colour[];
}

export interface SeenSettle {
  readonly kind: 'settle';
  readonly chance: 'settle';
  readonly fell: readonly Piece[];
  /** The stone that was built, and by whom. */
  readonly built: Piece;
  readonly builder: Seat;
  /** The new stone comes back to the builder, or goes unused into the box; or all is over. [fall.1] [fall.2] [fall.3] [fall.4] */
  readonly outcome: 'holds' | 'again' | 'boxed' | 'collapse';
  /** Old stones that fell and stand again. */
  readonly putBack: readonly PutBack[];
  /** Builds that failed this turn, this one counted. */
  readonly failures: number;
  readonly over?: SeenEnd;
}

export interface SeenDiscard {
  readonly kind: 'discard';
  readonly seat: Seat;
  readonly action: Discard;
  readonly colour: Colour;
  readonly dice: readonly [number, number];
  /** No stone of these sizes is left, or none of them has a place. [build.4] */
  readonly why: 'none-left' | 'no-place';
}

export interface SeenMove {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly action: Move;
  readonly colour: Colour;
  readonly from: Cell;
  /** Before and after. */
  readonly heights: readonly [number, number];
  /** Every cell it crosses, those of the table too. */
  readonly walk: readonly Cell[];
  /** The number of the cell on its walk from which it leaps. [ring.4] */
  readonly leap?: number;
  /** Whose pawns it passes over, and whose colours it enters. [ring.3] */
  readonly passed?: readonly Colour[];
  readonly entered?: readonly Colour[];
  readonly over?: SeenEnd;
}

interface SeenStay {
  readonly kind: 'stay';
  readonly seat: Seat;
  readonly action: Stay;
  readonly colour: Colour;
  readonly height: number;
  readonly over?: SeenEnd;
}

export type SeenEntry = SeenRoll | SeenBuild | SeenSettle | SeenDiscard | SeenMove | SeenStay;

const seat = z.int();
const count = z.int();
const colour = z.codec(z.enum(COLOURS), z.int(), {
  decode: name => COLOURS.indexOf(name),
  encode: which => at(COLOURS, which),
});
const colours = z.readonly(z.array(colour));
const pair = z.readonly(z.tuple([count, count]));
const over = z.exactOptional(
  z.strictObject({
    winners: z.readonly(z.array(seat)),
    decidedBy: z.enum(['height', 'parts', 'rings', 'shared', 'last-standing']),
  }),
);

const seenEntries = notation<SeenEntry>(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('roll'),
      chance: z.literal('roll'),
      dice,
      colour,
      round: count,
      sizes: z.union([z.literal('any'), z.readonly(z.array(count))]),
    }),
    z.strictObject({
      kind: z.literal('build'),
      seat,
      action: written.build,
      colour,
      dice,
      layers: pair,
      on: z.readonly(z.array(z.union([z.enum(['base', 'table']), piece]))),
      ring: z.exactOptional(z.enum(['paid', 'in-force'])),
      failures: count,
    }),
    z.strictObject({
      kind: z.literal('settle'),
      chance: z.literal('settle'),
      fell: pieces,
      built: piece,
      builder: seat,
      outcome: z.enum(['holds', 'again', 'boxed', 'collapse']),
      putBack: z.readonly(z.array(z.strictObject({ piece, pawns: colours }))),
      failures: count,
      over,
    }),
    z.strictObject({
      kind: z.literal('discard'),
      seat,
      action: written.discard,
      colour,
      dice,
      why: z.enum(['none-left', 'no-place']),
    }),
    z.strictObject({
      kind: z.literal('move'),
      seat,
      action: written.move,
      colour,
      from: place,
      heights: pair,
      walk: z.readonly(z.array(cell)),
      leap: z.exactOptional(count),
      passed: z.exactOptional(colours),
      entered: z.exactOptional(colours),
      over,
    }),
    z.strictObject({ kind: z.literal('stay'), seat, action: written.stay, colour, height: count, over }),
  ]),
);

/** The same for every viewer. */
export const seeEntry = (moment: Moment<Turmbauer>): Json => seenEntries.write(seen(moment));

/** An entry of the log a viewer is given. Each is read once: screens tell the log anew whenever they are drawn. */
export function readSeenEntry(json: Json): SeenEntry {
  const known = isObject(json) ? alreadyRead.get(json) : undefined;
  if (known !== undefined) return known;
  const read = readSeen(seenEntries, json);
  if (isObject(json)) alreadyRead.set(json, read);
  return read;
}

const alreadyRead = new WeakMap<object, SeenEntry>();

const isObject = (json: Json): json is Json & object => typeof json === 'object' && json !== null;

function seen({ before, entry, after }: Moment<Turmbauer>): SeenEntry {
  if (!isSeatEntry<Turmbauer>(entry))
    return entry.chance === 'roll' ? rolled(entry.dice, after) : settled(entry.fell, before, after);
  const { action } = entry;
  const who = { seat: entry.seat, colour: colourOnTurn(before) };
  switch (action.type) {
    case 'build':
      return { kind: 'build', ...who, action, ...built(before, action) };
    case 'discard':
      return { kind: 'discard', ...who, action, dice: before.dice, why: whyNothing(before) };
    case 'move':
      return { kind: 'move', ...who, action, ...moved(before, action), ...ended(after) };
    case 'stay':
      return { kind: 'stay', ...who, action, height: heightOf(pawnOf(before, who.colour)), ...ended(after) };
  }
}

function rolled(shown: readonly [number, number], after: State): SeenRoll {
  const sizes = new Set(listStones(stonesAllowed(after)).map(sizeOf));
  return {
    kind: 'roll',
    chance: 'roll',
    dice: shown,
    colour: colourOnTurn(after),
    round: Math.floor(after.turn / after.pawns.length) + 1,
    sizes: shown[0] === shown[1] ? 'any' : [...sizes],
  };
}

function built(before: State, { cells, ring }: Build): Omit<SeenBuild, 'kind' | 'seat' | 'action' | 'colour'> {
  const layers = cells.map(each => zOf(each) + 1);
  return {
    dice: before.dice,
    layers: [Math.min(...layers), Math.max(...layers)],
    on: supportsOf(before, cells),
    ...(ring && { ring: before.paid === ring ? ('in-force' as const) : ('paid' as const) }),
    failures: before.failures,
  };
}

/** What is directly below the lowest part of each column. [place.4] */
function supportsOf(before: State, cells: readonly Cell[]): Support[] {
  const tower = towerOf(before);
  const bottoms = new Map<number, Cell>();
  for (const each of cells.toSorted((a, b) => b - a)) bottoms.set(columnOf(each), each);
  const supports = [...bottoms.values()]
    .toSorted((a, b) => a - b)
    .filter(bottom => tower.carries(bottom))
    .map((bottom): Support => (isOnTable(bottom) ? 'table' : (pieceIn(tower.at(bottom - Z)) ?? 'base')));
  return [...new Set(supports)];
}

function settled(fell: readonly Piece[], before: State, after: State): SeenSettle {
  const newest = at(before.tower, before.tower.length - 1).piece;
  return {
    kind: 'settle',
    chance: 'settle',
    fell,
    built: newest,
    builder: seatOf(before, colourOnTurn(before)),
    outcome: outcomeOf(fell, after),
    putBack: after.collapse === null ? putBackOf(before, fell, newest) : [],
    failures: before.failures + (fell.length > 0 ? 1 : 0),
    ...ended(after),
  };
}

function outcomeOf(fell: readonly Piece[], after: State): SeenSettle['outcome'] {
  if (fell.length === 0) return 'holds';
  if (after.collapse !== null) return 'collapse';
  return after.phase === 'build' ? 'again' : 'boxed';
}

/** Pawns on a fallen stone are put back with it. [fall.2] */
const putBackOf = (before: State, fell: readonly Piece[], newest: Piece): PutBack[] =>
  before.tower
    .filter(stone => stone.piece !== newest && fell.includes(stone.piece))
    .map(stone => ({
      piece: stone.piece,
      pawns: before.pawns.flatMap((pawn, which) => (stone.cells.includes(pawn - Z) ? [which] : [])),
    }));

const whyNothing = (before: State): SeenDiscard['why'] => (stonesAllowed(before) === 0 ? 'none-left' : 'no-place');

function moved(before: State, { to, ring }: Move): Omit<SeenMove, 'kind' | 'seat' | 'action' | 'colour'> {
  const mover = colourOnTurn(before);
  const reach = reachOf(before, mover, ring === undefined ? [] : [ring]).find(
    each => each.to === to && each.ring === ring,
  );
  if (reach === undefined) throw new Error('a move without a way');
  const from = pawnOf(before, mover);
  const walk = walkOf(before, reach.way);
  const leap = leapOn(walk);
  const tower = towerOf(before);
  const others = (found: readonly (Colour | undefined)[]): Colour[] =>
    [...new Set(found)].filter(which => which !== undefined && which !== mover) as Colour[];
  const passed = others(walk.map(each => (isPawn(tower.at(each)) ? pawnIn(tower.at(each)) : undefined)));
  const entered = others(walk.slice(1).map(each => ownerOf(tower, each)));
  return {
    from,
    heights: [heightOf(from), heightOf(to)],
    walk,
    ...(leap !== undefined && { leap }),
    ...(passed.length > 0 && { passed }),
    ...(entered.length > 0 && { entered }),
  };
}

function ended(after: State): { readonly over?: SeenEnd } {
  if (after.phase !== 'over') return {};
  const { winners, decidedBy } = verdictOf(standingsOf(after), collapsedByOf(after));
  return { over: { winners, decidedBy } };
}
