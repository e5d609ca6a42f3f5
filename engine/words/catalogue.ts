/** What the engine itself has to say, and what every game says about itself. */
import type { GameTypes, Malformed, MatchRefusal, Problem, RecordProblem, Unfair } from '../src/index.js';
import type { Phrases } from './language.js';

export interface EngineWords {
  /** What is wrong with the shape of some JSON. */
  readonly problem: Phrases<Problem>;
  /** The same, with the place where it is. */
  readonly atPath: (path: string, problem: string) => string;
  readonly refusal: Phrases<MatchRefusal>;
  readonly record: Phrases<Exclude<RecordProblem, Malformed>>;
  readonly unfair: Phrases<Unfair>;
  /** A fault with the number of its log entry. */
  readonly inEntry: (entry: number, fault: string) => string;
}

export interface GameWords<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Why not, in a sentence. */
  explain(refusal: T['Refusal']): string;
  /** What the score counts: points, floors, heights. */
  readonly score: string;
  readonly actions: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
  /** Words for the names in its states, actions and chances, keys and values alike, for a screen that shows any game's. */
  readonly terms?: Readonly<Record<string, string>>;
}

/** A short list in brackets, to follow a sentence; nothing if it is empty or long. */
export const list = (heading: string, items: readonly string[]): string =>
  items.length > 0 && items.length <= 12 ? ` (${heading}: ${items.join(', ')})` : '';
