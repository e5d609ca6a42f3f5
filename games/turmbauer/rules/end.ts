/** Who wins. SPEC [end]. */
import { at, type BySeat, type Seat } from '@belfry/engine';
import { colourOnTurn, coloursOfSeat, heights, type State, seatOf } from './state.js';
import { type Colour, listStones, type Stones, sizeOf } from './stones.js';

export interface Outcome {
  /** Of each seat's pawn, or of both together. */
  readonly heights: BySeat<number>;
  readonly winners: readonly Seat[];
  /** Who brought the tower down. */
  readonly collapsedBy?: Seat;
}

/** What counts, in this order; more is better. */
type Standing = readonly [height: number, parts: number, rings: number];

export function outcome(state: State): Outcome {
  const seats = Array.from({ length: state.options.players }, (_, seat) => seat);
  const standings = seats.map(seat => standingOf(state, seat));
  const heightsOfSeats = standings.map(([height]) => height);
  if (state.collapse === null) return { heights: heightsOfSeats, winners: bestOf(standings, seats) };
  const collapsedBy = seatOf(state, colourOnTurn(state));
  const others = seats.filter(seat => seat !== collapsedBy);
  return { heights: heightsOfSeats, winners: bestOf(standings, others), collapsedBy };
}

/** [end.1] [end.2]; after a collapse what is left in supply counts as well. [end.3] */
function standingOf(state: State, seat: Seat): Standing {
  const colours = coloursOfSeat(state, seat);
  const sum = (countOf: (colour: Colour) => number): number =>
    colours.reduce((total, colour) => total + countOf(colour), 0);
  const pawns = heights(state);
  const unused = (colour: Colour): Stones =>
    at(state.box, colour) | (state.collapse === null ? 0 : at(state.supply, colour));
  return [
    sum(colour => at(pawns, colour)),
    -sum(colour => partsOf(unused(colour))),
    sum(colour => at(state.rings, colour)),
  ];
}

/** How many cubes these stones have. */
export const partsOf = (stones: Stones): number =>
  listStones(stones).reduce((parts, stone) => parts + sizeOf(stone), 0);

function bestOf(standings: BySeat<Standing>, seats: readonly Seat[]): Seat[] {
  const order = seats.toSorted((a, b) => compare(at(standings, b), at(standings, a)));
  const best = at(standings, at(order, 0));
  return seats.filter(seat => compare(at(standings, seat), best) === 0);
}

const compare = (one: Standing, other: Standing): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
