/** Where a stone can go, what that would open, and whether it would hold. */
import {
  type Block,
  blocksOf,
  type Cell,
  colourOnTurn,
  formatPiece,
  heightOf,
  pieceOf,
  placesFor,
  reachOf,
  type State,
  type Stone,
  seatOf,
  tripleOf,
} from '../rules/index.js';
import { type Standing, Statics } from '../statics/index.js';

export interface SurveyInput {
  readonly state: State;
  readonly stone: Stone;
}

/** A legal place, and how high each pawn could stand by its next move, without a ring. */
export interface Prospect {
  readonly cells: readonly Cell[];
  /** By colour. */
  readonly reach: readonly number[];
}

export interface Judgement {
  readonly standing: Standing | 'falls';
  /** How hard a push on the stone the tower bears, as a share of its weight; 0 if it falls. */
  readonly bears: number;
}

/** All legal places of a stone of the colour on turn, the best first: by own gain less that of opponents. */
export function survey({ state, stone }: SurveyInput): Prospect[] {
  const colour = colourOnTurn(state);
  const seat = seatOf(state, colour);
  const signs = state.pawns.map((_, other) => (seatOf(state, other) === seat ? (other === colour ? 2 : 1) : -1));
  const worth = ({ reach }: Prospect): number => reach.reduce((sum, height, at) => sum + (signs[at] ?? 0) * height, 0);
  return placesFor(state, stone)
    .map((cells): Prospect => {
      const after = { ...state, tower: [...state.tower, { piece: pieceOf(colour, stone), cells }] };
      return { cells, reach: state.pawns.map((_, other) => bestHeight(after, other)) };
    })
    .toSorted((a, b) => worth(b) - worth(a));
}

const bestHeight = (state: State, colour: number): number =>
  reachOf(state, colour, []).reduce((most, { to }) => Math.max(most, heightOf(to)), heightOf(state.pawns[colour] ?? 0));

/** Would it hold in each of these places? Ask for a few at a time: each takes up to a hundredth of a second. */
export function judge({ state, stone, places }: SurveyInput & { readonly places: readonly (readonly Cell[])[] }) {
  const statics = staticsOf(blocksOf(state));
  const name = formatPiece(pieceOf(colourOnTurn(state), stone));
  return places.map((cells): Judgement => {
    const block: Block = { name, cells: cells.map(tripleOf) };
    const standing = statics.standingWith(block) ?? 'falls';
    return { standing, bears: standing === 'falls' ? 0 : statics.marginWith(block) };
  });
}

/** The tower that was asked about last is likely to be asked about again, and what is known of it takes long to find. */
let last: { readonly key: string; readonly statics: Statics } | undefined;

function staticsOf(tower: readonly Block[]): Statics {
  const key = JSON.stringify(tower);
  if (last?.key !== key) last = { key, statics: new Statics(tower) };
  return last.statics;
}
