import { readFileSync } from 'node:fs';
import { SeededRandom } from '@belfry/engine';
import { expect, test } from 'vitest';
import { turmbauer } from '../rules/index.js';
import { loadTurmbauer } from './index.js';

test('the version that matches name is the one that is installed', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const [engine = ''] = (turmbauer.fateBy ?? '').split(' ');
  const [name = '', version] = engine.split('@');
  expect(dependencies[`@dimforge/${name}`]).toBe(version);
});

test.each(['steady', 'natural', 'shaky'] as const)(
  'of a %s hand the same falls from what was drawn as from the same randomness',
  async hand => {
    const game = await loadTurmbauer();
    expect(game.fateBy).toBe(turmbauer.fateBy);
    const random = new SeededRandom(4);
    const state = game.start({ players: 3, hand });
    for (let settled = 0; settled < 6; ) {
      const due = game.due(state);
      if (due.type === 'over') break;
      if (due.type === 'seat') {
        const legal = game.legal(state);
        game.applyAction(state, legal.at(random.below(legal.count)));
        continue;
      }
      const seed = random.below(1000);
      const drawn = game.draw?.(state, new SeededRandom(seed));
      const chance = game.fate(state, new SeededRandom(seed));
      expect(drawn === undefined).toBe(chance.chance === 'roll');
      expect(turmbauer.draw?.(state, new SeededRandom(seed))).toEqual(drawn);
      if (drawn !== undefined) {
        expect(drawn === null).toBe(hand === 'steady');
        expect(game.answer?.(state, JSON.parse(JSON.stringify(drawn)))).toEqual(chance);
        settled++;
      }
      game.applyChance(state, chance);
    }
  },
);
