/**
 * What a game can tell of somebody's own matches, beside wins and scores. The page about them knows a game only through this;
 * a game without it is told of by its scores alone.
 */
import type { GameTypes, Json, Seat } from '@belfry/engine';
import type { ComponentType } from 'react';

/** The end of a match, as whoever sat there may know it. */
export interface MatchEnd<T extends GameTypes = GameTypes> {
  readonly view: T['State'];
  /** What happened: `Game.seeEntry` of each entry. */
  readonly log: readonly Json[];
  readonly seat: Seat;
}

/** What one match tells of one seat: plain data. */
export interface Measures<P extends Json = Json> {
  /** Numbers by their names. One that says nothing of this match is missing, such as how quickly a lost match was won. */
  readonly figures: Readonly<Record<string, number>>;
  /** How much was built of each kind; the kind with the most is the favourite. */
  readonly kinds: Readonly<Record<string, number>>;
  /** The finest that was built; of all matches the one that is worth most is shown. */
  readonly best?: { readonly worth: number; readonly piece: P };
}

/** How the numbers of many matches become one. */
export type Gathering = 'sum' | 'mean' | 'most' | 'least';

/** What the page says about a game, in one language. */
export interface StatsWords<P extends Json = Json> {
  /** What the mean and the greatest score are called. */
  readonly mean: string;
  readonly most: string;
  readonly figures: Readonly<Record<string, string>>;
  /** There if the game has kinds: what they are called together, each by its name, and so many of one. */
  readonly kinds?: {
    readonly title: string;
    readonly names: Readonly<Record<string, string>>;
    readonly count: (count: number) => string;
  };
  /** The finest piece: what such a piece is called, and this one in a sentence. */
  readonly best: { readonly title: string; readonly tell: (piece: P) => string };
}

export interface GameStats<T extends GameTypes = GameTypes, P extends Json = Json> {
  measure(end: MatchEnd<T>): Measures<P>;
  /** The figures in the order in which they are shown. */
  readonly figures: Readonly<Record<string, Gathering>>;
  /** The kinds in their order, if there are any. */
  readonly kinds: readonly string[];
  /** Draws the finest piece, 240 × 280. Says nothing by itself. */
  readonly Best: ComponentType<{ readonly piece: P }>;
  /** A small sign for a kind: it stands beside its name. */
  readonly Sign?: ComponentType<{ readonly kind: string }>;
  /** The words in the current language; suspends while they are loaded. */
  useWords(): StatsWords<P>;
}
