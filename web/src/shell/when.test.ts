import { describe, expect, test } from 'vitest';
import { whenText } from './when.js';

const at = (day: number, month = 10, year = 2026): number => new Date(year, month, day, 13, 30).getTime();
const NOW = at(16);

describe('when something was', () => {
  test.each([
    ['en', at(16), 'today'],
    ['en', at(15), 'yesterday'],
    ['de', at(15), 'gestern'],
    ['fr', at(13), 'vendredi'],
    ['bg', at(13), 'петък'],
    ['de', at(2), '2. November'],
    ['en', at(2, 10, 2025), '2 November 2025'],
  ] as const)('in %s', (language, time, text) => {
    expect(whenText(language, time, NOW)).toBe(text);
  });

  test('a clock that was put back does not speak of tomorrow', () => {
    expect(whenText('en', at(17), NOW)).toBe('today');
  });
});
