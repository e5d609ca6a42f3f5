/** What a good player would do. */
import { type Advice, SeededRandom } from '@belfry/engine';
import { advise, type Reason } from '../bot/advise.js';
import type { Skyscraper, State } from '../rules/index.js';

export interface AdviceInput {
  /** What the seat that is due sees. */
  readonly state: State;
}

/** The same advice for the same position, whoever asks and however often. */
export const adviceOn = ({ state }: AdviceInput): Advice<Skyscraper, Reason> => advise(state, new SeededRandom(1));
