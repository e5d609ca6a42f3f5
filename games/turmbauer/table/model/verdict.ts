/** Will it hold? What the statics say, against the strongest push of the match's hand. */
import { type Hand, STRONGEST_PUSH } from '../../rules/index.js';
import type { Judgement } from '../../works/index.js';

/** Firm bears any push of this hand; shaky stands, but a push may tip it; what falls does so by itself. */
export type Verdict = 'firm' | 'shaky' | 'falls';

export function verdictOf({ standing, bears }: Judgement, hand: Hand): Verdict {
  if (standing === 'falls') return 'falls';
  return standing === 'rests' && bears > STRONGEST_PUSH[hand] ? 'firm' : 'shaky';
}
