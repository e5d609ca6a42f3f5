/**
 * Ways to set a stone down, arranged for trying them all at once.
 *
 * A start is a stone turned some way that stands with one of its columns on a certain cell, the perch. Many starts need the same
 * cells to be free, so they hang in a tree: each node is a cell, told by its difference from the perch, and below it is
 * everything that needs this cell. Where a cell is filled, all below is out, for all stones at once.
 */
import { type Cell, cellAt, parityOf, tripleOf } from './space.js';
import { type Stones, TURNS, type Turned } from './stones.js';

export interface Start {
  /** The stones that can be set down like this: several if they are alike. */
  readonly stones: Stones;
  /** Its number among the ways to turn the stone. */
  readonly turn: number;
  readonly turned: Turned;
  /** The column that stands on the perch, and the lowest cell of it. */
  readonly column: number;
  readonly bottom: number;
}

/** A tree of starts, nodes in the order of a walk through it. */
export interface StartTree {
  readonly cells: Int32Array;
  /** Where to go on if a node's cell is filled: past all below it. */
  readonly skips: Int32Array;
  /** The stones that have a start at a node or below it. */
  readonly stones: Int32Array;
  /** The start that needs just the cells down to a node, if there is one: its cells tell it from all others. */
  readonly starts: readonly (Start | undefined)[];
}

const ANYWHERE: Cell = cellAt(0, 0, 0);

/** The starts of all stones on even perches, and on odd ones. [place.2] */
export const START_TREES: readonly [StartTree, StartTree] = [0, 1].map(parity =>
  treeOf(allStarts().filter(start => parityOfPerch(start) === parity)),
) as [StartTree, StartTree];

function allStarts(): Start[] {
  return [...new Set(TURNS)].flatMap(turns => {
    const stones = TURNS.reduce((alike, other, stone) => (other === turns ? alike | (1 << stone) : alike), 0);
    return turns.flatMap((turned, turn) =>
      turned.bottoms.map((bottom, column): Start => ({ stones, turn, turned, column, bottom })),
    );
  });
}

function parityOfPerch({ turned, bottom }: Start): number {
  return parityOf(ANYWHERE) ^ parityOf(ANYWHERE + bottom) ^ turned.parity;
}

interface Node {
  stones: Stones;
  start: Start | undefined;
  readonly below: Map<number, Node>;
}

function newNode(): Node {
  return { stones: 0, start: undefined, below: new Map() };
}

function treeOf(starts: readonly Start[]): StartTree {
  const root = newNode();
  for (const start of starts) hang(root, start);
  const cells: number[] = [];
  const skips: number[] = [];
  const stones: number[] = [];
  const ends: (Start | undefined)[] = [];
  const walk = ({ below }: Node): void => {
    for (const [cell, node] of below) {
      const index = cells.push(cell) - 1;
      skips.push(0);
      stones.push(node.stones);
      ends.push(node.start);
      walk(node);
      skips[index] = cells.length;
    }
  };
  walk(root);
  return {
    cells: Int32Array.from(cells),
    skips: Int32Array.from(skips),
    stones: Int32Array.from(stones),
    starts: ends,
  };
}

function hang(root: Node, start: Start): void {
  const { cells } = start.turned;
  let node = root;
  for (const cell of cells.map(each => each - start.bottom).toSorted(nearestFirst)) {
    const next = node.below.get(cell) ?? newNode();
    node.below.set(cell, next);
    node = next;
    node.stones |= start.stones;
  }
  node.start = start;
}

/** The same order for all, so that starts with cells in common share their path. */
function nearestFirst(one: number, other: number): number {
  return distance(one) - distance(other) || one - other;
}

function distance(difference: number): number {
  const [x, y, z] = tripleOf(ANYWHERE + difference);
  return Math.abs(x) + Math.abs(y) + Math.abs(z);
}
