import type { Game } from '@belfry/engine';
import { sampleGame } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import { watchRoles } from './roles.js';

test('a list for each player and the seat on turn are told from other lists and numbers', () => {
  expect(watchRoles(sampleGame)).toEqual({ bySeat: new Set(['hands']), turns: new Set(['turn']) });
});

test('what lies deeper has a path, what lies in lists has none', () => {
  const deep: Game = {
    ...sampleGame,
    start: chosen => ({ table: { seats: Array.from({ length: chosen.players }, () => [0, 1]) }, now: 0, over: false }),
    due: state => (Object(state).over ? { type: 'over', result: { winners: [] } } : { type: 'seat', seat: 0 }),
    legal: () => ({ count: 1, at: () => ({ type: 'keep' }) }),
    applyAction: state => Object.assign(Object(state), { over: true }),
  };
  expect(watchRoles(deep)).toEqual({ bySeat: new Set(['table.seats']), turns: new Set(['now']) });
});

test('where fate cannot answer, what was seen until then counts', () => {
  const fateless: Game = {
    ...sampleGame,
    fate: () => {
      throw new Error('not loaded');
    },
  };
  expect(watchRoles(fateless)).toEqual({ bySeat: new Set(), turns: new Set() });
});
