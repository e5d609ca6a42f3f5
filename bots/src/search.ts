/**
 * A search that knows no game. It sees what a seat sees, imagines worlds that fit it, and finds out in them what each action leads to.
 *
 * Every seat plays for itself, and chance is drawn anew each time. With a depth of 1 the seat's own choices are compared with each
 * other (`race.ts`); deeper, a tree grows over what each seat would know (`tree.ts`). Both can be stopped at any moment.
 */
import { type Game, type GameTypes, type Limits, type Random, SeededRandom, type Thinking } from '@belfry/engine';
import type { Mind } from './mind.js';
import { Race } from './race.js';
import type { FoundWay, Method, Task, Widening } from './task.js';
import { Tree } from './tree.js';

export interface SearchOptions {
  /** How many worlds are run through at most: the same number with the same random numbers gives the same answer. */
  readonly iterations: number;
  /** How many decisions are thought ahead, one's own first. */
  readonly depth?: number;
  /** How much is tried that does not look best so far, in a tree. */
  readonly explore?: number;
  /** How many choices are looked at, the most promising first: so many at first, and in a tree more the longer it thinks. */
  readonly widen?: Widening;
}

const EVERYTHING: Widening = { first: Number.POSITIVE_INFINITY, more: 0 };

export class Search<T extends GameTypes> {
  readonly #method: Method<T>;
  readonly #iterations: number;

  /**
   * @param seen what the seat that is due sees. Whatever is handed in is cut to that first: of a view everything stays, of the
   *   whole truth nothing but the view.
   */
  constructor(game: Game<T>, thinking: Thinking<T>, seen: T['State'], mind: Mind<T>, options: SearchOptions) {
    const { iterations, depth = 1, explore = 0.5, widen = EVERYTHING } = options;
    const task = taskOf(game, thinking, seen, mind, explore, widen);
    this.#iterations = iterations;
    this.#method = depth <= 1 ? new Race(task) : new Tree(task, depth);
  }

  /** Thinks until its measure is full, it is time to answer, or nothing is left to find out. */
  think(random: Random, limits?: Limits): this {
    const own = new SeededRandom(random.below(2 ** 32), random.below(2 ** 32));
    for (let iteration = 0; iteration < this.#iterations; iteration++)
      if (!this.#method.step(own) || limits?.isOver() === true) break;
    return this;
  }

  /** What was found so far, the best first. At least one, also if there was no time at all. */
  ways(): readonly FoundWay<T>[] {
    return this.#method.ways();
  }

  best(): T['Action'] {
    const [best] = this.ways();
    if (best === undefined) throw new Error('nothing is legal');
    return best.action;
  }
}

function taskOf<T extends GameTypes>(
  game: Game<T>,
  thinking: Thinking<T>,
  given: T['State'],
  mind: Mind<T>,
  explore: number,
  widen: Widening,
): Task<T> {
  const due = game.due(given);
  if (due.type !== 'seat') throw new Error('nobody is to act');
  const { seat } = due;
  const seen = game.see(given, seat);
  const imaginer = thinking.imaginer(seen);
  return { game, thinking, mind, seat, players: playersOf(seen), seen, imaginer, explore, widen };
}

/** Every state has its options. */
const playersOf = (state: unknown): number => (state as { readonly options: GameTypes['Options'] }).options.players;
