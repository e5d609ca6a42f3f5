import { randomPolicy } from '@belfry/engine';
import { greedy } from '@belfry/games/five-towers/bot';
import { fiveTowers } from '@belfry/games/five-towers/rules';
import type { LoadedGame } from './playables.js';

export const loadedGame: LoadedGame = {
  game: fiveTowers,
  policies: [randomPolicy, greedy],
};
