/** Why an entry is not allowed. */
import type { Action, Build, Chance, Discard, Move, MoveRing, Refusal } from './actions.js';
import { buildableByDice, moveRings, reachOf, stonesOnDice } from './legal.js';
import { Ground, isField } from './paths.js';
import { misfitOf, siteOf } from './places.js';
import { type Cell, TABLE } from './space.js';
import { colourOnTurn, mayUseRing, pawnOf, type Ring, type State, supplyOf } from './state.js';
import { hasStone, type Piece, type Stone } from './stones.js';
import { isPawn, towerOf } from './tower.js';

export function checkAction(state: State, action: Action): Refusal | undefined {
  const isBuilding = action.type === 'build' || action.type === 'discard';
  if (isBuilding && state.phase !== 'build') return { code: 'already-built' };
  if (!isBuilding && state.phase !== 'move') return { code: 'build-first' };
  switch (action.type) {
    case 'build':
      return checkBuild(state, action);
    case 'discard':
      return checkDiscard(state, action);
    case 'move':
      return checkMove(state, action);
    case 'stay':
      return undefined;
  }
}

const checkBuild = (state: State, { stone, cells, ring }: Build): Refusal | undefined =>
  checkSupply(state, stone) ?? checkDice(state, stone, ring) ?? misfitOf(siteOf(state), stone, cells);

function checkSupply(state: State, stone: Stone): Refusal | undefined {
  return hasStone(supplyOf(state, colourOnTurn(state)), stone) ? undefined : { code: 'no-such-stone-left', stone };
}

function checkDice(state: State, stone: Stone, ring: Build['ring']): Refusal | undefined {
  const isOnDice = hasStone(stonesOnDice(state.dice), stone);
  if (ring === undefined) return isOnDice ? undefined : { code: 'not-on-the-dice', stone };
  if (isOnDice) return { code: 'ring-not-needed', ring };
  return checkRing(state, ring);
}

function checkRing(state: State, ring: Ring): Refusal | undefined {
  if (mayUseRing(state, ring)) return undefined;
  return state.paid === null ? { code: 'no-ring-left', ring } : { code: 'one-ring-a-turn', ring: state.paid };
}

function checkDiscard(state: State, { stone }: Discard): Refusal | undefined {
  const missing = checkSupply(state, stone);
  if (missing !== undefined) return missing;
  const buildable = buildableByDice(state);
  return buildable === undefined ? undefined : { code: 'can-build', stone: buildable };
}

function checkMove(state: State, { to, ring }: Move): Refusal | undefined {
  const colour = colourOnTurn(state);
  if (to === pawnOf(state, colour)) return { code: 'stands-there' };
  const noRing = ring && checkRing(state, ring);
  if (noRing !== undefined) return noRing;
  const ways = reachOf(state, colour, moveRings(state)).filter(reach => reach.to === to);
  if (ways.some(reach => reach.ring === ring)) return undefined;
  if (ring !== undefined && ways.some(reach => reach.ring === undefined)) return { code: 'ring-not-needed', ring };
  const rings = ways.flatMap(reach => reach.ring ?? []);
  return rings.length > 0 ? { code: 'takes-a-ring', rings } : whyNoWay(state, to, ring);
}

function whyNoWay(state: State, to: Cell, ring: MoveRing | undefined): Refusal {
  const tower = towerOf(state);
  if (to !== TABLE && !isField(tower, to)) return { code: 'no-field', to };
  if (new Ground(tower).isOutside(to)) return { code: 'means-the-table', to };
  if (to !== TABLE && isPawn(tower.at(to))) return { code: 'pawn-in-the-way', to };
  return ring === undefined ? { code: 'no-way-there', to } : { code: 'no-way-there', to, ring };
}

/** Only what stands can fall, and once; the base has no name to fall by. [fall.5] */
export function checkChance(state: State, chance: Chance): Refusal | undefined {
  if (chance.chance === 'roll') return undefined;
  const standing = new Set(state.tower.map(({ piece }) => piece));
  const fallen = new Set<Piece>();
  for (const piece of chance.fell) {
    if (!standing.has(piece)) return { code: 'not-on-the-tower', piece };
    if (fallen.has(piece)) return { code: 'fell-twice', piece };
    fallen.add(piece);
  }
  return undefined;
}
