/**
 * A beginner: wants floors, overlooks a good part of what it could do, plays special cards when they come to mind, at whoever is highest,
 * and thinks no further than this turn.
 */
import type { Policy } from '@belfry/engine';
import type { Skyscraper } from '../rules/index.js';
import { bestAction } from './eager.js';
import { type Attention, noticed } from './overlooking.js';

const ATTENTION: Attention = { build: 90, 'steal-floor': 65, special: 55 };

export const gentle: Policy<Skyscraper> = {
  name: 'gentle',
  choose(game, given, random) {
    const seen = game.see(given, given.turn);
    return bestAction(noticed(seen, ATTENTION, random), seen);
  },
};
