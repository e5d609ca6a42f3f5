import { randomPolicy } from '@belfry/engine';
import { eager, greedy } from '@belfry/skyscraper/bot';
import { skyscraper } from '@belfry/skyscraper/rules';
import type { LoadedGame } from './playables.js';

export const loadedGame: LoadedGame = {
  game: skyscraper,
  policies: [randomPolicy, greedy, eager],
};
