import { expect, test, vi } from 'vitest';
import { WITH_PAD } from './games.js';

vi.mock(import('@belfry/games'), async original => {
  const { GAMES, ...rest } = await original();
  return { ...rest, GAMES: GAMES.flatMap(game => [game, { ...game, id: `${game.id}-without-pad` }]) };
});

test('every game with a pad in its folder is offered, and no other', () => {
  const offered = WITH_PAD.map(({ id }) => id);
  expect(offered).toEqual(expect.arrayContaining(['five-towers', 'skyscraper', 'turmbauer']));
  expect(offered.filter(id => id.endsWith('-without-pad'))).toEqual([]);
});
