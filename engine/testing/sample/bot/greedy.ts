/** A simple player: keeps a light that is brighter than those it has not seen are on average. */
import type { Policy } from '@belfry/engine';
import { type Lantern, unseenIn } from '../rules/index.js';

export const greedy: Policy<Lantern> = {
  name: 'greedy',

  choose(_game, seen) {
    const unseen = unseenIn(seen);
    const average = unseen.reduce((sum, light) => sum + light, 0) / unseen.length;
    return { type: (seen.hands[seen.turn] ?? 0) > average ? 'keep' : 'swap' };
  },
};
