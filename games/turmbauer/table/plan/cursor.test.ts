import { describe, expect, test } from 'vitest';
import { alongX, alongY, look, position, up } from '../../testing/scenario.js';
import { chartOf } from './chart.js';
import { layerFrom, rowsOf, stepOf } from './cursor.js';
import { fitOf } from './use-cell-size.js';

const long = chartOf(look(position({ stones: { 'red-4a': alongY(0, 2, 5, 0), 'blue-4a': up(0, 0, 1, 4) } })));

describe('the map', () => {
  test('has room for one more column around the tower', () => {
    expect(long.extent).toEqual({ minX: -2, maxX: 3, minY: -1, maxY: 6 });
    const wide = chartOf(look(position({ stones: { 'red-4a': alongX(2, 5, 0, 0) } })));
    expect(wide.extent).toEqual({ minX: -1, maxX: 6, minY: -2, maxY: 3 });
  });

  test('rows go away from the viewer; turned, the long side lies across', () => {
    expect(rowsOf(long, false)[0]?.map(({ name }) => name)).toEqual(['E13', 'F13', 'G13', 'H13', 'I13', 'J13']);
    // Across a phone above its sheet, and not in a high window.
    expect(fitOf(long.extent, 320, 200).isTurned).toBe(true);
    expect(fitOf(long.extent, 320, 600).isTurned).toBe(false);
    expect(rowsOf(long, true)[0]?.map(({ name }) => name)).toEqual([
      'E6',
      'E7',
      'E8',
      'E9',
      'E10',
      'E11',
      'E12',
      'E13',
    ]);
  });

  test('arrows go where they point, however it is drawn', () => {
    const from = long.columns.get('G8');
    if (from === undefined) throw new Error('no such column');
    const name = (isTurned: boolean, key: string): string | undefined =>
      stepOf(rowsOf(long, isTurned), from, key, false)?.name;
    expect([name(false, 'ArrowUp'), name(false, 'ArrowRight')]).toEqual(['G9', 'H8']);
    expect([name(true, 'ArrowUp'), name(true, 'ArrowRight')]).toEqual(['F8', 'G9']);
    expect(name(true, 'x')).toBeUndefined();
  });

  test('layers begin at the top of the column and end at the table', () => {
    const column = long.columns.get('G7');
    if (column === undefined) throw new Error('no such column');
    expect(layerFrom(long, column, undefined, -1)).toBe(4);
    expect(layerFrom(long, column, 0, -1)).toBe(0);
    expect(layerFrom(long, column, 5, 1)).toBe(5);
  });
});
