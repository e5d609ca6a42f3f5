/** The state of a match of Turmbauer. SPEC [setup], [turn]. */
import { at, type OptionsOf, type Seat } from '@belfry/engine';
import type { Block } from './block.js';
import { type Cell, heightOf, TABLE, tripleOf } from './space.js';
import {
  ALL_STONES,
  BASE,
  COLOURS,
  type Colour,
  colourOf,
  formatPiece,
  type Piece,
  type Stones,
  stoneOf,
} from './stones.js';

/** [record.1] */
export const options = {
  players: { type: 'integer', min: 2, max: 4 },
  hand: { type: 'choice', values: ['steady', 'natural', 'shaky'], default: 'natural' },
} as const;
export type Options = OptionsOf<typeof options>;
export type Hand = Options['hand'];

/** What a ring can be used for. [ring.2] [ring.3] [ring.4] */
export type Ring = 'any-stone' | 'trespass' | 'leap';

/** A stone on the tower. Never changed, so states may share it. */
export interface Built {
  readonly piece: Piece;
  /** Ascending. */
  readonly cells: readonly Cell[];
}

/** Lists with an entry for each colour are in the order of `COLOURS`. */
export interface State {
  readonly options: Options;
  /** Turns that are over. Each colour has twelve. */
  turn: number;
  phase: 'roll' | 'build' | 'settle' | 'move' | 'over';
  /** Stones on the tower in the order they were built, without the base. While it settles, the new one is the last. */
  readonly tower: Built[];
  /** Stones that are left, by colour. */
  readonly supply: Stones[];
  /** Stones in the box, unused, by colour. */
  readonly box: Stones[];
  readonly pawns: Cell[];
  readonly rings: number[];
  /** This turn's. */
  dice: readonly [number, number];
  /** The ring paid this turn. */
  paid: Ring | null;
  /** How often a build failed this turn. */
  failures: number;
  /** What fell when the tower came down. */
  collapse: readonly Piece[] | null;
}

/** As many as a colour has stones, for each turn uses up one. [turn.2] */
export const ROUNDS = 12;
export const RINGS_EACH = 2;
/** After so many in one turn the stone is given up. [fall.3] */
export const FAILURES = 3;
/** So many stones falling at once end the match. [fall.4] */
export const COLLAPSE = 3;

/** [setup.1] */
export function start(chosen: Options): State {
  const each = <T>(value: T): T[] => Array.from({ length: coloursOf(chosen) }, () => value);
  return {
    options: chosen,
    turn: 0,
    phase: 'roll',
    tower: [],
    supply: each(ALL_STONES),
    box: each(0),
    pawns: each(TABLE),
    rings: each(RINGS_EACH),
    dice: [0, 0],
    paid: null,
    failures: 0,
    collapse: null,
  };
}

export const copy = (state: State): State => ({
  ...state,
  tower: state.tower.slice(),
  supply: state.supply.slice(),
  box: state.box.slice(),
  pawns: state.pawns.slice(),
  rings: state.rings.slice(),
});

/** How many colours play: four with two players. [setup.3] */
const coloursOf = ({ players }: Options): number => (players === 2 ? COLOURS.length : players);

/** The colour on turn. */
export const colourOnTurn = (state: State): Colour => state.turn % state.pawns.length;

/** Who plays a colour. */
export const seatOf = (state: State, colour: Colour): Seat => colour % state.options.players;

/** The colours a seat plays. */
export const coloursOfSeat = (state: State, seat: Seat): Colour[] =>
  state.pawns.flatMap((_, colour) => (seatOf(state, colour) === seat ? [colour] : []));

/** Each colour's first turn. [place.3] */
export const isFirstRound = (state: State): boolean => state.turn < state.pawns.length;

/** The heights of all pawns, by colour. */
export const heights = (state: State): number[] => state.pawns.map(heightOf);

export const supplyOf = (state: State, colour: Colour): Stones => at(state.supply, colour);
export const pawnOf = (state: State, colour: Colour): Cell => at(state.pawns, colour);

/**
 * May a colour use this ring now, or if its turn came next? One a turn; `any-stone` stays in force for the whole turn. [ring.1]
 * [ring.5]
 */
export function mayUseRing(state: State, ring: Ring, colour: Colour = colourOnTurn(state)): boolean {
  const paid = colour === colourOnTurn(state) ? state.paid : null;
  return paid === null ? at(state.rings, colour) > 0 : ring === 'any-stone' && paid === ring;
}

/** How many rings the colour on turn has left once it has used this one. What is in force costs no other. [ring.5] */
export const ringsLeftAfter = (state: State, ring: Ring): number =>
  at(state.rings, colourOnTurn(state)) - (state.paid === ring ? 0 : 1);

/** Everything that stands, for physics and statics: the base first, then the stones as they were built. */
export const blocksOf = (state: State): Block[] => [
  { name: 'base', cells: BASE.map(tripleOf) },
  ...state.tower.map(({ piece, cells }) => ({ name: formatPiece(piece), cells: cells.map(tripleOf) })),
];

/** A turn: roll, build, settle, move. [turn.1] */
export function roll(state: State, dice: readonly [number, number]): void {
  state.dice = dice;
  state.phase = 'build';
}

export function payRing(state: State, ring: Ring): void {
  state.rings[colourOnTurn(state)] = ringsLeftAfter(state, ring);
  state.paid = ring;
}

export function build(state: State, built: Built): void {
  state.tower.push(built);
  take(state, built.piece);
  state.phase = 'settle';
}

/** A stone goes unused into the box. [build.5] */
export function discard(state: State, piece: Piece): void {
  take(state, piece);
  const colour = colourOnTurn(state);
  state.box[colour] = at(state.box, colour) | stoneBit(piece);
  state.phase = 'move';
}

export function movePawn(state: State, to: Cell): void {
  state.pawns[colourOnTurn(state)] = to;
}

export function endTurn(state: State): void {
  state.turn += 1;
  state.dice = [0, 0];
  state.paid = null;
  state.failures = 0;
  state.phase = state.turn === state.pawns.length * ROUNDS ? 'over' : 'roll';
}

/** What has fallen, if anything, is put back, and the new stone comes back to the player. [fall.1] [fall.2] [fall.3] [fall.4] */
export function settle(state: State, fell: readonly Piece[]): void {
  if (fell.length === 0) {
    state.phase = 'move';
    return;
  }
  if (fell.length >= COLLAPSE) {
    state.collapse = fell;
    state.phase = 'over';
    return;
  }
  const failed = at(state.tower, state.tower.length - 1);
  state.tower.pop();
  giveBack(state, failed.piece);
  state.failures += 1;
  if (state.failures === FAILURES) discard(state, failed.piece);
  else state.phase = 'build';
}

const stoneBit = (piece: Piece): Stones => 1 << stoneOf(piece);

function take(state: State, piece: Piece): void {
  const colour = colourOf(piece);
  state.supply[colour] = supplyOf(state, colour) & ~stoneBit(piece);
}

function giveBack(state: State, piece: Piece): void {
  const colour = colourOf(piece);
  state.supply[colour] = supplyOf(state, colour) | stoneBit(piece);
}
