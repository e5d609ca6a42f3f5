/** The list of games. A new game is one folder beside this file, and one line here. */
import type { Game } from '@belfry/engine';
import type { ByLanguage, GameWords } from '@belfry/engine/words';
import { fiveTowers } from '@belfry/five-towers/rules';
import { fiveTowersWords } from '@belfry/five-towers/words';

export interface ListedGame {
  readonly rules: Game;
  readonly words: ByLanguage<GameWords>;
}

export const GAMES: readonly ListedGame[] = [{ rules: fiveTowers, words: fiveTowersWords }];
