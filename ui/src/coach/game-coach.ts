/** A game's coach: what is worth saying to a newcomer at a moment of a match, and the sentences for it. */
import type { GameTypes, Json, Seat } from '@belfry/engine';
import type { People } from '../screen.js';

/** A match as the newcomer sees it, from their seat. */
export interface CoachMoment<T extends GameTypes = GameTypes> {
  readonly view: T['State'];
  readonly viewer: Seat;
  readonly people: People;
  readonly log: readonly Json[];
  /** Is it they who decide now? */
  readonly mayAct: boolean;
}

/** One thing to say, with the facts of the position it speaks of. */
export interface Tip {
  /** Always the same: what was said once is not said again. */
  readonly id: string;
  /** May it be said while others' deeds are still being shown? */
  readonly whenever?: true;
}

export interface TipText {
  /** A few words. */
  readonly title: string;
  /** At most two sentences. */
  readonly text: string;
}

export interface GameCoach<T extends GameTypes = GameTypes, P extends Tip = Tip> {
  /** What fits the moment, the most urgent first. It knows no more than the view. */
  tipsAt(moment: CoachMoment<T>): readonly P[];
  /** Words a tip in the current language; suspends while the words are loaded. */
  useWords(): (tip: P) => TipText;
}

/** What a translator writes: each tip by its id. */
export type TipTexts<P extends Tip> = { readonly [Id in P['id']]: (tip: Extract<P, { readonly id: Id }>) => TipText };

export const wordTip = <P extends Tip>(texts: TipTexts<P>, tip: P): TipText =>
  (texts[tip.id as P['id']] as (tip: P) => TipText)(tip);
