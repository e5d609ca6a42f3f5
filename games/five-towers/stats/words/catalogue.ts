/** What 5 Towers says about one's own matches. A translator writes `StatsTexts`. */
import type { StatsWords } from '@belfry/ui';
import { TOWER_TYPES } from '../../rules/index.js';
import type { FiveTowersWords } from '../../words/catalogue.js';
import type { FigureName, Keepsake } from '../measure.js';

export interface StatsTexts {
  readonly mean: string;
  readonly most: string;
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly favourite: string;
  readonly cards: (count: number) => string;
  readonly best: string;
  /** `Sand tower: 7, 0. 4 points.` The name begins with a capital. */
  readonly tower: (name: string, values: string, points: number) => string;
}

/** Puts the words of a language together. */
export function statsWords({ language, towers }: FiveTowersWords, texts: StatsTexts): StatsWords<Keepsake> {
  const nameOf = (index: number): string => capital(towers[index] ?? '', language);
  return {
    mean: texts.mean,
    most: texts.most,
    figures: texts.figures,
    kinds: {
      title: texts.favourite,
      names: Object.fromEntries(TOWER_TYPES.map((type, index) => [type, nameOf(index)])),
      count: texts.cards,
    },
    best: {
      title: texts.best,
      tell: ({ tower, values, points }) => texts.tower(nameOf(tower), values.join(', '), points),
    },
  };
}

const capital = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
