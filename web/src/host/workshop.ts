/**
 * Where games work out what takes long or needs a large library, such as physics. The content policy lets WebAssembly run here
 * and nowhere else. Of what is secret nothing comes here but what the one who asks sees anyway, for a hint: no keys, no hands of others.
 */
import type { Game, GameTypes, Json } from '@belfry/engine';
import type { GamePlay } from '@belfry/engine/words';
import { expose } from 'comlink';
import { handOver } from './hand-over.js';
import { forbidEval } from './no-eval.js';
import { loadGame } from './playables.js';

forbidEval();

/** What could not be loaded is not asked for again by browsers as long as this worker lives: whoever waits is told so. */
async function loaded<T>(load: () => Promise<T> | undefined): Promise<T> {
  try {
    const found = await load();
    if (found !== undefined) return found;
  } catch (error) {
    // Known by its name: only that crosses from worker to worker.
    throw Object.assign(new Error(String(error)), { name: 'NotLoaded' });
  }
  throw new Error('there is no such thing here');
}

const answering = new Map<string, Promise<Game>>();

const playOf = (game: string): Promise<GamePlay> => loaded(() => loadGame(game));

/** The game with which fate can answer. */
function fateOf(id: string): Promise<Game> {
  const game = answering.get(id) ?? playOf(id).then(({ load }) => loaded(() => load?.()));
  answering.set(id, game);
  return game;
}

const service = {
  prepare: async (game: string): Promise<void> => void (await fateOf(game)),
  answer: async (game: string, state: unknown, drawn: Json): Promise<GameTypes['Chance']> => {
    const played = await fateOf(game);
    if (played.answer === undefined) throw new Error(`nothing answers in ${game}`);
    return played.answer(state, drawn);
  },
  work: async (game: string, name: string, input: unknown): Promise<unknown> => {
    const { works } = await playOf(game);
    const all = await loaded(() => works?.());
    const work = Object.hasOwn(all, name) ? all[name] : undefined;
    if (work === undefined) throw new Error(`no work ${name} in ${game}`);
    return handOver(await work(input as never));
  },
};

export type WorkshopService = typeof service;

expose(service);
