/** Every game keeps the contract, and its listing tells the truth. */

import { randomPolicy, readOptions, runSimulation } from '@belfry/engine';
import { type Contestant, describeContract } from '@belfry/engine/testing';
import { LANGUAGES } from '@belfry/engine/words';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.js';

/** What is hidden in each game is told in its folder. */
const contestants = import.meta.glob<Contestant>('./*/testing/index.ts', { import: 'contestant', eager: true });

for (const { id, name, players, bots, play, words } of GAMES) {
  const contestant = contestants[`./${id}/testing/index.ts`];
  const { rules, load, thinking, policies, idleFigure } = await play();
  if (contestant !== undefined)
    describeContract(contestant.game ?? rules, await thinking(), contestant.worlds, contestant.effort);

  describe(id, () => {
    test('says in testing/index.ts what is hidden in it', () => {
      expect(contestant).toBeDefined();
    });

    test('is listed as it is: its id, how many can play, its bots, its name', async () => {
      const { min, max } = rules.options.players;
      expect({ id, players }).toEqual({ id: rules.id, players: { min, max } });
      expect(policies.map(policy => policy.name)).toEqual(expect.arrayContaining([...bots]));
      const worded = await words();
      expect(name).toEqual(Object.fromEntries(LANGUAGES.map(language => [language, worded[language].name])));
    });

    test.each(policies.map(policy => [policy.name, policy] as const))(
      'its player %s is called so',
      async (called, policy) => {
        expect((await policy.load()).name).toBe(called);
      },
    );

    test.each(idleFigure === undefined ? [] : [idleFigure])('counts what it calls an idle end: %s', async figure => {
      const options = readOptions(rules, { players: 2 });
      if (!options.ok) throw new Error(options.error.path);
      const plan = { game: rules, options: options.value, policies: [randomPolicy, randomPolicy], matches: 1, seed: 1 };
      expect(runSimulation(plan).figures).toHaveProperty([figure]);
      for (const worded of Object.values(await words())) expect(worded.figures).toHaveProperty([figure]);
    });

    test('loads a game under the same name, with the same options', async () => {
      const loaded = (await load?.()) ?? rules;
      expect({ id: loaded.id, options: loaded.options }).toEqual({ id: rules.id, options: rules.options });
    });
  });
}

test('every folder with rules is listed', () => {
  const folders = Object.keys(import.meta.glob('./*/rules/index.ts')).map(path => path.split('/')[1]);
  expect(GAMES.map(({ id }) => id)).toEqual(folders);
});

test('lessons are where they are looked for: learn/index.ts and learn/course.tsx', () => {
  const games = (files: Readonly<Record<string, unknown>>) => Object.keys(files).map(path => path.split('/')[1]);
  expect(games(import.meta.glob('./*/learn/course.tsx'))).toEqual(games(import.meta.glob('./*/learn/index.ts')));
});
