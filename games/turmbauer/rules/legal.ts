/** What the colour on turn may do. SPEC [build], [move], [ring]. */
import { at, type Choices, choicesOf } from '@belfry/engine';
import { type Action, type Build, MOVE_RINGS, type Move, type MoveRing } from './actions.js';
import { Ground, NO_LICENCE, type Way, waysOf } from './paths.js';
import { cellsOf, type Place, placesOf, siteOf } from './places.js';
import type { Cell } from './space.js';
import { colourOnTurn, mayUseRing, pawnOf, type State, supplyOf } from './state.js';
import { ALL_STONES, type Colour, listStones, STONES, type Stone, type Stones, sizeOf } from './stones.js';
import { towerOf } from './tower.js';

export function legalActions(state: State): Choices<Action> {
  return state.phase === 'build' ? builds(state) : choicesOf(moves(state));
}

/** Stones of the sizes that two dice show. Doubles allow every stone. [build.1] [build.2] */
export function stonesOnDice([one, other]: readonly [number, number]): Stones {
  if (one === other) return ALL_STONES;
  let stones = 0;
  for (let stone = 0; stone < STONES.length; stone++)
    if (sizeOf(stone) === one || sizeOf(stone) === other) stones |= 1 << stone;
  return stones;
}

/** The stones that are left and that the dice allow; none when it is not time to build. [build.3] */
export const stonesAllowed = (state: State): Stones =>
  state.phase !== 'build' ? 0 : supplyOf(state, colourOnTurn(state)) & stonesOnDice(state.dice);

/** The stones that are left and take a ring, for the dice do not allow them. [record.5] */
const stonesForRing = (state: State): Stones =>
  mayUseRing(state, 'any-stone') ? supplyOf(state, colourOnTurn(state)) & ~stonesOnDice(state.dice) : 0;

/** The places of one stone, all to be built with the same ring or none. */
interface Offer {
  readonly stone: Stone;
  readonly ring: boolean;
  readonly places: readonly Place[];
}

/** What can be built, or put away if the dice allow nothing. Places are kept as numbers; only the build asked for is made. [build.4] */
function builds(state: State): Choices<Action> {
  const [allowed, forRing] = [stonesAllowed(state), stonesForRing(state)];
  const placesByStone = placesOf(siteOf(state), allowed | forRing);
  const offer = (stones: Stones, ring: boolean): Offer[] =>
    listStones(stones).map(stone => ({ stone, ring, places: at(placesByStone, stone) }));
  const byDice = offer(allowed, false);
  const offers = [...byDice, ...offer(forRing, true)];
  const discards = byDice.some(({ places }) => places.length > 0)
    ? []
    : listStones(supplyOf(state, colourOnTurn(state)));
  const count = offers.reduce((sum, { places }) => sum + places.length, discards.length);
  return {
    count,
    at(index) {
      let left = index;
      for (const { stone, ring, places } of offers) {
        const place = places[left];
        if (place !== undefined) return buildOf(stone, place, ring);
        left -= places.length;
      }
      const stone = discards[left];
      if (stone === undefined) throw new RangeError(`no choice ${index} of ${count}`);
      return { type: 'discard', stone };
    },
  };
}

function buildOf(stone: Stone, place: Place, ring: boolean): Build {
  const cells = cellsOf(stone, place);
  return ring ? { type: 'build', stone, cells, ring: 'any-stone' } : { type: 'build', stone, cells };
}

/** A stone that the dice allow and that has a place, if there is one: then nothing may be discarded. [build.5] */
export function buildableByDice(state: State): Stone | undefined {
  const places = placesOf(siteOf(state), stonesAllowed(state), true);
  const stone = places.findIndex(each => each.length > 0);
  return stone < 0 ? undefined : stone;
}

/** A place that a pawn can move to, the ring it takes, and the way. */
export interface Reach {
  readonly to: Cell;
  readonly ring: MoveRing | undefined;
  readonly way: Way;
}

/** Where the pawn of a colour can go: without a ring, and what each of these rings would add. */
export function reachOf(state: State, colour: Colour, rings: readonly MoveRing[] = MOVE_RINGS): Reach[] {
  const ground = new Ground(towerOf(state));
  const from = pawnOf(state, colour);
  const plain = waysOf(ground, colour, from, NO_LICENCE);
  const reach: Reach[] = [];
  for (const [to, way] of plain) reach.push({ to, ring: undefined, way });
  for (const ring of rings)
    for (const [to, way] of waysOf(ground, colour, from, { ...NO_LICENCE, [ring]: true }))
      if (!plain.has(to)) reach.push({ to, ring, way });
  return reach;
}

/** Rings that a colour may use for its move: this turn, or if its turn came next. */
export const moveRings = (state: State, colour: Colour = colourOnTurn(state)): MoveRing[] =>
  MOVE_RINGS.filter(ring => mayUseRing(state, ring, colour));

/** A ring is named only for places that cannot be reached without one. Staying is always allowed. [record.6] [move.9] */
const moves = (state: State): Action[] => [
  { type: 'stay' },
  ...reachOf(state, colourOnTurn(state), moveRings(state)).map(
    ({ to, ring }): Move => (ring === undefined ? { type: 'move', to } : { type: 'move', to, ring }),
  ),
];
