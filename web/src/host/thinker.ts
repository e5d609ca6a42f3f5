/** Where the bots of this browser think: a slow one holds up nothing but its own table. */
import { letDecide, untilOver } from '@belfry/bots';
import { KeyedRandom, newFateKey } from '@belfry/engine';
import type { Question } from '@belfry/table';
import { expose } from 'comlink';
import { forbidEval } from './no-eval.js';
import { loadGame } from './playables.js';

forbidEval();

const service = {
  prepare: async (game: string): Promise<void> => void (await loadGame(game)),
  /** Answers after half of its time, in milliseconds, at the latest: the rest is for slow machines. */
  think: async ({ game, policy, view }: Question, budget: number): Promise<unknown> => {
    const play = await loadGame(game);
    if (play === undefined) throw new Error(`no game ${game}`);
    const limits = untilOver(budget / 2, () => performance.now());
    return letDecide(play, policy, view, new KeyedRandom(newFateKey(), 0), limits);
  },
};

export type ThinkerService = typeof service;

expose(service);
