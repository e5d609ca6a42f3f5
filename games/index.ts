/** The list of games. CONTRIBUTING.md has the recipe for adding one. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import type { ByLanguage, GameWords } from '@belfry/engine/words';
import { greedy as fiveTowersGreedy } from '@belfry/five-towers/bot';
import { fiveTowers } from '@belfry/five-towers/rules';
import { fiveTowersWords } from '@belfry/five-towers/words';
import { eager as skyscraperEager, greedy as skyscraperGreedy } from '@belfry/skyscraper/bot';
import { skyscraper } from '@belfry/skyscraper/rules';
import { skyscraperWords } from '@belfry/skyscraper/words';

export interface ListedGame {
  readonly rules: Game;
  readonly words: ByLanguage<GameWords>;
  /** Who can play it, from the simplest on. */
  readonly policies: readonly Policy[];
}

export const GAMES: readonly ListedGame[] = [
  { rules: fiveTowers, words: fiveTowersWords, policies: [randomPolicy, fiveTowersGreedy] },
  { rules: skyscraper, words: skyscraperWords, policies: [randomPolicy, skyscraperGreedy, skyscraperEager] },
];
