import type { Log } from '@belfry/ui/pad';
import { expect, test } from 'vitest';
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

test('leaves out towers whose top nobody knows, and says so', () => {
  const counted = setCount([], { seat: 0, tower: 0 }, 2, false);
  const answer = ask([], ['candy-12', 'sand-3'], counted);
  expect(answer).toMatchObject({ most: 1, unknown: [0] });
  expect(best(answer)?.place.map(formatCard)).toEqual(['sand-3']);
});

test('says which card is torn down where it lies on one that was only counted', () => {
  const counted = setCount([], { seat: 0, tower: 0 }, 3, false);
  expect(best(ask(['candy-5'], ['candy-5'], counted))).toMatchObject({ tearDown: 0, torn: parseCard('candy-5') });
});

test('a card nobody knows is never torn down', () => {
  const counted = setCount([], { seat: 0, tower: 0 }, 3, false);
  const ways = ask([], ['sand-5'], counted).bySize.flatMap(size => size.ways);
  expect(ways.map(({ tearDown, torn }) => [tearDown, torn])).toEqual([[undefined, undefined]]);
});
