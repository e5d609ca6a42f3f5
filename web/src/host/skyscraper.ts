import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import { eager, greedy } from '@belfry/skyscraper/bot';
import { skyscraper } from '@belfry/skyscraper/rules';
import type { LoadedGame } from './playables.js';

// A game only ever gets back what it made itself, so its exact types may be forgotten here.
export const loadedGame: LoadedGame = {
  game: skyscraper as unknown as Game,
  policies: [randomPolicy, greedy as unknown as Policy, eager as unknown as Policy],
};
