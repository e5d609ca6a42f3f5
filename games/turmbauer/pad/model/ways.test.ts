import { expect, test } from 'vitest';
import { type Cell, cellAt, parseStone, whyNotThere } from '../../rules/index.js';
import { stateOf } from './site.js';
import { nextWay, spunWay, waysAt } from './ways.js';

const STATE = stateOf(3, [], 0);
const THREE = parseStone('3a');
const ON_BASE = cellAt(0, 0, 1);

test('at a face a stone lies every way a hand could put it, what is allowed first', () => {
  const ways = waysAt(STATE, THREE, ON_BASE);
  const codes = ways.map(({ misfit }) => misfit?.code);
  expect(codes[0]).toBeUndefined();
  expect(codes).toContain('overhang');
  expect(codes.indexOf('wrong-chequer')).toBeGreaterThan(codes.lastIndexOf('overhang'));
  expect(codes).not.toContain('cells-taken');
  expect(new Set(ways.map(({ cells }) => cells.join())).size).toBe(ways.length);
  for (const { cells, misfit } of ways) {
    expect(cells).toContain(ON_BASE);
    expect(whyNotThere(STATE, THREE, cells)).toEqual(misfit);
  }
});

test('asked again and again, all ways come round', () => {
  const ways = waysAt(STATE, THREE, ON_BASE);
  let cells: readonly Cell[] | undefined;
  const seen = ways.map(() => {
    ({ cells = [] } = nextWay(ways, cells) ?? {});
    return cells;
  });
  expect(seen).toEqual(ways.map(way => way.cells));
  expect(nextWay(ways, cells)).toBe(ways[0]);
  expect(nextWay([], undefined)).toBeUndefined();
});

test('a stone that lies stands up when it is tipped or rolled, at the same face', () => {
  const lying = waysAt(STATE, THREE, ON_BASE).find(({ cells }) => cells.every(cell => cell < cellAt(0, 0, 2)));
  if (lying === undefined) throw new Error('it lies nowhere');
  const spins = (['turn', 'tip', 'roll'] as const).map(axis =>
    spunWay(STATE, THREE, ON_BASE, lying, { axis, back: false, quarters: 0 }),
  );
  const isUpright = (cells: readonly Cell[] = []) => cells.some(cell => cell >= cellAt(0, 0, 3));
  // A long stone can be rolled about itself: then nothing changes.
  expect(spins.filter(way => isUpright(way?.cells))).toHaveLength(1);
  expect(isUpright(spins[0]?.cells)).toBe(false);
  for (const way of spins) if (way !== undefined) expect(way.cells).toContain(ON_BASE);
});
