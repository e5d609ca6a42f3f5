/** What a search needs of Lantern: worlds that fit what is seen, and cheap names. */
import { shuffle, type Thinking } from '@belfry/engine';
import type { Lantern } from './game.js';
import { copy, unseenIn } from './state.js';
import { see } from './view.js';

export const thinking: Thinking<Lantern> = {
  /** Deals the unseen lights to the closed hands. [view.2] */
  imaginer(seen) {
    const unseen = unseenIn(seen);
    return random => {
      const lights = shuffle(unseen.slice(), random);
      const world = copy(seen);
      world.hands = seen.hands.map(light => light ?? lights.pop() ?? null);
      return world;
    };
  },
  actionKey: action => action.type,
  viewKey: (state, viewer) => JSON.stringify(see(state, viewer)),
};
