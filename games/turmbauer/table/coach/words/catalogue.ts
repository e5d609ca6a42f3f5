/** The tips of the first matches. */
import type { Tip } from '../moments.js';

export interface CoachWords {
  readonly label: string;
  readonly gotIt: string;
  readonly noMore: string;
  /** `blind` instead of `place` where nobody is told whether a place holds. A phone has room for three lines. */
  readonly tips: Readonly<Record<Tip | 'blind', { readonly title: string; readonly text: string }>>;
}
