import type { Measures } from '@belfry/ui';
import { expect, test } from 'vitest';
import { gather } from './gather.js';

const PART = {
  figures: { cards: 'mean', tallest: 'most', quickest: 'least', roofs: 'sum' },
  kinds: ['wood', 'sand'],
} as const;

const match = (id: string, measures: Measures) => ({ id, measures });

test('figures are put together as the game says, kinds by how much was built', () => {
  const measured = [
    match('a', { figures: { cards: 10, tallest: 4, roofs: 1 }, kinds: { wood: 2, sand: 3 } }),
    match('b', { figures: { cards: 13, tallest: 7, quickest: 9, roofs: 2 }, kinds: { wood: 0, sand: 1 } }),
    match('c', { figures: { cards: 13, tallest: 6, quickest: 6, roofs: 0 }, kinds: { sand: 2 } }),
  ];
  expect(gather(PART, measured)).toEqual({
    figures: [
      { name: 'cards', value: 12 },
      { name: 'tallest', value: 7 },
      { name: 'quickest', value: 6 },
      { name: 'roofs', value: 3 },
    ],
    kinds: [
      { kind: 'sand', count: 6 },
      { kind: 'wood', count: 2 },
    ],
    best: undefined,
  });
});

test('what no match told of is left out', () => {
  expect(gather(PART, [match('a', { figures: { roofs: 0 }, kinds: {} })])).toEqual({
    figures: [{ name: 'roofs', value: 0 }],
    kinds: [],
    best: undefined,
  });
  expect(gather(PART, [])).toEqual({ figures: [], kinds: [], best: undefined });
});

test('of equally fine pieces the first stays', () => {
  const fine = (id: string, worth: number) => match(id, { figures: {}, kinds: {}, best: { worth, piece: id } });
  expect(gather(PART, [fine('a', 4), fine('b', 9), fine('c', 9)]).best).toEqual({ id: 'b', piece: 'b' });
});
