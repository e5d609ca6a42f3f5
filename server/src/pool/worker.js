/**
 * What a thread of the pool runs: one thought of a bot, or one answer of fate that takes more than rules. It gets a view, or a
 * state and what was drawn for it, and nothing else.
 *
 * This is JavaScript because Node starts it as it lies here, also when tests run on the sources. What it imports from other
 * packages is always what was built from them.
 */
import { letDecide, untilOver } from '@belfry/bots';
import { KeyedRandom, newFateKey } from '@belfry/engine';
import { findGame } from '@belfry/games';

/** @typedef {{ readonly game: string, readonly state: unknown, readonly drawn: import('@belfry/engine').Json }} Drawn */

/** @type {Map<string, Promise<import('@belfry/engine').Game>>} */
const answering = new Map();

/** @param {string} id */
async function playOf(id) {
  const listed = findGame(id);
  if (listed === undefined) throw new Error(`no game ${id}`);
  return listed.play();
}

/** The game with which fate can answer. @param {string} id */
function fateOf(id) {
  const game = answering.get(id) ?? playOf(id).then(({ load, rules }) => load?.() ?? rules);
  answering.set(id, game);
  game.catch(() => answering.delete(id));
  return game;
}

/**
 * The action that a bot chooses, as records write it. It answers after half its time at the latest: the rest is for slow machines.
 * @param {Pick<import('@belfry/table').Question, 'game' | 'policy' | 'view'> & { readonly budget: number }} question
 * @returns {Promise<unknown>}
 */
export async function think({ game, policy, view, budget }) {
  const limits = untilOver(budget / 2, () => performance.now());
  return letDecide(await playOf(game), policy, view, new KeyedRandom(newFateKey(), 0), limits);
}

/**
 * What follows from what fate drew.
 * @param {Drawn} drawn
 * @returns {Promise<import('@belfry/engine').GameTypes['Chance']>}
 */
export async function answer({ game, state, drawn }) {
  const played = await fateOf(game);
  if (played.answer === undefined) throw new Error(`nothing answers in ${game}`);
  return played.answer(state, drawn);
}
