import { type Game, randomPolicy } from '@belfry/engine';
import { greedy } from '@belfry/five-towers/bot';
import { fiveTowers } from '@belfry/five-towers/rules';
import type { LoadedGame } from './playables.js';

// A game only ever gets back what it made itself, so its exact types may be forgotten here.
export const loadedGame: LoadedGame = {
  game: fiveTowers as unknown as Game,
  policies: [randomPolicy, greedy],
};
