/**
 * A simple player. It builds where its pawn can then climb highest and, of such places, where the others can climb least; never
 * where the statics say that the tower does not stand, and rather where it bears a push. Then it climbs as high as it can.
 */
import { at, listChoices, type Policy } from '@belfry/engine';
import {
  type Action,
  type Block,
  type Build,
  blocksOf,
  type Colour,
  colourOnTurn,
  formatPiece,
  heightOf,
  type Move,
  pieceOf,
  ROUNDS,
  reachOf,
  type State,
  seatOf,
  sizeOf,
  type Turmbauer,
  tripleOf,
} from '../rules/index.js';
import { Statics } from '../statics/index.js';

export const greedy: Policy<Turmbauer> = {
  name: 'greedy',
  choose(game, seen) {
    const legal = listChoices(game.legal(seen));
    return seen.phase === 'build' ? chooseBuild(seen, legal) : chooseMove(seen, legal);
  },
};

/** A push that a place should bear, as a share of the stone's weight: a light touch. */
const TOUCH = 0.1;

/** A ring is worth so many heights. */
const RING = 2;

function chooseBuild(state: State, legal: readonly Action[]): Action {
  const builds = legal.filter(action => action.type === 'build');
  const byDice = builds.filter(({ ring }) => ring === undefined);
  const choice = firmest(state, byDice) ?? firmest(state, builds);
  if (choice !== undefined) return choice;
  const discards = legal.filter(action => action.type === 'discard');
  return smallest(discards) ?? smallest(builds) ?? at(legal, 0);
}

/** The best of these builds that is firm enough; if there is none, the firmest that stands at all. */
function firmest(state: State, builds: readonly Build[]): Build | undefined {
  const statics = new Statics(blocksOf(state));
  let best: { readonly build: Build; readonly firmness: number } | undefined;
  for (const build of bestFirst(state, builds)) {
    const firmness = firmnessOf(statics, blockOf(state, build));
    if (firmness > TOUCH) return build;
    if (firmness > (best?.firmness ?? Number.NEGATIVE_INFINITY)) best = { build, firmness };
  }
  return best === undefined || best.firmness <= FALLS ? undefined : best.build;
}

/** What stands only because it grips or leans on others is not to be trusted, whatever it would bear. */
const FALLS = -1;

/** How hard a push a stone bears; less than nothing if it does not simply rest on what is below. */
function firmnessOf(statics: Statics, stone: Block): number {
  const standing = statics.standingWith(stone);
  if (standing === undefined) return FALLS;
  return standing === 'rests' ? statics.marginWith(stone) : FALLS / 2;
}

const blockOf = (state: State, { stone, cells }: Build): Block => ({
  name: formatPiece(pieceOf(colourOnTurn(state), stone)),
  cells: cells.map(tripleOf),
});

/** Where the own pawn can climb highest first; among these, where the others can climb least. */
function* bestFirst(state: State, builds: readonly Build[]): Generator<Build> {
  const colour = colourOnTurn(state);
  const worlds = builds.map(build => ({ build, after: withBuild(state, build) }));
  const own = groupBy(worlds, ({ after }) => bestHeight(after, colour));
  for (const height of [...own.keys()].toSorted((a, b) => b - a)) {
    const equal = (own.get(height) ?? []).map(world => ({ ...world, others: othersHeight(world.after, colour) }));
    for (const { build } of equal.toSorted((a, b) => a.others - b.others)) yield build;
  }
}

const withBuild = (state: State, { stone, cells }: Build): State => ({
  ...state,
  tower: [...state.tower, { piece: pieceOf(colourOnTurn(state), stone), cells }],
});

/** The height a colour can climb to without a ring. */
const bestHeight = (state: State, colour: Colour): number =>
  reachOf(state, colour, []).reduce((most, { to }) => Math.max(most, heightOf(to)), heightOf(at(state.pawns, colour)));

/** What the others can climb to, together; a player's own other colour counts the other way. */
function othersHeight(state: State, colour: Colour): number {
  const seat = seatOf(state, colour);
  return state.pawns.reduce((sum, _, other) => {
    if (other === colour) return sum;
    return sum + (seatOf(state, other) === seat ? -1 : 1) * bestHeight(state, other);
  }, 0);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** What loses the fewest parts. */
const smallest = <T extends { readonly stone: number }>(actions: readonly T[]): T | undefined =>
  actions.toSorted((a, b) => sizeOf(a.stone) - sizeOf(b.stone))[0];

function chooseMove(state: State, legal: readonly Action[]): Action {
  const isLast = state.turn >= state.pawns.length * (ROUNDS - 1);
  const worth = (move: Move): number => heightOf(move.to) - (move.ring === undefined ? 0 : isLast ? 0.5 : RING);
  const stay = heightOf(at(state.pawns, colourOnTurn(state)));
  const moves = legal.filter(action => action.type === 'move').toSorted((a, b) => worth(b) - worth(a));
  const [best] = moves;
  return best !== undefined && worth(best) > stay ? best : { type: 'stay' };
}
