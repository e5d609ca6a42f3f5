/** Who speaks, and how things are called whatever is said. */
import { type People, type Who, whoOf } from '@belfry/ui';
import {
  type Cell,
  type Colour,
  colourOf,
  formatStone,
  heightOf,
  type Piece,
  type State,
  seatOf,
  stoneOf,
} from '../../../rules/index.js';
import { nameOf, type Part } from '../chart.js';
import { layersByColumn } from '../facts.js';
import type { GroundFact, Layers, Owned, PlanWords, StoneFact } from '../words/catalogue.js';

/** Who speaks, of what. */
export interface Telling {
  readonly words: PlanWords;
  readonly view: State;
  readonly people: People;
}

export const whoHas = ({ view, people }: Telling, colour: Colour): Who => whoOf(people, seatOf(view, colour));

/** A colour is named where a player has two. */
export const ownedBy = (telling: Telling, colour: Colour): Owned => ({
  who: whoHas(telling, colour),
  colour: telling.view.options.players === 2 ? nameOf(colour) : undefined,
});

export const stoneFact = (telling: Telling, piece: Piece): StoneFact => ({
  ...ownedBy(telling, colourOf(piece)),
  stone: formatStone(stoneOf(piece)),
});

/** What a cube belongs to; the table, if there is none. */
export const groundFact = (telling: Telling, part: Part | undefined): GroundFact =>
  part === undefined ? 'table' : part.piece === 'base' ? 'base' : stoneFact(telling, part.piece);

export const capital = (clause: string): string => `${clause.charAt(0).toLocaleUpperCase()}${clause.slice(1)}`;

/** A clause as a sentence. */
export const sentence = (clause: string): string => `${capital(clause)}.`;

/** The lowest and the highest of the layers of some cells. */
export function layersOf(cells: readonly Cell[]): Layers {
  const layers = cells.map(heightOf);
  return { from: Math.min(...layers), to: Math.max(...layers) };
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** The names of the columns of some cells, in order. */
export const columnsOf = (cells: readonly Cell[]): string[] =>
  [...layersByColumn(cells).keys()].toSorted((a, b) => inOrder.compare(a, b));
