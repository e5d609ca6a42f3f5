/**
 * A simple player. It builds where its pawn can then climb highest and, of such places, where the others can climb least; never
 * where the statics say that the tower falls, unless it must, and rather where it bears a touch. Then it climbs as high as it
 * can.
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
  const byRing = builds.filter(({ ring }) => ring !== undefined);
  const discards = legal.filter(action => action.type === 'discard');
  const choice = firmest(state, byDice) ?? firmest(state, byRing) ?? smallest(discards) ?? smallest(builds);
  if (choice === undefined) throw new Error('neither a build nor a discard is legal');
  return choice;
}

/** The best of these builds that is firm enough; if there is none, the firmest that does not fall. */
function firmest(state: State, builds: readonly Build[]): Build | undefined {
  const statics = new Statics(blocksOf(state));
  let best: { readonly build: Build; readonly firmness: number } | undefined;
  for (const build of bestFirst(state, builds)) {
    const firmness = firmnessOf(statics, blockOf(state, build));
    if (firmness > TOUCH) return build;
    if (firmness > (best?.firmness ?? FALLS)) best = { build, firmness };
  }
  return best?.build;
}

/** How firm a place is: how hard a push it bears, if the stone rests on what is below; else one of these. */
const GRIPS = -1;
const LEANS = -2;
const FALLS = -3;

/** What stands only because it grips or leans on others is not to be trusted, whatever it would bear. */
function firmnessOf(statics: Statics, stone: Block): number {
  switch (statics.standingWith(stone)) {
    case 'rests':
      return statics.marginWith(stone);
    case 'grips':
      return GRIPS;
    case 'leans':
      return LEANS;
    default:
      return FALLS;
  }
}

const blockOf = (state: State, { stone, cells }: Build): Block => ({
  name: formatPiece(pieceOf(colourOnTurn(state), stone)),
  cells: cells.map(tripleOf),
});

/** Where the own pawn can climb highest first; among these, where the others can climb least. */
function* bestFirst(state: State, builds: readonly Build[]): Generator<Build> {
  const colour = colourOnTurn(state);
  const worlds = builds.map(build => {
    const after = withBuild(state, build);
    return { build, after, own: bestHeight(after, colour) };
  });
  for (const own of [...new Set(worlds.map(world => world.own))].toSorted((a, b) => b - a)) {
    const equal = worlds.filter(world => world.own === own);
    const rated = equal.map(({ build, after }) => ({ build, others: othersHeight(after, colour) }));
    for (const { build } of rated.toSorted((a, b) => a.others - b.others)) yield build;
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
