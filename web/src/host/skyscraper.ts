import { randomPolicy } from '@belfry/engine';
import { eager, greedy } from '@belfry/games/skyscraper/bot';
import { skyscraper } from '@belfry/games/skyscraper/rules';
import type { LoadedGame } from './playables.js';

export const loadedGame: LoadedGame = {
  game: skyscraper,
  policies: [randomPolicy, greedy, eager],
};
