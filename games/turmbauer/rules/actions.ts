/** What can enter a match of Turmbauer, and why not. SPEC [record]. */
import { notation } from '@belfry/engine';
import { z } from 'zod';
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

interface Stay {
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
const piece = z.codec(z.enum(PIECES), z.int(), { decode: parsePiece, encode: formatPiece });

const sideways = z.int().min(RANGE.min).max(RANGE.max);
const triple = z.tuple([sideways, sideways, z.int().min(RANGE.lowest).max(RANGE.highest)]).readonly();
const asCell = (at: Triple): Cell => cellAt(...at);
const cell = z.codec(triple, z.int(), { decode: asCell, encode: tripleOf });
const place = z.codec(z.union([triple, z.literal('table')]), z.int(), {
  decode: to => (to === 'table' ? TABLE : asCell(to)),
  encode: formatPlace,
});

export const actions = notation<Action>(
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('build'),
      stone,
      cells: z
        .array(cell)
        .min(1)
        .max(Math.max(...SIZES))
        .readonly(),
      ring: z.literal('any-stone').exactOptional(),
    }),
    z.strictObject({ type: z.literal('discard'), stone }),
    z.strictObject({ type: z.literal('move'), to: place, ring: z.enum(MOVE_RINGS).exactOptional() }),
    z.strictObject({ type: z.literal('stay') }),
  ]),
);

const die = z.int().min(1).max(6);
const inOrder = (pieces: readonly Piece[]): Piece[] => pieces.toSorted((a, b) => a - b);

export const chances = notation<Chance>(
  z.discriminatedUnion('chance', [
    z.strictObject({ chance: z.literal('roll'), dice: z.tuple([die, die]).readonly() }),
    z.strictObject({
      chance: z.literal('settle'),
      fell: z.codec(z.array(piece), z.array(z.int()).readonly(), { decode: inOrder, encode: inOrder }),
    }),
  ]),
);

/** The same build with its cells sorted by z, y, x. [record.3] */
export function canonical(action: Action): Action {
  if (action.type !== 'build') return action;
  return { ...action, cells: action.cells.toSorted((a, b) => a - b) };
}
