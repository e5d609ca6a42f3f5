import { describeContract, type Worlds } from '@belfry/engine/testing';
import { fiveTowersWorlds } from '@belfry/five-towers/testing';
import { skyscraperWorlds } from '@belfry/skyscraper/testing';
import { expect, test } from 'vitest';
import { GAMES } from './index.js';

/** For each game, what is hidden in it. */
const WORLDS: Readonly<Record<string, Worlds>> = {
  'five-towers': fiveTowersWorlds,
  skyscraper: skyscraperWorlds,
};

test('every game is listed here', () => {
  expect(Object.keys(WORLDS)).toEqual(GAMES.map(({ rules }) => rules.id));
});

for (const { rules } of GAMES) {
  const worlds = WORLDS[rules.id];
  if (worlds !== undefined) describeContract(rules, worlds);
}
