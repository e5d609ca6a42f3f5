import { isSeatEntry, shuffle } from '@belfry/engine';
import type { Disguise } from '@belfry/engine/testing';
import type { FiveTowers } from '../rules/index.js';

/** The cards still in the deck may lie in any other order. Everything else is open, to everyone. */
export const fiveTowersWorlds: Disguise<FiveTowers> = {
  disguise(match, viewer, random) {
    const index = match.log.findLastIndex(entry => !isSeatEntry<FiveTowers>(entry));
    const entry = match.log[index];
    if (entry === undefined || isSeatEntry<FiveTowers>(entry)) return match.log;
    const { left } = match.see(viewer).deck;
    const dealt = entry.cards.slice(0, entry.cards.length - left);
    const hidden = shuffle(entry.cards.slice(entry.cards.length - left), random);
    return match.log.with(index, { ...entry, cards: [...dealt, ...hidden] });
  },
};
