/** People do not see everything they could do. What is overlooked once may be seen at the next look. */
import { listChoices, type Random } from '@belfry/engine';
import { type Action, type State, skyscraper } from '../rules/index.js';

/** Of 100 chances to do something, so many are seen. Ending the turn always comes to mind. */
export interface Attention {
  /** Floors from the own hand. */
  readonly build: number;
  /** Floors to be stolen: one has to look up from the own hand. */
  readonly 'steal-floor': number;
  /** Special cards. */
  readonly special: number;
}

/** The legal actions that come to mind, at least ending the turn. */
export const noticed = (seen: State, attention: Attention, random: Random): Action[] =>
  listChoices(skyscraper.legal(seen)).filter(action => random.below(100) < attentionTo(action, attention));

function attentionTo({ type }: Action, attention: Attention): number {
  if (type === 'end') return 100;
  return type === 'build' || type === 'steal-floor' ? attention[type] : attention.special;
}
