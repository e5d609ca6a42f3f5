/** The list of games. CONTRIBUTING.md has the recipe for adding one. */
import type { Game } from '@belfry/engine';
import type { ByLanguage, GameWords } from '@belfry/engine/words';
import { fiveTowers } from '@belfry/five-towers/rules';
import { fiveTowersWords } from '@belfry/five-towers/words';

export interface ListedGame {
  readonly rules: Game;
  readonly words: ByLanguage<GameWords>;
}

export const GAMES: readonly ListedGame[] = [{ rules: fiveTowers, words: fiveTowersWords }];
