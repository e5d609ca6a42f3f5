/** Turmbauer as the page about one's own matches knows it. */
import type { GameStats } from '@belfry/ui';
import type { Turmbauer } from '../rules/index.js';
import { FIGURES, type Keepsake, measure } from './measure.js';
import { Best } from './picture.js';
import { useStatsWords } from './use-words.js';

export const turmbauerStats: GameStats<Turmbauer, Keepsake> = {
  measure,
  figures: FIGURES,
  kinds: [],
  Best,
  useWords: useStatsWords,
};
