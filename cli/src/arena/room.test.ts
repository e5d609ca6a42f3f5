import { findGame } from '@belfry/games';
import { expect, test } from 'vitest';
import { belfry, GAME, GAMES } from '../../testing/belfry.js';
import { openRoom } from './room.js';

const arena = (bots: string) => belfry('arena', GAME, '--players', '2', '--bots', bots, '--deals', '1', '--seed', '1');

test('who knows only the rules can take part, with a time for each action', async () => {
  const { exit, out } = await arena('search:1,random');
  expect(exit).toBe(0);
  expect(out).toContain('search:1');
});

test.each(['search:', 'search:0', 'search:1.5', 'search:9999999', 'program:', 'program:  '])(
  '%s is nobody',
  async name => {
    const { exit, err } = await arena(`${name},random`);
    expect(exit).toBe(2);
    expect(err).toContain(name);
  },
);

test.each(GAMES)('%s: what it calls an idle end is counted as one', async (game, known) => {
  const listing = await findGame(game)?.play();
  const plan = { game, options: { players: 2 }, bots: ['random'], deals: 1, seed: 1 };
  const { room, close } = await openRoom(plan, known, 1);
  close();
  expect(room.idleFigure).toBe(listing?.idleFigure);
});

test('some game has idle ends', () => {
  expect(GAMES.some(([, { idleFigure }]) => idleFigure !== undefined)).toBe(true);
});
