/** A position as the scene is told it. */
import {
  BASE,
  type Cell,
  carriedCells,
  colourOnTurn,
  formatPiece,
  formatStone,
  heightOf,
  outcome,
  type State,
  seatOf,
  walkOf,
} from '../../rules/index.js';
import type { Building, Climbing } from '../model/hands.js';
import type { Held } from '../model/pointed.js';
import type { Field, Ghost, Pin, Route, ScenePawn, SceneStone } from '../scene/props.js';
import { type Table, whoAt } from './table.js';

const BASE_STONE: SceneStone = { name: 'base', cells: BASE };

export const stonesOf = ({ tower }: State): SceneStone[] => [
  BASE_STONE,
  ...tower.map(({ piece, cells }) => ({ name: formatPiece(piece), cells })),
];

export function pawnsOf(table: Table, at: readonly Cell[], could: readonly (number | undefined)[]): ScenePawn[] {
  const { state } = table;
  const winners = state.phase === 'over' ? outcome(state).winners : [];
  return at.map((cell, colour) => {
    const who = whoAt(table, seatOf(state, colour));
    const most = could[colour];
    return {
      colour,
      at: cell,
      name: who.name,
      called: table.words.owner({ who, colour: undefined }),
      isYours: who.you,
      hasWon: winners.includes(seatOf(state, colour)),
      ...(most !== undefined && most > heightOf(cell) && { could: most }),
    };
  });
}

export function ghostOf(
  { words, readOut }: Pick<Table, 'words' | 'readOut'>,
  building: Building | undefined,
): Ghost | undefined {
  const place = building?.current === undefined ? undefined : building.places[building.current];
  if (building?.stone === undefined || place === undefined) return undefined;
  const { verdict } = place;
  return {
    colour: building.colour,
    stone: formatStone(building.stone),
    cells: place.cells,
    ...(readOut && verdict !== undefined && { verdict, word: words.verdicts[verdict] }),
  };
}

/** The stone that somebody holds elsewhere, as they see it. */
export function heldGhost(
  { words, readOut }: Pick<Table, 'words' | 'readOut'>,
  held: Held | undefined,
): Ghost | undefined {
  if (held?.stone === undefined) return undefined;
  const { colour, stone, cells, verdict } = held.stone;
  return {
    colour,
    stone: formatStone(stone),
    cells,
    ...(readOut && verdict !== undefined && { verdict, word: words.verdicts[verdict] }),
  };
}

/** One pin where several places begin: that of the best. */
export function pinsOf(
  state: State,
  building: Pick<Building, 'stone' | 'places'> | undefined,
  readOut: boolean,
): Pin[] | undefined {
  if (building?.stone === undefined) return undefined;
  const { places } = building;
  const carried = carriedCells(
    state,
    places.map(({ cells }) => cells),
  );
  const pins = new Map<Cell, Pin>();
  for (const [place, { verdict }] of places.entries()) {
    const at = carried[place]?.[0];
    if (at !== undefined && !pins.has(at))
      pins.set(at, { place, at, ...(readOut && verdict !== undefined && { verdict }) });
  }
  return [...pins.values()];
}

export function fieldsOf(climbing: Pick<Climbing, 'fields'> | undefined): Field[] | undefined {
  if (climbing === undefined) return undefined;
  const fields = new Map<Cell, Field>();
  for (const { to, ring } of climbing.fields) if (!fields.has(to)) fields.set(to, { to, by: ring ?? 'foot' });
  return [...fields.values()];
}

export function routeOf(state: State, climbing: Pick<Climbing, 'chosen'> | undefined): Route | undefined {
  const chosen = climbing?.chosen;
  return chosen && { cells: walkOf(state, chosen.way), by: chosen.ring ?? 'foot' };
}

/** How high each pawn could stand by what is shown. */
export function couldOf(
  state: State,
  building: Building | undefined,
  climbing: Climbing | undefined,
): (number | undefined)[] {
  const place = building?.current === undefined ? undefined : building.places[building.current];
  const chosen = climbing?.chosen;
  return state.pawns.map((_, colour) => {
    if (chosen !== undefined) return colour === colourOnTurn(state) ? heightOf(chosen.to) : undefined;
    return place?.reach[colour];
  });
}
