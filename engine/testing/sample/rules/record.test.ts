import { Match, playJson, readOptions } from '@belfry/engine';
import { expect, test } from 'vitest';
import { type Lantern, lantern } from './index.js';

test('[record.1] two to four players', () => {
  for (const players of [2, 3, 4]) expect(readOptions(lantern, { players })).toEqual({ ok: true, value: { players } });
  for (const players of [1, 5]) expect(readOptions(lantern, { players }).ok).toBe(false);
});

test.each([
  ['lights', { chance: 'deal' }],
  ['lights[1]', { chance: 'deal', lights: [1, 10] }],
  ['', { chance: 'deal', lights: [1, 2], light: 3 }],
  ['light', { chance: 'draw', light: '3' }],
  ['chance', { chance: 'dice' }],
])('[record.2] a fault at "%s" is refused: %j', (path, json) => {
  const match = new Match<Lantern>(lantern, { players: 2 }, ['Ada', 'Ben']);
  expect(playJson(match, json)).toMatchObject({ code: 'malformed', path });
});

test.each([
  ['action.type', { type: 'fly' }],
  ['action', { type: 'keep', light: 3 }],
  ['action', null],
])('[record.3] a fault in %s is refused: %j', (path, action) => {
  const match = new Match<Lantern>(lantern, { players: 2 }, ['Ada', 'Ben']);
  expect(playJson(match, { chance: 'deal', lights: [3, 7] })).toBeUndefined();
  expect(playJson(match, { seat: 0, action })).toMatchObject({ code: 'malformed', path });
});
