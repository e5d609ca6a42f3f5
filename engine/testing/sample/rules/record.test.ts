import { playJson, readOptions } from '@belfry/engine';
import { begin, describeRecords } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import { lantern } from './index.js';

describeRecords(lantern, import.meta.url, { records: ['four-players.json', 'two-players.json'] });

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
  expect(playJson(begin(lantern, { players: 2 }), json)).toMatchObject({ code: 'malformed', path });
});

test.each([
  ['action.type', { type: 'fly' }],
  ['action', { type: 'keep', light: 3 }],
  ['action', null],
])('[record.3] a fault in %s is refused: %j', (path, action) => {
  const match = begin(lantern, { players: 2 });
  expect(playJson(match, { chance: 'deal', lights: [3, 7] })).toBeUndefined();
  expect(playJson(match, { seat: 0, action })).toMatchObject({ code: 'malformed', path });
});
