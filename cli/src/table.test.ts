import { expect, test } from 'vitest';
import { tableText } from './table.js';

test('columns line up: numbers to the right, words to the left, nothing trailing', () => {
  expect(
    tableText([
      ['name', 'count'],
      ['a', 5],
      ['longer', '1,000'],
    ]),
  ).toBe('name    count\n──────  ─────\na           5\nlonger  1,000\n');
});
