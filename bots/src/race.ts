/**
 * Compares the choices of a seat with each other: each is tried in the same worlds and with the same luck, so that what differs is
 * what the choice makes. One that falls clearly behind the best drops out, and the rest get its time.
 */
import { at, type Choices, type GameTypes, type Random, SeededRandom } from '@belfry/engine';
import { ranked, runOn, take } from './mind.js';
import { type FoundWay, type Method, meanOf, type Task } from './task.js';

/** A choice that takes part. */
interface Runner {
  readonly index: number;
  /** What it came to in each world, for the seat itself: to compare world by world. */
  readonly results: number[];
  readonly sums: number[];
}

/** Nobody drops out before so many worlds, nor unless it is so many deviations behind. */
const FEW = 12;
const CLEARLY = 2.6;
/** How often it is asked who drops out. */
const LAP = 6;

export class Race<T extends GameTypes> implements Method<T> {
  readonly #task: Task<T>;
  readonly #legal: Choices<T['Action'], T['State']>;
  #order: readonly number[] | undefined;
  #running: Runner[] = [];
  readonly #out: Runner[] = [];
  /** Who comes next in the present world. */
  #next = 0;
  #world: T['State'] | undefined;
  #luck: readonly [number, number] = [0, 0];
  #worlds = 0;

  constructor(task: Task<T>) {
    this.#task = task;
    this.#legal = task.game.legal(task.seen);
  }

  step(random: Random): boolean {
    if (this.#order === undefined) this.#lineUp(random);
    if (this.#running.length < 2) return false;
    this.#world ??= this.#begin(random);
    const runner = at(this.#running, this.#next);
    this.#try(runner, this.#world);
    this.#next += 1;
    if (this.#next === this.#running.length) this.#endWorld();
    return true;
  }

  /** The most promising take part; a single choice needs no race. */
  #lineUp(random: Random): void {
    const { mind, seen, players, widen } = this.#task;
    this.#order = ranked(mind, seen, this.#legal, random);
    this.#running = this.#order
      .slice(0, Math.max(1, widen.first))
      .map(index => ({ index, results: [], sums: new Array<number>(players).fill(0) }));
  }

  #begin(random: Random): T['State'] {
    this.#luck = [random.below(2 ** 32), random.below(2 ** 32)];
    return this.#task.imaginer(random);
  }

  #try({ index, results, sums }: Runner, world: T['State']): void {
    const { game, mind, seat, players } = this.#task;
    const state = game.copy(world);
    take(game, state, game.legal(state), index);
    const values = runOn(game, mind, state, players, new SeededRandom(...this.#luck));
    for (let other = 0; other < players; other++) sums[other] = (sums[other] ?? 0) + (values[other] ?? 0);
    results.push(values[seat] ?? 0);
  }

  #endWorld(): void {
    this.#next = 0;
    this.#world = undefined;
    this.#worlds += 1;
    if (this.#worlds < FEW || this.#worlds % LAP !== 0) return;
    const { seat } = this.#task;
    const first = this.#running.reduce((best, runner) => (totalOf(runner, seat) > totalOf(best, seat) ? runner : best));
    const isBehind = (runner: Runner): boolean => runner !== first && behind(first, runner) > CLEARLY;
    this.#out.push(...this.#running.filter(isBehind));
    this.#running = this.#running.filter(runner => !isBehind(runner));
  }

  /** Those still in the race first, each group by what they came to. Not all were tried in the last world, so means are compared. */
  ways(): readonly FoundWay<T>[] {
    const { seat, players } = this.#task;
    const mean = ({ sums, results }: Runner): number => meanOf(sums, results.length)[seat] ?? 0;
    const byMean = (runners: readonly Runner[]) => runners.toSorted((a, b) => mean(b) - mean(a));
    const nobody: Runner = { index: this.#order?.[0] ?? 0, results: [], sums: new Array<number>(players).fill(0) };
    const all = [...byMean(this.#running), ...byMean(this.#out)];
    return (all.length === 0 ? [nobody] : all).map(({ index, results, sums }) => ({
      action: this.#legal.at(index),
      values: meanOf(sums, results.length),
      tries: results.length,
    }));
  }
}

const totalOf = ({ sums }: Runner, seat: number): number => sums[seat] ?? 0;

/** By how many deviations of the mean one is behind another, world by world. */
function behind(first: Runner, other: Runner): number {
  const count = Math.min(first.results.length, other.results.length);
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < count; world++) {
    const gap = at(first.results, world) - at(other.results, world);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / count;
  const variance = (squares / count - mean * mean) / (count - 1);
  if (variance <= 0) return mean > 0 ? Number.POSITIVE_INFINITY : 0;
  return mean / Math.sqrt(variance);
}
