/** The texts of Lantern, one catalogue for each language. */
import { type GameWords, type Phrases, phrase } from '@belfry/engine/words';
import type { Action, Lantern, Outcome, Refusal, State } from '../rules/index.js';

type Term = keyof State | State['phase'] | keyof Outcome | Action['type'] | 'players' | 'light';

export interface LanternWords extends GameWords<Lantern> {
  readonly actions: Readonly<Record<Action['type'], string>>;
  readonly figures: Readonly<Record<'open' | 'light', string>>;
  readonly terms: Readonly<Record<Term, string>>;
}

/** What a translator writes. */
interface LanternTexts extends Omit<LanternWords, 'explain'> {
  readonly refusals: Phrases<Refusal>;
}

export const catalogue = ({ refusals, ...texts }: LanternTexts): LanternWords => ({
  ...texts,
  explain: refusal => phrase(refusals, refusal),
});
