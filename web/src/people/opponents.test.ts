// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { listed } from '../shell/testing.js';
import { botCounts, forLearning, gentlest, recallOpponents, rememberOpponents } from './opponents.js';

const towers = listed('five-towers');
const street = listed('skyscraper');

beforeEach(() => localStorage.clear());

test('at first there are two of the usual ones; to learn there is one of the gentlest', () => {
  expect(recallOpponents(street)).toEqual({ bots: 2, policy: 'fair' });
  expect(gentlest(street)).toEqual({ bots: 2, policy: 'gentle' });
  expect(forLearning(street)).toEqual({ bots: 1, policy: 'gentle' });
});

test('as many as can play with one person', () => {
  expect(botCounts(towers)).toEqual([1, 2, 3, 4]);
  expect(botCounts({ ...towers, players: { min: 1, max: 2 } })).toEqual([1]);
  const large = { ...towers, players: { min: 4, max: 5 } };
  expect(botCounts(large)).toEqual([3, 4]);
  expect(recallOpponents({ ...large, id: 'large' }).bots).toBe(3);
});

test('each game has its own, and they are remembered', () => {
  rememberOpponents(street, { bots: 3, policy: 'sharp' });
  expect(recallOpponents(street)).toEqual({ bots: 3, policy: 'sharp' });
  expect(recallOpponents(towers)).toEqual({ bots: 2, policy: 'fair' });
});

test.each([['{"bots":9,"policy":"genius"}'], ['"jackdaw"'], ['not json'], ['null']])('%s does no harm', stored => {
  localStorage.setItem('belfry-bots-skyscraper', stored);
  expect(recallOpponents(street)).toEqual({ bots: 2, policy: 'fair' });
});
