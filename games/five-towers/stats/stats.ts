/** 5 Towers as the page about one's own matches knows it. */
import type { GameStats } from '@belfry/ui';
import { type FiveTowers, TOWER_TYPES } from '../rules/index.js';
import { FIGURES, type Keepsake, measure } from './measure.js';
import { Best, Sign } from './pictures.js';
import { useStatsWords } from './use-words.js';

export const fiveTowersStats: GameStats<FiveTowers, Keepsake> = {
  measure,
  figures: FIGURES,
  kinds: TOWER_TYPES,
  Best,
  Sign,
  useWords: useStatsWords,
};
