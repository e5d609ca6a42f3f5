import { readFileSync } from 'node:fs';
import { describeOnTheWire } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import { offerOf } from './card-sets.js';
import { CARD_NAMES, cardOf, copiesOf, TOWER_TYPES, VALUES, type Value } from './cards.js';
import { fiveTowers } from './index.js';

describeOnTheWire(fiveTowers, import.meta.url, { names: { card: CARD_NAMES, tower: TOWER_TYPES }, matches: 5 });

test('SPEC.md, on the wire: every card has the number that follows from its type and its value', () => {
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const types = [...spec.matchAll(/^\| `(\w+)` \| (\d+) \|$/gm)];
  expect(types.map(([, type]) => type)).toEqual(TOWER_TYPES);
  const numbered = types.flatMap(([, type, first]) => VALUES.map(value => [Number(first) + value, `${type}-${value}`]));
  expect(numbered).toEqual([...CARD_NAMES.entries()]);
});

test('SPEC.md, on the wire: sets of cards are numbered by how many they are, then by value, highest first', () => {
  const sets = [0, 1, 2, 3, 4, 5].flatMap(size => setsOf(size).toSorted(byHighest));
  const numbers = sets.map(values => offerOf(values.map(value => cardOf(3, value)))[3]);
  expect(numbers).toEqual([...sets.keys()]);
});

/** All sets of so many cards of one type, highest value first. */
const setsOf = (size: number, below = VALUES.length): Value[][] =>
  size === 0
    ? [[]]
    : VALUES.slice(0, below).flatMap(value =>
        Array.from({ length: Math.min(size, copiesOf(value)) }, (_, more) =>
          Array.from({ length: more + 1 }, () => value),
        ).flatMap(copies => setsOf(size - copies.length, value).map(rest => [...copies, ...rest])),
      );

function byHighest(one: readonly Value[], other: readonly Value[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
