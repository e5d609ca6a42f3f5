import type { Json } from '@belfry/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Patch, patched, patchText } from './patch.js';

const patchOf = (before: Record<string, unknown>, after: Record<string, unknown>): Patch =>
  JSON.parse(patchText([before], [after]));

const views = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }));
/** What is alike as well as what is not: a view and one that shares parts with it. */
const pairs = fc.tuple(views, views, fc.func(fc.nat(2))).map(([first, second, pick]) => [
  first,
  Object.fromEntries(
    Object.entries({ ...first, ...second }).flatMap(([key, value]) => {
      const choice = pick(key);
      if (choice === 0) return [];
      return [[key, choice === 1 ? (first[key] ?? value) : value] as const];
    }),
  ),
]);

test('a patch leads from one view to the other, and leaves the first as it was', () => {
  fc.assert(
    fc.property(pairs, ([before, after]) => {
      const [a, b] = [JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after))];
      const text = JSON.stringify(a);
      expect(patched(a, patchOf(a, b))).toEqual(b);
      expect(JSON.stringify(a)).toBe(text);
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, Record<string, unknown>, Record<string, unknown>, Json]>([
  ['nothing', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, []],
  ['a field', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [[['a', 'c'], 3]]],
  ['a field that is new, or gone', { a: 1 }, { b: null }, [[['b'], null], [['a']]]],
  ['an item', { a: ['one', 'two', 'three'] }, { a: ['one', 'deux', 'three'] }, [[['a', 1], 'deux']]],
  ['an item more', { a: [1] }, { a: [1, 2] }, [[['a', 1], 2]]],
  ['an item less', { a: ['one', 'two'] }, { a: ['one'] }, [[['a', 1]]]],
  ['items that moved up', { a: [1, 2, 3, 4] }, { a: [2, 3, 4] }, [[['a'], [2, 3, 4]]]],
  [
    'a field that is undefined, as if it were not there',
    { a: undefined, b: 1 },
    { a: 2, b: undefined },
    [[['a'], 2], [['b']]],
  ],
])('%s', (_, before, after, patch) => {
  expect(patchOf(before, after)).toEqual(patch);
});

test('what did not change is shared, so that a screen need not draw it again', () => {
  const before = { board: { towers: [1, 2] }, turn: 0 };
  const after = patched(before, [[['turn'], 1]]);
  expect(after.board).toBe(before.board);
});

test('fields can be left out, and parts lie beside each other', () => {
  const text = patchText([{ a: 1, log: [] }], [{ a: 1, log: [1] }, { b: 2 }], { without: new Set(['log']) });
  expect(JSON.parse(text)).toEqual([[['b'], 2]]);
});

test.each<[string, Patch]>([
  ['an item far behind the last', [[['a', 5], 1]]],
  ['an item in the middle that is gone', [[['a', 0]]]],
  ['a name in a list', [[['a', 'x'], 1]]],
  ['a place among fields', [[[0], 1]]],
  ['a way through what is neither', [[['b', 'c'], 1]]],
])('%s does not fit', (_, patch) => {
  expect(() => patched({ a: [1, 2], b: 3 }, patch)).toThrow('does not fit');
});

test('a field called __proto__ is a field like any other', () => {
  const before = JSON.parse('{"a":{"__proto__":1}}');
  const after = JSON.parse('{"a":{"__proto__":{"polluted":true}}}');
  const result = patched(before, patchOf(before, after));
  expect(JSON.stringify(result)).toBe(JSON.stringify(after));
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
