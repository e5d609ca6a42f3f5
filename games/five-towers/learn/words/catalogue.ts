import type { StepsWords } from '@belfry/ui/lesson';
import type { TowerType } from '../../rules/index.js';
import type { KEYS } from '../trials.js';

/** The texts of the 5 Towers course. */
export interface FiveTowersCourseWords {
  readonly steps: StepsWords<typeof KEYS>;
  readonly pass: string;
  readonly bid: (count: number) => string;
  /** The top of a tower is taken off. */
  readonly tearDown: (card: string) => string;
  readonly points: (points: number) => string;
  /** Under the picture: the cards to be had, what was said before, what lies on the teardown pile. */
  readonly display: string;
  readonly standing: (bid: number) => string;
  readonly tornDown: string;
  readonly newCard: string;
  readonly towers: Readonly<Record<TowerType, string>>;
  readonly card: (type: TowerType, value: number) => string;
}
