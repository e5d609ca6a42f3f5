/** The tower column by column, as it is seen from above. */
import {
  BASE,
  type Cell,
  COLOURS,
  type Colour,
  type ColourName,
  cellAt,
  colourOf,
  type Field,
  fieldsOf,
  heightOf,
  isNeutral,
  type Piece,
  type State,
  TABLE,
  tripleOf,
} from '../../rules/index.js';
import { columnName } from '../model/coordinates.js';

/** What a face shows: plain wood, the brown of the base, the bare table, or a player's colour. */
export type Surface = 'wood' | 'base' | 'table' | ColourName;

/** A cube of a stone. */
export interface Part {
  readonly cell: Cell;
  readonly piece: Piece | 'base';
  readonly surface: Surface;
}

export interface Pawn {
  readonly colour: Colour;
  readonly at: Cell;
}

export interface Column {
  /** `G7`. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** From below. */
  readonly parts: readonly Part[];
  /** Where pawns can stand, from below. The table outside is none of them. */
  readonly fields: readonly Field[];
  readonly pawns: readonly Pawn[];
}

export interface Extent {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

export interface Chart {
  readonly columns: ReadonlyMap<string, Column>;
  readonly parts: ReadonlyMap<Cell, Part>;
  readonly extent: Extent;
  /** How many layers there are. */
  readonly layers: number;
}

/** No map is smaller, so that the tower has room around it. */
const LEAST = 6;

/** `room` are cells that the map must have room for beside the tower. */
export function chartOf(view: State, room: readonly Cell[] = []): Chart {
  const parts = new Map(partsOf(view).map(part => [part.cell, part]));
  const pawns = view.pawns.map((at, colour): Pawn => ({ colour, at })).filter(({ at }) => at !== TABLE);
  const extent = extentOf([...parts.keys()], room);
  const columns = new Map<string, { -readonly [Key in keyof Column]: Column[Key] }>();
  for (let y = extent.minY; y <= extent.maxY; y++)
    for (let x = extent.minX; x <= extent.maxX; x++) {
      const name = columnName(cellAt(x, y, 0));
      columns.set(name, { name, x, y, parts: [], fields: [], pawns: [] });
    }
  const gather = <Key extends 'parts' | 'fields' | 'pawns'>(
    key: Key,
    items: readonly Column[Key][number][],
    cellOf: (item: Column[Key][number]) => Cell,
  ): void => {
    for (const item of items.toSorted((a, b) => cellOf(a) - cellOf(b))) {
      const column = columns.get(columnName(cellOf(item)));
      if (column !== undefined) column[key] = [...column[key], item] as Column[Key];
    }
  };
  gather('parts', [...parts.values()], ({ cell }) => cell);
  gather('fields', fieldsOf(view), ({ at }) => at);
  gather('pawns', pawns, ({ at }) => at);
  return { columns, parts, extent, layers: 1 + Math.max(...[...parts.keys()].map(heightOf)) };
}

function partsOf(view: State): Part[] {
  const own = view.tower.flatMap(({ piece, cells }) =>
    cells.map((cell): Part => ({ cell, piece, surface: isNeutral(cell) ? 'wood' : nameOf(colourOf(piece)) })),
  );
  return [...BASE.map((cell): Part => ({ cell, piece: 'base', surface: isNeutral(cell) ? 'wood' : 'base' })), ...own];
}

/** The colour of a face, if it has one. */
export function colourOn(surface: Surface): Colour | undefined {
  const colour = (COLOURS as readonly Surface[]).indexOf(surface);
  return colour < 0 ? undefined : colour;
}

export const nameOf = (colour: Colour): ColourName => COLOURS[colour] ?? 'black';

/** The tower and one column around it, with room for other cells. */
function extentOf(tower: readonly Cell[], room: readonly Cell[]): Extent {
  const along = (axis: 0 | 1): readonly [number, number] =>
    spread(
      tower.map(cell => tripleOf(cell)[axis]),
      room.map(cell => tripleOf(cell)[axis]),
    );
  const [[minX, maxX], [minY, maxY]] = [along(0), along(1)];
  return { minX, maxX, minY, maxY };
}

function spread(tower: readonly number[], room: readonly number[]): [number, number] {
  const min = Math.min(Math.min(...tower) - 1, ...room);
  const max = Math.max(Math.max(...tower) + 1, ...room);
  const missing = Math.max(0, LEAST - (max - min + 1));
  return [min - Math.ceil(missing / 2), max + Math.floor(missing / 2)];
}

/** The highest cube of a column; of those up to a layer, if one is named. */
export const topOf = ({ parts }: Column, layer = Number.POSITIVE_INFINITY): Part | undefined =>
  parts.findLast(({ cell }) => heightOf(cell) <= layer);

/** How high one stands on a cube; on the table, if there is none. */
export const heightOn = (part: Part | undefined): number => (part === undefined ? 0 : heightOf(part.cell) + 1);

export const surfaceOf = (part: Part | undefined): Surface => part?.surface ?? 'table';

/** The nearest cube above a cell. */
export const roofOver = ({ parts }: Column, cell: Cell): Part | undefined => parts.find(part => part.cell > cell);

/** The cell at a height of a column. */
export const cellIn = ({ x, y }: Column, height: number): Cell => cellAt(x, y, height);

/** What a cell stands on; nothing on the table. */
export function partBelow({ parts }: Chart, cell: Cell): Part | undefined {
  const [x, y, z] = tripleOf(cell);
  return parts.get(cellAt(x, y, z - 1));
}

/** The face that a field is on. */
export const faceOf = (chart: Chart, field: Cell): Surface =>
  field === TABLE || heightOf(field) === 0 ? 'table' : surfaceOf(partBelow(chart, field));
