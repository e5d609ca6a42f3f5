/** Skyscraper as the shell of the web app knows it. */
import type { GameScreen } from '@belfry/ui';
import { type Skyscraper, skyscraper } from '../rules/index.js';
import { Board } from './board/board.js';
import { Cover } from './cover.js';
import { Facts } from './facts.js';
import { Result } from './result.js';
import { direct } from './sequence.js';
import { useTableWords } from './use-words.js';

export const skyscraperScreen: GameScreen<Skyscraper> = {
  rules: skyscraper,
  hasSecrets: true,
  Board,
  Facts,
  Result,
  direct,
  Cover,
  scores: view => view.skyscrapers.map(({ length }) => length),
  useWords: useTableWords,
};
