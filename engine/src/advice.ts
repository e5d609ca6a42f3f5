/** What a good player would do and why: facts, for a game to word. */
import type { BySeat, GameTypes } from './game.js';

export interface Advice<
  T extends GameTypes = GameTypes,
  Reason extends { readonly code: string } = { readonly code: string },
> {
  /** What can be done, the best first; of many ways only the few best. */
  readonly ways: readonly [Way<T>, ...Way<T>[]];
  /** What makes the first better than the others, the weightiest first. There may be nothing to say. */
  readonly reasons: readonly Reason[];
}

export interface Way<T extends GameTypes = GameTypes> {
  readonly action: T['Action'];
  /** What each seat can hope for then: its share of the victory, as an expectation. */
  readonly values: BySeat<number>;
}
