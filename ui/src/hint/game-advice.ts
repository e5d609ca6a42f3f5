/** What a game says of a good player's advice (`advise` in its `works/`): the ways and the reasons are facts, here they get words. */
import type { Advice, GameTypes } from '@belfry/engine';
import type { People } from '../screen.js';

interface Fact {
  readonly code: string;
}

/** Where it is asked: the view of the one who asks, and who sits there. */
export interface AdviceMoment<T extends GameTypes = GameTypes> {
  readonly view: T['State'];
  readonly people: People;
}

export interface AdviceWords<T extends GameTypes = GameTypes, Reason extends Fact = Fact> {
  /** What to do, in a sentence. */
  way(action: T['Action'], moment: AdviceMoment<T>): string;
  /** Why, in a sentence. */
  reason(reason: Reason, moment: AdviceMoment<T>): string;
}

export interface GameAdvice<T extends GameTypes = GameTypes, Reason extends Fact = Fact> {
  /** The words in the current language; suspends while they are loaded. */
  useWords(): AdviceWords<T, Reason>;
}

/** The work by which a game is asked. */
export type Advising<T extends GameTypes = GameTypes> = {
  readonly advise: (input: { readonly state: T['State'] }) => Advice<T>;
};
