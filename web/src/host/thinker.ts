/** Where the bots of this browser think: a slow one holds up nothing but its own table. */
import { KeyedRandom, newFateKey } from '@belfry/engine';
import type { Question } from '@belfry/table';
import { expose } from 'comlink';
import { forbidEval } from './no-eval.js';
import { loadGame } from './playables.js';

forbidEval();

const service = {
  prepare: async (game: string): Promise<void> => void (await loadGame(game)),
  think: async ({ game: id, policy: name, view }: Question): Promise<unknown> => {
    const found = await loadGame(id);
    const policy = found?.policies.find(candidate => candidate.name === name);
    if (found === undefined || policy === undefined) throw new Error(`no bot ${name} for ${id}`);
    return found.rules.actions.write(policy.choose(found.rules, view, new KeyedRandom(newFateKey(), 0)));
  },
};

export type ThinkerService = typeof service;

expose(service);
