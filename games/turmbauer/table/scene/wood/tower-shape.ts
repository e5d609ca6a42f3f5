/**
 * All stones in one mesh. Every point knows the number of its stone; where a stone is and how it is turned is told to the shader by
 * that number, so standing, building and falling are all the same mesh.
 */
import { type Cell, tripleOf } from '../../../rules/index.js';
import { Occupancy } from '../maths/occupancy.js';
import type { SceneStone } from '../props.js';
import { type Care, openness, REACH } from './occlusion.js';
import { type StoneShape, shapeOf } from './stone-shape.js';

/** A stone in the mesh. */
interface Part {
  readonly name: string;
  readonly cells: readonly Cell[];
  readonly shape: StoneShape;
  /** Its points in the mesh begin here. */
  readonly first: number;
  readonly count: number;
}

export interface TowerShape {
  readonly parts: readonly Part[];
  readonly occupancy: Occupancy;
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer>;
  readonly colours: Float32Array<ArrayBuffer>;
  /** The number of each point's stone. */
  readonly stones: Float32Array<ArrayBuffer>;
  readonly open: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** The numbers of parts whose occlusion is not known well yet. */
  readonly stale: readonly number[];
}

const keyOf = (name: string, cells: readonly Cell[]): string => `${name}:${cells.join()}`;

/** Cutting takes longer than looking it up; a match has few stones more than these. */
const shapes = new Map<string, StoneShape>();
const KEPT = 256;

function cutOnce(name: string, cells: readonly Cell[]): StoneShape {
  const key = keyOf(name, cells);
  const known = shapes.get(key);
  if (known !== undefined) return known;
  if (shapes.size >= KEPT) shapes.clear();
  const shape = shapeOf(name, cells);
  shapes.set(key, shape);
  return shape;
}

/** Puts the stones together. What is known of the tower before is taken over; what changed near by is to be refined. */
export function towerShape(stones: readonly SceneStone[], before?: TowerShape): TowerShape {
  let first = 0;
  const parts = stones.map(({ name, cells }): Part => {
    const shape = cutOnce(name, cells);
    const part = { name, cells, shape, first, count: shape.sources.length };
    first += part.count;
    return part;
  });
  const corners = parts.reduce((sum, { shape }) => sum + shape.indices.length, 0);
  const tower = {
    parts,
    occupancy: new Occupancy(stones.flatMap(({ cells }) => cells)),
    positions: new Float32Array(first * 3),
    normals: new Float32Array(first * 3),
    uvs: new Float32Array(first * 2),
    colours: new Float32Array(first * 3),
    stones: new Float32Array(first),
    open: new Float32Array(first),
    indices: new Uint32Array(corners),
  };
  let index = 0;
  for (const [number, part] of parts.entries()) {
    const { shape, first: start, count } = part;
    tower.positions.set(shape.positions, start * 3);
    tower.normals.set(shape.normals, start * 3);
    tower.uvs.set(shape.uvs, start * 2);
    tower.colours.set(shape.colours, start * 3);
    tower.stones.fill(number, start, start + count);
    for (const corner of shape.indices) tower.indices[index++] = start + corner;
  }
  return { ...tower, stale: shadeFromBefore(tower, before) };
}

/** Takes over what is known, guesses the rest quickly, and says which parts are to be refined. */
function shadeFromBefore(tower: Omit<TowerShape, 'stale'>, before: TowerShape | undefined): number[] {
  const known = new Map(before?.parts.map((part, number) => [keyOf(part.name, part.cells), { part, number }]));
  const now = new Set(tower.parts.map(({ name, cells }) => keyOf(name, cells)));
  const changed = [
    ...tower.parts.filter(({ name, cells }) => !known.has(keyOf(name, cells))),
    ...(before?.parts.filter(({ name, cells }) => !now.has(keyOf(name, cells))) ?? []),
  ].flatMap(({ cells }) => cells);
  const wasStale = new Set(before?.stale);
  return [...tower.parts.entries()].flatMap(([number, part]) => {
    const old = known.get(keyOf(part.name, part.cells));
    if (old === undefined || before === undefined) shadePart(tower, part, 'quick');
    else tower.open.set(before.open.subarray(old.part.first, old.part.first + old.part.count), part.first);
    const isKnown = old !== undefined && !wasStale.has(old.number) && !isNear(part.cells, changed);
    return isKnown ? [] : [number];
  });
}

const isNear = (cells: readonly Cell[], others: readonly Cell[]): boolean =>
  cells.some(cell => {
    const [x, y, z] = tripleOf(cell);
    return others.some(other => {
      const [a, b, c] = tripleOf(other);
      return Math.max(Math.abs(a - x), Math.abs(b - y), Math.abs(c - z)) <= REACH;
    });
  });

/** The occlusion of one stone's points where it stands. */
function shadePart(tower: Pick<TowerShape, 'open' | 'occupancy'>, part: Part, care: Care): void {
  for (let index = 0; index < part.count; index++) shadePoint(tower, part, index, care);
}

/** Points on faces look for themselves; those on bevels come after the faces and have what their two faces have. */
function shadePoint(
  { open, occupancy }: Pick<TowerShape, 'open' | 'occupancy'>,
  part: Part,
  index: number,
  care: Care,
): void {
  const { shape, first } = part;
  const [one, other] = shape.sources[index] ?? [index, index];
  if (one !== index) {
    open[first + index] = ((open[first + one] ?? 1) + (open[first + other] ?? 1)) / 2;
    return;
  }
  const { eyes, normals } = shape;
  const three = (from: readonly number[]) =>
    [from[3 * index] ?? 0, from[3 * index + 1] ?? 0, from[3 * index + 2] ?? 0] as const;
  open[first + index] = openness(three(eyes), three(normals), occupancy, care);
}

/** Points between two looks at the clock. */
const SLICE = 24;

/** Refines what is stale, slice by slice. */
export function* refine(tower: TowerShape): Generator<void> {
  for (const number of tower.stale) {
    const part = tower.parts[number];
    if (part !== undefined) yield* shadeSlowly(tower, part, 'fine');
  }
}

/** The occlusion when these have fallen, slice by slice: of what stands without them, and of each of them alone. */
export function* shadeWithout(
  { parts }: TowerShape,
  fell: ReadonlySet<string>,
  open: Float32Array<ArrayBuffer>,
): Generator<void> {
  const standing = new Occupancy(parts.filter(({ name }) => !fell.has(name)).flatMap(({ cells }) => cells));
  for (const part of parts) {
    if (fell.has(part.name)) yield* shadeSlowly({ open, occupancy: new Occupancy(part.cells) }, part, 'quick');
    else if (isNear(part.cells, fallen(parts, fell))) yield* shadeSlowly({ open, occupancy: standing }, part, 'fine');
  }
}

const fallen = (parts: readonly Part[], fell: ReadonlySet<string>): Cell[] =>
  parts.filter(({ name }) => fell.has(name)).flatMap(({ cells }) => cells);

function* shadeSlowly(tower: Pick<TowerShape, 'open' | 'occupancy'>, part: Part, care: Care): Generator<void> {
  for (let index = 0; index < part.count; index += SLICE) {
    const end = Math.min(index + SLICE, part.count);
    for (let at = index; at < end; at++) shadePoint(tower, part, at, care);
    yield;
  }
}
