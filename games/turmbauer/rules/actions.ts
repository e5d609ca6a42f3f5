/** What can enter a match of Turmbauer, and why not. SPEC [record]. */
import { notation } from '@belfry/engine';
import * as z from 'zod/mini';
import type { Triple } from './block.js';
import type { Misfit } from './places.js';
import { type Cell, cellAt, formatPlace, RANGE, TABLE, tripleOf } from './space.js';
import type { Ring } from './state.js';
import {
  formatPiece,
  formatStone,
  PIECES,
  type Piece,
  parsePiece,
  parseStone,
  SIZES,
  STONES,
  type Stone,
} from './stones.js';

export interface Build {
  readonly type: 'build';
  readonly stone: Stone;
  readonly cells: readonly Cell[];
  readonly ring?: 'any-stone';
}

export interface Discard {
  readonly type: 'discard';
  readonly stone: Stone;
}

export interface Move {
  readonly type: 'move';
  /** The cell that the pawn will fill, or `TABLE`. */
  readonly to: Cell;
  readonly ring?: MoveRing;
}

export interface Stay {
  readonly type: 'stay';
}

export const MOVE_RINGS = ['trespass', 'leap'] as const satisfies readonly Ring[];
export type MoveRing = (typeof MOVE_RINGS)[number];

export type Action = Build | Discard | Move | Stay;

interface Roll {
  readonly chance: 'roll';
  readonly dice: readonly [number, number];
}

interface Settle {
  readonly chance: 'settle';
  /** Ascending. */
  readonly fell: readonly Piece[];
}

export type Chance = Roll | Settle;

export type Refusal =
  | Misfit
  | { readonly code: 'build-first' }
  | { readonly code: 'already-built' }
  | { readonly code: 'no-such-stone-left'; readonly stone: Stone }
  | { readonly code: 'not-on-the-dice'; readonly stone: Stone }
  | { readonly code: 'no-ring-left'; readonly ring: Ring }
  | { readonly code: 'one-ring-a-turn'; readonly ring: Ring }
  | { readonly code: 'ring-not-needed'; readonly ring: Ring }
  | { readonly code: 'can-build'; readonly stone: Stone }
  | { readonly code: 'stands-there' }
  | { readonly code: 'no-field'; readonly to: Cell }
  | { readonly code: 'means-the-table'; readonly to: Cell }
  | { readonly code: 'pawn-in-the-way'; readonly to: Cell }
  | { readonly code: 'takes-a-ring'; readonly rings: readonly MoveRing[] }
  | { readonly code: 'no-way-there'; readonly to: Cell; readonly ring?: MoveRing }
  | { readonly code: 'not-on-the-tower'; readonly piece: Piece }
  | { readonly code: 'fell-twice'; readonly piece: Piece };

const stone = z.codec(z.enum(STONES), z.int(), { decode: parseStone, encode: formatStone });
export const piece = z.codec(z.enum(PIECES), z.int(), { decode: parsePiece, encode: formatPiece });

const sideways = z.int().check(z.minimum(RANGE.min), z.maximum(RANGE.max));
const triple = z.readonly(
  z.tuple([sideways, sideways, z.int().check(z.minimum(RANGE.lowest), z.maximum(RANGE.highest))]),
);
const asCell = (at: Triple): Cell => cellAt(...at);
export const cell = z.codec(triple, z.int(), { decode: asCell, encode: tripleOf });
export const place = z.codec(z.union([triple, z.literal('table')]), z.int(), {
  decode: to => (to === 'table' ? TABLE : asCell(to)),
  encode: formatPlace,
});

/** How each action is written. */
export const written = {
  build: z.strictObject({
    type: z.literal('build'),
    stone,
    cells: z.readonly(z.array(cell).check(z.minLength(1), z.maxLength(Math.max(...SIZES)))),
    ring: z.exactOptional(z.literal('any-stone')),
  }),
  discard: z.strictObject({ type: z.literal('discard'), stone }),
  move: z.strictObject({ type: z.literal('move'), to: place, ring: z.exactOptional(z.enum(MOVE_RINGS)) }),
  stay: z.strictObject({ type: z.literal('stay') }),
};

export const actions = notation<Action>(
  z.discriminatedUnion('type', [written.build, written.discard, written.move, written.stay]),
);

const die = z.int().check(z.minimum(1), z.maximum(6));
export const dice = z.readonly(z.tuple([die, die]));
const inOrder = (pieces: readonly Piece[]): Piece[] => pieces.toSorted((a, b) => a - b);

export const pieces = z.codec(z.array(piece), z.readonly(z.array(z.int())), { decode: inOrder, encode: inOrder });

/** [record.2] */
export const chances = notation<Chance>(
  z.discriminatedUnion('chance', [
    z.strictObject({ chance: z.literal('roll'), dice }),
    z.strictObject({ chance: z.literal('settle'), fell: pieces }),
  ]),
);

/** The same build with its cells sorted by z, y, x. [record.3] */
export function canonical(action: Action): Action {
  if (action.type !== 'build') return action;
  return { ...action, cells: action.cells.toSorted((a, b) => a - b) };
}
