import { describe, expect, test } from 'vitest';
import { type Scale, spread, tenfold } from './scale.js';

const textsOf = ({ ticks }: Scale): string[] => ticks.map(({ text }) => text);
/** What reckoning with fractions leaves is no matter. */
const format = (value: number): string => String(Number(value.toPrecision(6)));

describe('an axis', () => {
  test.each([
    ['0 to 1', [0, 1], ['0', '0.2', '0.4', '0.6', '0.8', '1']],
    ['0 to 0.6', [0, 0.6], ['0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6']],
    ['in any order', [31, 20, 26], ['20', '22', '24', '26', '28', '30']],
    ['between round numbers', [17.3, 33.9], ['20', '25', '30']],
    ['below nothing', [-7, 8], ['-5', '0', '5']],
    ['of large numbers', [0, 7000], ['0', '2000', '4000', '6000']],
  ])('%s has round numbers, and few of them', (_, values, texts) => {
    expect(textsOf(spread(values, format))).toEqual(texts);
  });

  test('has them no closer together than it may', () => {
    expect(textsOf(spread([0, 3], format))).toEqual(['0', '0.5', '1', '1.5', '2', '2.5', '3']);
    expect(textsOf(spread([0, 3], format, 1))).toEqual(['0', '1', '2', '3']);
  });

  test('goes from the least value to the most, with all numbers within', () => {
    const { place, ticks } = spread([31, 20, 26], format);
    expect([20, 25.5, 31].map(place)).toEqual([0, 0.5, 1]);
    for (const { value } of ticks) expect(place(value)).toBeLessThanOrEqual(1);
  });

  test('of a single value has it at its beginning', () => {
    const scale = spread([25, 25], format);
    expect(scale.place(25)).toBe(0);
    expect(textsOf(scale)).toEqual(['25']);
  });
});

describe('an axis of steps that are each ten times the one before', () => {
  test('begins and ends with a power of ten', () => {
    const scale = tenfold([0.04, 300], format);
    expect(textsOf(scale)).toEqual(['0.01', '0.1', '1', '10', '100', '1000']);
    expect(scale.place(0.01)).toBe(0);
    expect(scale.place(1)).toBeCloseTo(0.4, 12);
    expect(scale.place(1000)).toBe(1);
  });

  test('goes through 1, however far from it the values are', () => {
    expect(textsOf(tenfold([40, 300], format))).toEqual(['1', '10', '100', '1000']);
    expect(textsOf(tenfold([0.02, 0.03], format))).toEqual(['0.01', '0.1', '1']);
  });

  test('leaves numbers out where there would be many', () => {
    expect(textsOf(tenfold([0.001, 100_000], format))).toEqual(['0.001', '0.1', '10', '1000', '100000']);
  });

  test('has what took no time at its beginning', () => {
    const scale = tenfold([0, 5], format);
    expect(textsOf(scale)).toEqual(['1', '10']);
    expect(scale.place(0)).toBe(0);
    expect(textsOf(tenfold([0, 0], format))).toEqual(['1', '10']);
  });
});
