/** What the ways of searching have in common. */
import type { BySeat, Game, GameTypes, Imaginer, Random, Seat, Thinking, Way } from '@belfry/engine';
import type { Mind } from './mind.js';

export interface Widening {
  readonly first: number;
  /** In a tree, after n visits, this many times the root of n more. A race compares the same ones from its beginning. */
  readonly more: number;
}

/** What a search works with. There is no state in it but what the seat sees. */
export interface Task<T extends GameTypes> {
  readonly game: Game<T>;
  readonly thinking: Thinking<T>;
  readonly mind: Mind<T>;
  readonly seat: Seat;
  readonly players: number;
  /** The seat's view, to ask what is legal. */
  readonly seen: T['State'];
  readonly imaginer: Imaginer<T>;
  readonly explore: number;
  readonly widen: Widening;
}

/** One way to get on: `step` runs through a world, or says that there is nothing left to find out. */
export interface Method<T extends GameTypes> {
  step(random: Random): boolean;
  /** The best first. */
  ways(): readonly FoundWay<T>[];
}

export interface FoundWay<T extends GameTypes = GameTypes> extends Way<T> {
  /** In how many worlds it was tried. */
  readonly tries: number;
}

/** A mean of shares, seat by seat. */
export const meanOf = (sums: BySeat<number>, tries: number): number[] =>
  sums.map(sum => (tries === 0 ? 1 / sums.length : sum / tries));
