/** The list of games. CONTRIBUTING.md has the recipe for adding one. */
import { type Game, type Policy, randomPolicy } from '@belfry/engine';
import type { ByLanguage, GameWords } from '@belfry/engine/words';
import { greedy as fiveTowersGreedy } from './five-towers/bot/index.js';
import { fiveTowers } from './five-towers/rules/index.js';
import { fiveTowersWords } from './five-towers/words/index.js';
import { eager as skyscraperEager, greedy as skyscraperGreedy } from './skyscraper/bot/index.js';
import { skyscraper } from './skyscraper/rules/index.js';
import { skyscraperWords } from './skyscraper/words/index.js';
import { greedy as turmbauerGreedy } from './turmbauer/bot/index.js';
import { turmbauer } from './turmbauer/rules/index.js';
import { turmbauerWords } from './turmbauer/words/index.js';

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
    load: async () => (await import('./turmbauer/physics/index.js')).loadTurmbauer(),
    words: turmbauerWords,
    policies: [randomPolicy, turmbauerGreedy],
  },
];
