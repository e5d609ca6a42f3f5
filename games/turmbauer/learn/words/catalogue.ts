import type { StepsWords } from '@belfry/ui/lesson';
import type { ColourName } from '../../rules/index.js';
import type { KEYS } from '../trials.js';

/** The texts of the Turmbauer course. */
export interface TurmbauerCourseWords {
  readonly steps: StepsWords<typeof KEYS>;
  /** What the pawns are called. */
  readonly colours: Readonly<Record<ColourName, string>>;
  /** A stone by the number of its cubes. */
  readonly stone: (size: number) => string;
  /** A picture or a field with a letter on it. */
  readonly picture: (letter: string) => string;
  readonly field: (letter: string) => string;
  readonly rings: Readonly<Record<'none' | 'any-stone' | 'trespass' | 'leap', string>>;
  readonly aftermath: Readonly<Record<'again' | 'over' | 'box', string>>;
  readonly winners: Readonly<Record<'red' | 'blue' | 'both', string>>;
  /** Whose unused stones lie in the box. */
  readonly box: Readonly<Record<'red' | 'blue', string>>;
}
