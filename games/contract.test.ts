import type { Game } from '@belfry/engine';
import { describeContract, type Worlds } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { fiveTowersWorlds } from './five-towers/testing/index.js';
import { GAMES } from './index.js';
import { skyscraperWorlds } from './skyscraper/testing/index.js';
import { turmbauerWith } from './turmbauer/rules/index.js';
import { fickle, turmbauerWorlds } from './turmbauer/testing/index.js';

interface Contestant {
  /** What is hidden in the game. */
  readonly worlds: Worlds;
  /** Its rules with another fate, if its own is too slow or too tame for tests. */
  readonly game?: Game;
  readonly effort?: number;
}

const CONTESTANTS: Readonly<Record<string, Contestant>> = {
  'five-towers': { worlds: fiveTowersWorlds },
  skyscraper: { worlds: skyscraperWorlds },
  turmbauer: { worlds: turmbauerWorlds, game: turmbauerWith(fickle), effort: 0.08 },
};

test('every game is listed here', () => {
  expect(Object.keys(CONTESTANTS)).toEqual(GAMES.map(({ rules }) => rules.id));
});

for (const { rules, load } of GAMES) {
  const { worlds, game = rules, effort } = CONTESTANTS[rules.id] ?? {};
  if (worlds !== undefined) describeContract(game, worlds, effort);

  describe(rules.id, () => {
    test('loads a game under the same name, with the same options', async () => {
      const { id, options } = await load();
      expect({ id, options }).toEqual({ id: rules.id, options: rules.options });
    });
  });
}
