/** Skyscraper as the page about one's own matches knows it. */
import type { GameStats } from '@belfry/ui';
import type { Skyscraper } from '../rules/index.js';
import { FIGURES, type Keepsake, measure, PAIRS } from './measure.js';
import { Best, Sign } from './pictures.js';
import { useStatsWords } from './use-words.js';

export const skyscraperStats: GameStats<Skyscraper, Keepsake> = {
  measure,
  figures: FIGURES,
  kinds: PAIRS,
  Best,
  Sign,
  useWords: useStatsWords,
};
