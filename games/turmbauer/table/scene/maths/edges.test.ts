import { expect, test } from 'vitest';
import { cellAt } from '../../../rules/index.js';
import { outerEdges } from './edges.js';

test('a cube has twelve edges', () => {
  expect(outerEdges([cellAt(0, 0, 0)])).toHaveLength(12);
});

test('two cubes in a row have sixteen pieces of edges, and no seam between them', () => {
  const edges = outerEdges([cellAt(0, 0, 0), cellAt(1, 0, 0)]);
  expect(edges).toHaveLength(16);
  expect(edges.filter(([from, to]) => from[0] === 1 && to[0] === 1)).toEqual([]);
});

test('a bend has its inner edge', () => {
  const edges = outerEdges([cellAt(0, 0, 0), cellAt(1, 0, 0), cellAt(1, 0, 1)]);
  expect(edges).toContainEqual([
    [1, 0, 1],
    [1, 1, 1],
  ]);
});
