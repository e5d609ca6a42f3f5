/** What Skyscraper says about one's own matches. */
import type { StatsWords } from '@belfry/ui';
import { type FigureName, type Keepsake, PAIRS } from '../measure.js';

export interface SkyscraperStatsWords extends StatsWords<Keepsake> {
  readonly figures: Readonly<Record<FigureName, string>>;
}

/** A pair is the same in every language. */
export const PAIR_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  PAIRS.map(pair => [pair, pair.replace('+', ' + ')]),
);

/** What there is to tell of a house: how many floors it has, and how many dogs guard it. */
export const factsOf = ({ floors }: Keepsake): { readonly floors: number; readonly dogs: number } => ({
  floors: floors.length,
  dogs: floors.filter(({ dog }) => dog).length,
});
