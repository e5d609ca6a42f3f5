/** What a lesson is made of, and how a course is loaded: each game's when somebody opens it. */
import { type Language, loadWithWords, useLanguage } from '@belfry/ui';
import { type ReactNode, use } from 'react';
import type { GameId } from '../old-games.js';
import type { Keys, Trial } from './trial.js';

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
  /** The position, with what was picked done to it as far as the rules allow. */
  picture(picked: readonly string[]): Picture;
  verdict(picked: readonly string[]): Verdict;
}

/** What a translator writes for a step. */
interface StepWords<Key extends string> {
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

/** A course: the steps in the current language; suspends while words are loaded. */
export type Course = () => readonly Step[];

const COURSES: Readonly<Record<GameId, (language: Language) => Promise<Course>>> = {
  'five-towers': loadWithWords(async () => (await import('./five-towers/course.js')).useFiveTowersSteps),
  skyscraper: loadWithWords(async () => (await import('./skyscraper/course.js')).useSkyscraperSteps),
  turmbauer: loadWithWords(async () => (await import('./turmbauer/course.js')).useTurmbauerSteps),
};

export const loadCourse = (game: GameId, language: Language): Promise<Course> => COURSES[game](language);

/** The course's own hook, once it is there. */
export const useCourse = (game: GameId): Course => use(loadCourse(game, useLanguage().language));

/** A sentence made of a refusal: those of the rules begin small and end without a stop. */
export function sentence(text: string): string {
  const [first = '', ...rest] = text;
  const whole = first.toLocaleUpperCase() + rest.join('');
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
