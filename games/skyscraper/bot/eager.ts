/** As greedy, but plays its special cards at once. It wins far more often: who ends the turn with fewer than three cards draws more. */
import { listChoices, type Policy } from '@belfry/engine';
import type { Skyscraper } from '../rules/index.js';
import { bestAction } from './greedy.js';

export const eager: Policy<Skyscraper> = {
  name: 'eager',
  choose: (game, seen) => bestAction(listChoices(game.legal(seen)), seen, true),
};
