import type { Log } from '@belfry/ui/pad';
import { describe, expect, test } from 'vitest';
import { formatCard, parseCard, towerOf, valueOn } from '../../rules/index.js';
import { whatToBuild } from './ask.js';
import { type FiveTowersEntry, foldFiveTowers } from './fold.js';
import { addCards, setCount } from './log.js';

const ask = (built: readonly string[], display: readonly string[], log: Log<FiveTowersEntry> = []) => {
  const full = built
    .map(parseCard)
    .reduce((longer, card) => addCards(longer, { seat: 0, tower: towerOf(card) }, [valueOn(card)], []), log);
  const player = foldFiveTowers(2, full).players[0];
  if (player === undefined) throw new Error('nobody there');
  return whatToBuild(player, display.map(parseCard));
};

const best = (answer: ReturnType<typeof ask>) => answer.bySize[0]?.ways[0];

test('everything on empty ground, in the order that fits', () => {
  const answer = ask([], ['candy-3', 'candy-12', 'sand-5', 'sand-0', 'tree-9']);
  expect(answer.most).toBe(5);
  expect(best(answer)?.place.map(formatCard)).toEqual(['candy-12', 'candy-3', 'tree-9', 'sand-5', 'sand-0']);
  expect(best(answer)).toMatchObject({ tearDown: undefined, total: 9, gain: 9 });
  expect(answer.bySize.map(({ size }) => size)).toEqual([5, 4, 3, 2, 1]);
});

test('tears down only if it takes that', () => {
  const answer = ask(['candy-14', 'candy-2'], ['candy-12', 'candy-7']);
  expect(answer.most).toBe(2);
  expect(best(answer)).toMatchObject({ tearDown: 0, torn: parseCard('candy-2'), gain: 1 });
});

test('of ways worth the same, the one that leaves more room comes first', () => {
  const answer = ask([], ['candy-12', 'candy-3']);
  expect(answer.bySize[1]?.ways.map(({ place }) => place.map(formatCard))).toEqual([['candy-12'], ['candy-3']]);
});

test('nothing fits on finished towers', () => {
  expect(ask(['candy-0'], ['candy-12', 'candy-3'])).toEqual({ most: 0, bySize: [], unknown: [] });
});

test('leaves out towers whose top nobody knows, and says so', () => {
  const counted = setCount([], { seat: 0, tower: 0 }, 2, false);
  const answer = ask([], ['candy-12', 'sand-3'], counted);
  expect(answer).toMatchObject({ most: 1, unknown: [0] });
  expect(best(answer)?.place.map(formatCard)).toEqual(['sand-3']);
});

describe('a known card on one that was only counted', () => {
  const counted = setCount([], { seat: 0, tower: 0 }, 3, false);
  const underneath = (top: number, card: number) => ask([`candy-${top}`], [`candy-${card}`], counted);

  test('nothing is promised that takes a lucky card below; it is said that nobody knows', () => {
    expect(underneath(5, 14)).toEqual({ most: 0, bySize: [], unknown: [0] });
    expect(underneath(5, 6)).toMatchObject({ most: 0, unknown: [0] });
    expect(underneath(9, 10)).toMatchObject({ most: 0, unknown: [0] });
    expect(underneath(7, 10)).toMatchObject({ most: 0, unknown: [0] });
  });

  test('what goes on it whatever it is can be built', () => {
    expect(best(underneath(5, 5))).toMatchObject({ tearDown: 0, torn: parseCard('candy-5') });
    expect(best(underneath(7, 8))).toMatchObject({ tearDown: 0, torn: parseCard('candy-7') });
    expect(best(underneath(15, 15))).toMatchObject({ tearDown: 0, torn: parseCard('candy-15') });
    expect(underneath(5, 3)).toMatchObject({ most: 1, unknown: [] });
  });

  test('on a tower top nothing can be built, for sure', () => {
    expect(underneath(0, 9)).toEqual({ most: 0, bySize: [], unknown: [] });
  });
});

test('a card nobody knows is never torn down', () => {
  const counted = setCount([], { seat: 0, tower: 0 }, 3, false);
  const ways = ask([], ['sand-5'], counted).bySize.flatMap(size => size.ways);
  expect(ways.map(({ tearDown, torn }) => [tearDown, torn])).toEqual([[undefined, undefined]]);
});

test('nothing is torn down to build what fits anyway', () => {
  const ways = ask(['candy-15', 'candy-12'], ['sand-5', 'candy-3']).bySize.flatMap(size => size.ways);
  expect(ways.map(({ tearDown }) => tearDown)).toEqual([undefined, undefined, undefined]);
});
