/** What a game's lessons are made of, and what is told of them before they begin. */
import type { ByLanguage } from '@belfry/engine/words';
import type { ComponentType, ReactNode } from 'react';
import type { Keys, Trial } from './trial.js';

/** A game's course, before it is loaded. What else it has suspends while that is loaded. */
export interface Course {
  /** How long it takes. */
  readonly minutes: number;
  /** How many there are. */
  readonly steps: number;
  /** What one learns, in a line. */
  readonly teaches: ByLanguage<string>;
  /** A picture for the overview; fills its parent. Says nothing. */
  readonly Cover: ComponentType;
  /** The steps in the current language. */
  readonly useSteps: () => readonly Step[];
}

interface Picture {
  readonly art: ReactNode;
  /** What there is to be seen. */
  readonly label: string;
}

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly art?: ReactNode;
  /** The picture says it all: the name is only heard. */
  readonly isPlain?: boolean;
}

export interface Verdict {
  readonly state: 'right' | 'wrong' | 'more';
  readonly text: string;
}

export interface Step {
  readonly id: string;
  readonly title: string;
  /** For lists: shorter than the title. */
  readonly name: string;
  /** What the bird says. */
  readonly says: string;
  /** What it says last, if that is a ruling of Belfry: marked as such. */
  readonly ours?: string;
  readonly ask: string;
  readonly trial: Trial;
  readonly choices: readonly Choice[];
  /** Pictures above their names, or beside them where names are long. */
  readonly layout: 'cards' | 'rows';
  /**
   * The position, with what was picked done to it as far as the rules allow. Some can be touched: they pick what the list of
   * choices offers, or more.
   */
  picture(picked: readonly string[], pick?: (choice: string) => void): Picture;
  verdict(picked: readonly string[]): Verdict;
}

/** What a translator writes for a step. */
export interface StepWords<Key extends string = string> {
  readonly title: string;
  readonly name: string;
  readonly says: string;
  /** Said after it, with a mark: the printed rules are silent here. */
  readonly ours?: string;
  readonly ask: string;
  readonly picture: string;
  readonly answers: Readonly<Record<Key, string>>;
}

export type StepsWords<K extends Keys> = { readonly [S in keyof K]: StepWords<K[S][number]> };
