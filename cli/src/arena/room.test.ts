import { expect, test } from 'vitest';
import { belfry, GAME } from '../../testing/belfry.js';

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
