/**
 * The lattice as anyone would write it down: cells are triples, sets of cells are sets of texts. Slow, obvious, and independent of
 * how the rules do it.
 */
import type { StoneName, Triple } from '../rules/index.js';

export const keyOf = ([x, y, z]: Triple): string => `${x},${y},${z}`;
export const plus = ([x, y, z]: Triple, [a, b, c]: Triple): Triple => [x + a, y + b, z + c];
export const below = (cell: Triple): Triple => plus(cell, [0, 0, -1]);
export const isEven = ([x, y, z]: Triple): boolean => (((x + y + z) % 2) + 2) % 2 === 0;

/** By z, then y, then x. */
export const byHeight = (one: Triple, other: Triple): number =>
  one[2] - other[2] || one[1] - other[1] || one[0] - other[0];

export const SIDES: readonly Triple[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];
export const UP: Triple = [0, 0, 1];

export const BASE: readonly Triple[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
];

interface Shape {
  readonly neutral: readonly Triple[];
  readonly coloured: readonly Triple[];
}

/** The set `belfry-1`. */
export const SHAPES: Readonly<Record<StoneName, Shape>> = {
  '1a': shape('', '00'),
  '1b': shape('00', ''),
  '2a': shape('10', '00'),
  '2b': shape('10', '00'),
  '3a': shape('10', '00 20'),
  '3b': shape('10 01', '00'),
  '4a': shape('10 30', '00 20'),
  '4b': shape('10 01', '00 11'),
  '5a': shape('10 01', '00 20 02'),
  '5b': shape('00 11 02', '10 01'),
  '6a': shape('10 01 21', '00 20 11'),
  '6b': shape('10 21 32', '00 11 22'),
};

/** Flat cells by their x and y: `00 10`. */
function shape(neutral: string, coloured: string): Shape {
  const read = (text: string): Triple[] =>
    (text === '' ? [] : text.split(' ')).map(([x, y]) => [Number(x), Number(y), 0] as const);
  return { neutral: read(neutral), coloured: read(coloured) };
}

const quarterAboutX = ([x, y, z]: Triple): Triple => [x, -z, y];
const quarterAboutZ = ([x, y, z]: Triple): Triple => [-y, x, z];

/** All ways to turn a stone, each once: quarter turns about two axes, one after the other, until nothing new comes. */
export function turnsOf(name: StoneName): readonly Shape[] {
  const known = TURNS.get(name) ?? findTurns(name);
  TURNS.set(name, known);
  return known;
}

const TURNS = new Map<StoneName, readonly Shape[]>();

function findTurns(name: StoneName): Shape[] {
  const found = new Map<string, Shape>();
  const find = (turned: Shape): void => {
    const text = lookOf(turned.neutral, turned.coloured);
    if (found.has(text)) return;
    found.set(text, turned);
    for (const quarter of [quarterAboutX, quarterAboutZ])
      find({ neutral: turned.neutral.map(quarter), coloured: turned.coloured.map(quarter) });
  };
  find(SHAPES[name]);
  return [...found.values()];
}

/** Is this the stone, turned and moved in some way, with neutral parts on even cells? */
export function isStoneAt(name: StoneName, cells: readonly Triple[]): boolean {
  const looks = LOOKS.get(name) ?? new Set(turnsOf(name).map(({ neutral, coloured }) => lookOf(neutral, coloured)));
  LOOKS.set(name, looks);
  return looks.has(
    lookOf(
      cells.filter(isEven),
      cells.filter(cell => !isEven(cell)),
    ),
  );
}

const LOOKS = new Map<StoneName, ReadonlySet<string>>();

/** How a stone looks, wherever it is. */
function lookOf(neutral: readonly Triple[], coloured: readonly Triple[]): string {
  const [[x, y, z] = [0, 0, 0]] = [...neutral, ...coloured].toSorted(byHeight);
  return [neutral, coloured]
    .map(cells => cells.toSorted(byHeight).map(cell => keyOf(plus(cell, [-x, -y, -z]))))
    .join(' | ');
}

/** The table cells that are joined to the far outside through cells without stones, in a box around all stones on it. */
export function outsideOf(stones: ReadonlySet<string>): Set<string> {
  const far =
    4 + Math.max(...[...stones].flatMap(text => text.split(',').slice(0, 2)).map(part => Math.abs(Number(part))));
  const corner: Triple = [-far, -far, 0];
  const outside = new Set([keyOf(corner)]);
  const queue = [corner];
  for (const cell of queue) {
    for (const side of SIDES) {
      const next = plus(cell, side);
      if (Math.abs(next[0]) > far || Math.abs(next[1]) > far) continue;
      if (stones.has(keyOf(next)) || outside.has(keyOf(next))) continue;
      outside.add(keyOf(next));
      queue.push(next);
    }
  }
  return outside;
}
