/** The list of games. CONTRIBUTING.md has the recipe for adding one. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import type { ByLanguage, GameWords } from '@belfry/engine/words';
import { greedy as fiveTowersGreedy } from '@belfry/five-towers/bot';
import { fiveTowers } from '@belfry/five-towers/rules';
import { fiveTowersWords } from '@belfry/five-towers/words';
import { eager as skyscraperEager, greedy as skyscraperGreedy } from '@belfry/skyscraper/bot';
import { skyscraper } from '@belfry/skyscraper/rules';
import { skyscraperWords } from '@belfry/skyscraper/words';
import { greedy as turmbauerGreedy } from '@belfry/turmbauer/bot';
import { turmbauer } from '@belfry/turmbauer/rules';
import { turmbauerWords } from '@belfry/turmbauer/words';

export interface ListedGame {
  /** Enough to read, check and replay matches. */
  readonly rules: Game;
  /** The same rules where fate can answer too, which may have to be loaded: what matches are played with. */
  readonly load: () => Promise<Game>;
  readonly words: ByLanguage<GameWords>;
  /** Who can play it, from the simplest on. */
  readonly policies: readonly Policy[];
}

export const GAMES: readonly ListedGame[] = [
  {
    rules: fiveTowers,
    load: async () => fiveTowers,
    words: fiveTowersWords,
    policies: [randomPolicy, fiveTowersGreedy],
  },
  {
    rules: skyscraper,
    load: async () => skyscraper,
    words: skyscraperWords,
    policies: [randomPolicy, skyscraperGreedy, skyscraperEager],
  },
  {
    rules: turmbauer,
    load: async () => (await import('@belfry/turmbauer/physics')).loadTurmbauer(),
    words: turmbauerWords,
    policies: [randomPolicy, turmbauerGreedy],
  },
];
