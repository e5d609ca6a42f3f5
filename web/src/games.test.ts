import { fiveTowers } from '@belfry/games/five-towers/rules';
import { skyscraper } from '@belfry/games/skyscraper/rules';
import { turmbauer } from '@belfry/games/turmbauer/rules';
import { expect, test } from 'vitest';
import { GAME_IDS, PLAYERS } from './games.js';

const RULES = { 'five-towers': fiveTowers, skyscraper, turmbauer };

test.each(GAME_IDS)('as many can play %s as its rules say', id => {
  const { min, max } = RULES[id].options.players;
  expect(PLAYERS[id]).toEqual({ min, max });
});
