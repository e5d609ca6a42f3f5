/** The fuzz notices when memory is not flat. */
import { expect, test } from 'vitest';
import { type Measured, notFlat } from './flat.js';

const measured = (more: Partial<Measured> = {}): Measured => ({
  rss: 200e6,
  heap: 50e6,
  outside: 10e6,
  tables: 100,
  ...more,
});
const faultsOf = (whole: Partial<Measured>) => notFlat([measured({ heap: 20e6 }), measured(), measured(whole)]);

test('what comes and goes is no growth, nor what more tables take', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ heap: 58e6, outside: 16e6, rss: 400e6 })).toEqual([]);
  expect(faultsOf({ heap: 90e6, tables: 500 })).toEqual([]);
});

test('a heap that grows is told', () => {
  expect(faultsOf({ heap: 59e6 })).toEqual(['the heap grew from 50000000 to 59000000, with 100 tables']);
});

test('buffers that are kept are told, though they are not in the heap', () => {
  expect(faultsOf({ outside: 17e6 })).toEqual(['memory outside the heap grew from 10000000 to 17000000']);
});

test('what was not measured is told', () => {
  expect(notFlat([measured()])).toEqual(['nobody has measured memory']);
});
