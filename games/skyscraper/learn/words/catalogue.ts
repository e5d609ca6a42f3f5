import type { StepsWords } from '@belfry/ui/lesson';
import type { CardName } from '../../rules/index.js';
import type { KEYS } from '../trials.js';

/** The texts of the Skyscraper course. */
export interface SkyscraperCourseWords {
  readonly steps: StepsWords<typeof KEYS>;
  /** The one who learns, and the two others, by seat. */
  readonly names: readonly [string, string, string];
  /** A floor of your own, counted from 1: for a choice. */
  readonly floor: (number: number) => string;
  /** Cards without a number. */
  readonly cards: Readonly<Record<Exclude<CardName, `${number}`>, string>>;
  /** A second card of the same kind. */
  readonly another: (card: string) => string;
}
