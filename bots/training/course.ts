/**
 * What a game brings so that its players can be learned: `belfry train` plays lesson after lesson, lets the student try itself
 * against the champion now and then, and keeps the better one.
 */
import type { Game, GameTypes, Json, Policy } from '@belfry/engine';

export interface Course<T extends GameTypes = GameTypes> {
  /** What matches are learned from and tried on: for a game with physics perhaps a quicker judge. */
  readonly game: Game<T>;
  /** One that knows nothing yet. The same seed, the same student. */
  begin(seed: number): Student;
  /** The one that was saved. */
  resume(saved: Json): Student;
  /** Somebody who plays by what a student has learned: quick enough for a trial of hundreds of matches. */
  player(learned: Json): Policy<T>;
  /** In which matches the student tries itself against the champion, how many deals of each, and after how many lessons. */
  readonly trial: {
    readonly options: readonly T['Options'][];
    readonly deals: number;
    readonly every: number;
  };
  /** The champion before any was crowned. */
  readonly firstChampion: Policy<T>;
}

/** Who learns. All chance in it follows from the seed and the number of the lesson. */
export interface Student {
  /** Plays itself for a while and learns from it. */
  learn(): Lesson;
  /** What the player is made of: what will lie in the repository, under 100 kB. */
  learned(): Json;
  /** Everything needed to go on from here in another process, to the same weights. */
  save(): Json;
}

export interface Lesson {
  /** Matches that were played. */
  readonly games: number;
  /** How wrong the student was, by its own measure; less is better. */
  readonly loss: number;
  /** What else is worth a line in the report: by name. */
  readonly figures?: Readonly<Record<string, number>>;
}
