/** What a search needs of 5 Towers: worlds that fit what is seen, and cheap names. */
import { shuffle, type Thinking } from '@belfry/engine';
import type { FiveTowers } from '../game.js';
import { copy } from '../state.js';
import { cardsInDeck } from '../view.js';
import { actionKey, viewKey } from './keys.js';

export const thinking: Thinking<FiveTowers> = {
  /** Puts the unseen cards into the deck in some order, every order equally likely. [view.2] */
  imaginer(seen) {
    const cards = cardsInDeck(seen);
    return random => {
      const world = copy(seen);
      world.deck.order = shuffle(cards.slice(), random);
      return world;
    };
  },
  actionKey,
  viewKey,
};
