import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, equalJson, type Json } from './index.js';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

test('canonical JSON has sorted keys and no white space', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x y' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x y","d":null}]}');
});

test('canonical JSON means the same', () => {
  fc.assert(
    fc.property(json, value => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 1 },
  );
});

test('equality is equality of canonical JSON', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(equalJson(a, structuredClone(a))).toBe(true);
      expect(equalJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
    }),
    { seed: 1 },
  );
});

test.each<[Json, unknown]>([
  [{}, []],
  [[], {}],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1], [1, 2]],
  [null, undefined],
  [{ a: null }, {}],
  [1, '1'],
  [{}, null],
])('%j is not %j', (a, b) => {
  expect(equalJson(a, b)).toBe(false);
});

test('equality looks no deeper than it must', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 1_000_000; level++) deep = [deep];
  expect(equalJson({ a: [1] }, { a: [deep] })).toBe(false);
});
