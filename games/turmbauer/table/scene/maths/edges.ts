/** The outer edges of a body of cells. */
import { type Cell, cellAt, type Triple, tripleOf } from '../../../rules/index.js';

export type Edge = readonly [Triple, Triple];

/** Each edge once, from its lesser end; not those between two cubes that lie flat beside each other. */
export function outerEdges(cells: readonly Cell[]): Edge[] {
  const own = new Set(cells);
  const edges = new Map<string, Edge>();
  for (const cell of cells) {
    const corner = tripleOf(cell);
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      for (const s of [0, 1])
        for (const t of [0, 1]) {
          const has = (byA: number, byB: number) => {
            const next = [...corner] as [number, number, number];
            next[a] += byA;
            next[b] += byB;
            return own.has(cellAt(...next));
          };
          const toA = s === 0 ? -1 : 1;
          const toB = t === 0 ? -1 : 1;
          const besides = [has(toA, 0), has(0, toB)];
          const isOuter = !besides[0] && !besides[1];
          const isInner = besides[0] && besides[1] && !has(toA, toB);
          if (!isOuter && !isInner) continue;
          const from = [...corner] as [number, number, number];
          from[a] += s;
          from[b] += t;
          const to = [...from] as [number, number, number];
          to[3 - a - b] = (to[3 - a - b] ?? 0) + 1;
          edges.set(from.join() + to.join(), [from, to]);
        }
    }
  }
  return [...edges.values()];
}
