/** Stones, the ways they can be turned, and their names. SPEC [stones]. */
import { at } from '@belfry/engine';
import type { Triple } from './block.js';
import { type Cell, cellAt, columnOf, parityOf, rowAlongX, rowAlongY, zOf } from './space.js';
import { STONE_SET } from './stone-set.js';

/** In the order of the seats. [setup.2] */
export const COLOURS = ['red', 'blue', 'green', 'black'] as const;
export type ColourName = (typeof COLOURS)[number];
/** An index of `COLOURS`. */
export type Colour = number;

export type StoneName = keyof typeof STONE_SET.stones;
export const STONES = Object.keys(STONE_SET.stones) as StoneName[];
/** An index of `STONES`: one colour's stone of that name. */
export type Stone = number;

/** Some of the twelve stones, a bit each. */
export type Stones = number;
export const ALL_STONES: Stones = (1 << STONES.length) - 1;
export const hasStone = (stones: Stones, stone: Stone): boolean => (stones & (1 << stone)) !== 0;
export const listStones = (stones: Stones): Stone[] =>
  STONES.flatMap((_, stone) => (hasStone(stones, stone) ? [stone] : []));

/** A certain stone of a certain colour. */
export type Piece = number;
export type PieceName = `${ColourName}-${StoneName}`;
export const pieceOf = (colour: Colour, stone: Stone): Piece => colour * STONES.length + stone;
export const colourOf = (piece: Piece): Colour => Math.floor(piece / STONES.length);
export const stoneOf = (piece: Piece): Stone => piece % STONES.length;
export const PIECES: readonly PieceName[] = COLOURS.flatMap(colour =>
  STONES.map(stone => `${colour}-${stone}` as const),
);

export const formatStone = (stone: Stone): StoneName => at(STONES, stone);
export const parseStone = (name: StoneName): Stone => STONES.indexOf(name);
export const formatPiece = (piece: Piece): PieceName => at(PIECES, piece);
export const parsePiece = (name: PieceName): Piece => PIECES.indexOf(name);

/** A cube of a stone, before it is placed. */
interface Cube {
  readonly at: Triple;
  readonly neutral: boolean;
}

/** Reads the rows of `STONE_SET`. */
function cubesOf(rows: readonly string[]): Cube[] {
  let layer = 0;
  let row = 0;
  return rows.flatMap(letters => {
    if (letters === '') {
      layer += 1;
      row = 0;
      return [];
    }
    const y = row++;
    return letters
      .split('')
      .flatMap((letter, x) => (letter === '.' ? [] : [{ at: [x, y, layer] as const, neutral: letter === 'n' }]));
  });
}

const CUBES = STONES.map(name => cubesOf(STONE_SET.stones[name]));

/** How many parts a stone has: its size. */
export const SIZES: readonly number[] = CUBES.map(cubes => cubes.length);
export const sizeOf = (stone: Stone): number => at(SIZES, stone);

/** The base stone, which stands from the start. [space.1] */
export const BASE: readonly Cell[] = cubesOf(STONE_SET.base)
  .map(({ at: [x, y, z] }) => cellAt(x, y, z))
  .toSorted((a, b) => a - b);

/** A stone turned one way. All cells are told by their difference from the stone's first one in ascending order. */
export interface Turned {
  readonly cells: readonly number[];
  /** The parity that the first cell must have for neutral parts to lie on even cells. [place.2] */
  readonly parity: number;
  /** The lowest cell of each column (x, y) of the stone. */
  readonly bottoms: readonly number[];
  /**
   * For each set of carried columns, a bit each: does the stone reach more than one cell further in some direction than the
   * outermost of them? [place.5]
   */
  readonly overhangs: readonly boolean[];
  /** The lines along which it can be drawn out: for each, its two ends. */
  readonly alongX: readonly Line[];
  readonly alongY: readonly Line[];
}

interface Column {
  /** Its lowest cell. */
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly first: number;
  readonly last: number;
}

type Rotation = (place: Triple) => Triple;

/** The 24 rotations: every order of the axes with every choice of signs, as long as it is no mirror image. */
const ROTATIONS: readonly Rotation[] = [
  [0, 1, 2, 1],
  [1, 2, 0, 1],
  [2, 0, 1, 1],
  [0, 2, 1, -1],
  [2, 1, 0, -1],
  [1, 0, 2, -1],
].flatMap(([a = 0, b = 0, c = 0, handed = 1]) =>
  [1, -1].flatMap(s =>
    [1, -1].map(
      (t): Rotation =>
        place => [(place[a] ?? 0) * s, (place[b] ?? 0) * t, (place[c] ?? 0) * s * t * handed],
    ),
  ),
);

/** Every way a stone can lie, each once: cells and colours tell them apart. */
function turnsOf(cubes: readonly Cube[]): Turned[] {
  const turns = new Map<string, Turned>();
  for (const rotate of ROTATIONS) {
    const turned = turnedTo(cubes.map(({ at: place, neutral }) => ({ at: rotate(place), neutral })));
    turns.set(`${turned.parity} ${turned.cells.join()}`, turned);
  }
  return [...turns.values()];
}

function turnedTo(cubes: readonly Cube[]): Turned {
  const placed = cubes
    .map(({ at: [x, y, z], neutral }) => ({ cell: cellAt(x, y, z), x, y, isOdd: neutral ? 0 : 1 }))
    .toSorted((a, b) => a.cell - b.cell);
  const first = at(placed, 0);
  const parity = parityOf(first.cell) ^ first.isOdd;
  if (placed.some(({ cell, isOdd }) => (parityOf(cell) ^ isOdd) !== parity))
    throw new Error('a stone whose parts do not alternate');
  const lines = (lineOf: (cell: Cell) => number): Line[] =>
    groupBy(placed, ({ cell }) => lineOf(cell)).map(line => ({
      first: at(line, 0).cell - first.cell,
      last: at(line, line.length - 1).cell - first.cell,
    }));
  const columns = groupBy(placed, ({ cell }) => columnOf(cell)).map((column): Column => {
    const { cell, x, y } = at(column, 0);
    return { bottom: cell - first.cell, x, y };
  });
  return {
    cells: placed.map(({ cell }) => cell - first.cell),
    parity: first.isOdd,
    bottoms: columns.map(({ bottom }) => bottom),
    overhangs: Array.from({ length: 1 << columns.length }, (_, carried) => overhangsOn(columns, carried)),
    alongX: lines(rowAlongX),
    alongY: lines(rowAlongY),
  };
}

function overhangsOn(columns: readonly Column[], carried: number): boolean {
  const supports = columns.filter((_, column) => (carried & (1 << column)) !== 0);
  const reaches = (along: (column: Column) => number): boolean =>
    Math.max(...columns.map(along)) - Math.max(...supports.map(along)) > 1;
  return [reaches(({ x }) => x), reaches(({ x }) => -x), reaches(({ y }) => y), reaches(({ y }) => -y)].includes(true);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** For each stone, the ways to turn it. Stones that are alike share theirs. */
export const TURNS: readonly (readonly Turned[])[] = shareEqual(CUBES.map(turnsOf));

function shareEqual<T>(items: readonly T[]): T[] {
  const known = new Map<string, T>();
  return items.map(item => {
    const key = JSON.stringify(item);
    const same = known.get(key) ?? item;
    known.set(key, same);
    return same;
  });
}

export const turnsOfStone = (stone: Stone): readonly Turned[] => at(TURNS, stone);

/** No tower is higher: the base with all stones of all colours on end. */
export const HIGHEST = 1 + COLOURS.length * TURNS.reduce((sum, turns) => sum + Math.max(...turns.map(tallness)), 0);

function tallness({ cells }: Turned): number {
  return Math.max(...cells.map(cell => zOf(cellAt(0, 0, 0) + cell))) + 1;
}
