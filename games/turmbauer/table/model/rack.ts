/** Which stones can be built, and why not the others. */
import {
  type Colour,
  colourOf,
  colourOnTurn,
  hasStone,
  placesFor,
  type Refusal,
  STONES,
  type State,
  type Stone,
  seatOf,
  sizeOf,
  stoneOf,
  turmbauer,
} from '../../rules/index.js';
import type { RackStone } from './hands.js';

/** The twelve stones of a colour. Only the colour on turn can build, and only when it is time to. */
export const rackOf = (state: State, colour: Colour): RackStone[] =>
  STONES.map((_, stone): RackStone => {
    const where = whereIs(state, colour, stone);
    const mayBuild = where === 'rack' && isBuilding(state, colour);
    return mayBuild ? { stone, where, ...howBuilt(state, stone) } : { stone, where, by: 'nothing' };
  });

const isBuilding = (state: State, colour: Colour): boolean => state.phase === 'build' && colour === colourOnTurn(state);

function whereIs(state: State, colour: Colour, stone: Stone): RackStone['where'] {
  if (hasStone(state.supply[colour] ?? 0, stone)) return 'rack';
  const stands = state.tower.some(({ piece }) => colourOf(piece) === colour && stoneOf(piece) === stone);
  return stands ? 'tower' : 'box';
}

/** The rules are asked with a build of no cells: what they say before they look at the cells is about dice and rings. */
function howBuilt(state: State, stone: Stone): Pick<RackStone, 'by' | 'why'> {
  const build = { type: 'build', stone, cells: [] } as const;
  const byDice = turmbauer.checkAction(state, build);
  const needsRing = byDice?.code === 'not-on-the-dice';
  const byRing = needsRing ? turmbauer.checkAction(state, { ...build, ring: 'any-stone' }) : undefined;
  if (byRing !== undefined && isAboutRings(byRing)) return { by: 'nothing', why: byRing };
  if (placesFor(state, stone).length === 0) return { by: 'nothing' };
  return needsRing ? { by: 'ring', why: byDice } : { by: 'dice' };
}

const isAboutRings = ({ code }: Refusal): boolean => code === 'no-ring-left' || code === 'one-ring-a-turn';

/** Stones that may go unused into the box now: none as long as one can be built. */
export const discardsOf = (state: State): Stone[] =>
  STONES.flatMap((_, stone) =>
    state.phase === 'build' && turmbauer.checkAction(state, { type: 'discard', stone }) === undefined ? [stone] : [],
  );

/** What is said under two stones of one size. */
export type PairReason =
  | { readonly code: 'die'; readonly size: number }
  | { readonly code: 'doubles' }
  | { readonly code: 'no-place' }
  /** The right die would allow them; or a ring, if there is one to use. */
  | { readonly code: 'needs'; readonly size: number; readonly ring: 'yours' | 'none' | 'spent' }
  | { readonly code: 'used'; readonly built: number; readonly boxed: number }
  /** It is not time to build. */
  | { readonly code: 'left'; readonly count: number };

export interface Pair {
  readonly size: number;
  readonly stones: readonly RackStone[];
  readonly reason: PairReason;
}

const ALL_SIZES = [1, 2, 3, 4, 5, 6] as const;

/** The stones in six pairs, with one reason each. */
export const pairsOf = (rack: readonly RackStone[], state: State, colour: Colour): Pair[] =>
  ALL_SIZES.map(size => {
    const stones = rack.filter(({ stone }) => sizeOf(stone) === size);
    return { size, stones, reason: reasonOf(stones, size, isBuilding(state, colour) ? state.dice : undefined) };
  });

/** Without dice it is not time to build. */
function reasonOf(stones: readonly RackStone[], size: number, dice?: readonly [number, number]): PairReason {
  const left = stones.filter(({ where }) => where === 'rack');
  const countIn = (place: RackStone['where']): number => stones.filter(({ where }) => where === place).length;
  if (left.length === 0) return { code: 'used', built: countIn('tower'), boxed: countIn('box') };
  if (dice === undefined) return { code: 'left', count: left.length };
  if (left.some(({ by }) => by === 'dice')) return dice[0] === dice[1] ? { code: 'doubles' } : { code: 'die', size };
  if (left.some(({ by }) => by === 'ring')) return { code: 'needs', size, ring: 'yours' };
  const why = left.find(stone => stone.why !== undefined)?.why;
  if (why === undefined) return { code: 'no-place' };
  return { code: 'needs', size, ring: why.code === 'one-ring-a-turn' ? 'spent' : 'none' };
}

/** Whose stones are shown: of who is on turn or, to somebody who waits, their own that are next. */
export function rackColour(state: State, viewer: number | 'spectator'): Colour {
  const onTurn = colourOnTurn(state);
  if (viewer === 'spectator') return onTurn;
  const count = state.pawns.length;
  const inOrder = Array.from({ length: count }, (_, later) => (onTurn + later) % count);
  return inOrder.find(colour => seatOf(state, colour) === viewer) ?? onTurn;
}
