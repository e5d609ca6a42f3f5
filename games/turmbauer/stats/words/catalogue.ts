/** What Turmbauer says about one's own matches. */
import type { StatsWords } from '@belfry/ui';
import type { FigureName, Keepsake } from '../measure.js';

export interface TurmbauerStatsWords extends StatsWords<Keepsake> {
  readonly figures: Readonly<Record<FigureName, string>>;
}
