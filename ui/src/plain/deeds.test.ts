import { choicesOf } from '@belfry/engine';
import { expect, test } from 'vitest';
import { findDeeds } from './deeds.js';

interface Numbered {
  readonly type: string;
  readonly number: number;
}

/** So many actions of each type, one type after the other. */
const choices = (sizes: Readonly<Record<string, number>>) => {
  const types = Object.entries(sizes).flatMap(([type, size]) => Array.from({ length: size }, () => type));
  return choicesOf(types.map((type, number): Numbered => ({ type, number })));
};

const text = (action: object): string => `${(action as Numbered).type} ${(action as Numbered).number} Red`;
const sizesOf = (found: ReturnType<typeof findDeeds>) =>
  found.groups.map(({ type, shown, more }) => [type, shown.length, more]);

test('a few are all shown, by type and in their order', () => {
  const found = findDeeds(choices({ bid: 3, pass: 1 }), '', text);
  expect(sizesOf(found)).toEqual([
    ['bid', 3, 0],
    ['pass', 1, 0],
  ]);
  expect(found.groups[0]?.shown).toEqual([0, 1, 2].map(number => ({ type: 'bid', number })));
});

test('of many some of each type are shown, and small types whole', () => {
  expect(sizesOf(findDeeds(choices({ build: 9000, tear: 100, pass: 1 }), '', text))).toEqual([
    ['build', 30, 8970],
    ['tear', 30, 70],
    ['pass', 1, 0],
  ]);
});

test('they are found by any of their words, in any case', () => {
  const all = choices({ build: 9000, pass: 1 });
  expect(findDeeds(all, 'BUILD 8999', text)).toMatchObject({ fitting: 1, searched: 9001 });
  expect(findDeeds(all, 'red pass', text).groups).toEqual([
    { type: 'pass', shown: [{ type: 'pass', number: 9000 }], more: 0 },
  ]);
  expect(findDeeds(all, 'blue', text)).toEqual({ groups: [], fitting: 0, searched: 9001 });
});

test('beyond any measure only the first ones are looked at', () => {
  let looks = 0;
  const endless = { count: 1e9, at: (number: number) => ({ type: 'build', number, look: looks++ }) };
  expect(findDeeds(endless, '', text)).toMatchObject({ fitting: 20_000, searched: 20_000 });
  expect(looks).toBe(20_000);
});
