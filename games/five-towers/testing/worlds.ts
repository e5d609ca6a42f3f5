import { isSeatEntry, shuffle } from '@belfry/engine';
import type { Worlds } from '@belfry/engine/testing';
import { cardOf, deckFor, type FiveTowers, fiveTowers } from '../rules/index.js';

export const fiveTowersWorlds: Worlds<FiveTowers> = {
  /** The cards still in the deck may lie in any other order. Everything else is open, to everyone. */
  disguise({ options, log }, _viewer, random) {
    const state = fiveTowers.start(options);
    for (const entry of log)
      if (isSeatEntry<FiveTowers>(entry)) fiveTowers.applyAction(state, entry.action);
      else fiveTowers.applyChance(state, entry);
    const index = log.findLastIndex(entry => !isSeatEntry<FiveTowers>(entry));
    const entry = log[index];
    if (entry === undefined || isSeatEntry<FiveTowers>(entry)) return log;
    const dealt = entry.cards.length - state.deck.left;
    const hidden = shuffle(entry.cards.slice(dealt), random);
    return log.with(index, { ...entry, cards: [...entry.cards.slice(0, dealt), ...hidden] });
  },

  isPossible({ options, round, deck, display, discard, towers, tornDown }) {
    if (deck.order === null) return false;
    const built = towers.flatMap(own => own.flatMap((tower, type) => tower.map(value => cardOf(type, value))));
    const inDeck = deck.order.slice(deck.order.length - deck.left);
    const all = [...built, ...tornDown.flat(), ...display, ...discard, ...inDeck];
    const expected = round === 0 ? [] : deckFor(options.players);
    return JSON.stringify(all.toSorted((a, b) => a - b)) === JSON.stringify(expected);
  },
};
