/**
 * Compares the choices of a seat with each other: each is tried in the same worlds and with the same luck, so that what differs is
 * what the choice makes. One that falls clearly behind the best drops out, and the rest get its time.
 */
import { at, type BySeat, type Choices, type GameTypes, type Random, SeededRandom } from '@belfry/engine';
import { ranked, runOn, take } from './mind.js';
import { type FoundWay, type Method, meanOf, type Task } from './task.js';

/** A choice that takes part. */
interface Runner {
  readonly index: number;
  /** What it came to in the present world. */
  latest: BySeat<number>;
  /** What it came to in each whole world, for the seat itself: to compare world by world. */
  readonly results: number[];
  /** All whole worlds together, seat by seat. */
  readonly sums: number[];
}

/** One that dropped out, and how far each seat was behind what the leader came to, in the worlds that both were tried in. */
interface Dropped {
  readonly runner: Runner;
  readonly leader: Runner;
  readonly gaps: BySeat<number>;
}

/** Nobody drops out before so many worlds, nor unless it is so many deviations behind. */
const FEW = 12;
const CLEARLY = 2;
/** Of two that surely differ by less than this part of the victory one is enough. */
const ALIKE = 0.01;
/** How often it is asked who drops out. */
const LAP = 6;

export class Race<T extends GameTypes> implements Method<T> {
  readonly #task: Task<T>;
  readonly #legal: Choices<T['Action'], T['State']>;
  #order: readonly number[] | undefined;
  #running: Runner[] = [];
  readonly #out: Dropped[] = [];
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
    this.#running = this.#order.slice(0, Math.max(1, widen.first)).map(index => newRunner(index, players));
  }

  #begin(random: Random): T['State'] {
    this.#luck = [random.below(2 ** 32), random.below(2 ** 32)];
    return this.#task.imaginer(random);
  }

  #try(runner: Runner, world: T['State']): void {
    const { game, mind, players } = this.#task;
    const state = game.copy(world);
    take(game, state, game.legal(state), runner.index);
    runner.latest = runOn(game, mind, state, players, new SeededRandom(...this.#luck)).slice();
  }

  /** A world counts when all were tried in it. */
  #endWorld(): void {
    const { seat, players } = this.#task;
    for (const { latest, results, sums } of this.#running) {
      for (let other = 0; other < players; other++) sums[other] = (sums[other] ?? 0) + (latest[other] ?? 0);
      results.push(latest[seat] ?? 0);
    }
    this.#next = 0;
    this.#world = undefined;
    this.#worlds += 1;
    if (this.#worlds >= FEW && this.#worlds % LAP === 0) this.#dropOut();
  }

  #dropOut(): void {
    const { seat } = this.#task;
    const leader = this.#running.reduce((best, runner) =>
      totalOf(runner, seat) > totalOf(best, seat) ? runner : best,
    );
    const isBehind = (runner: Runner): boolean => {
      const { mean, deviation } = gapBetween(leader, runner);
      return runner !== leader && (mean > CLEARLY * deviation || mean + CLEARLY * deviation < ALIKE);
    };
    for (const runner of this.#running.filter(isBehind))
      this.#out.push({
        runner,
        leader,
        gaps: leader.sums.map((sum, other) => (sum - at(runner.sums, other)) / this.#worlds),
      });
    this.#running = this.#running.filter(runner => !isBehind(runner));
  }

  /**
   * By what they came to. Who dropped out was tried in fewer worlds, perhaps luckier ones: it is as far behind its leader as it was
   * in those.
   */
  ways(): readonly FoundWay<T>[] {
    const { seat, players } = this.#task;
    const found = new Map<Runner, BySeat<number>>();
    const running = this.#running.length > 0 ? this.#running : [newRunner(this.#order?.[0] ?? 0, players)];
    for (const runner of running) found.set(runner, meanOf(runner.sums, runner.results.length));
    // A leader dropped out later than those behind it, if at all.
    for (const { runner, leader, gaps } of this.#out.toReversed())
      found.set(runner, less(found.get(leader) ?? [], gaps));
    return Array.from(found, ([{ index, results }, values]) => ({
      action: this.#legal.at(index),
      values,
      tries: results.length,
    })).toSorted((a, b) => at(b.values, seat) - at(a.values, seat));
  }
}

const newRunner = (index: number, players: number): Runner => ({
  index,
  latest: [],
  results: [],
  sums: new Array<number>(players).fill(0),
});

/** Shares that are so far behind others: none below 0, and together as much as the gaps leave. */
function less(values: BySeat<number>, gaps: BySeat<number>): BySeat<number> {
  const rest = values.map((value, seat) => value - at(gaps, seat));
  const wanted = Math.max(
    0,
    rest.reduce((sum, value) => sum + value, 0),
  );
  const total = rest.reduce((sum, value) => sum + Math.max(0, value), 0);
  return rest.map(value => (value <= 0 ? 0 : (value * wanted) / total));
}

const totalOf = ({ sums }: Runner, seat: number): number => sums[seat] ?? 0;

/** How far one is behind another, world by world, and how far off that may be. */
function gapBetween(leader: Runner, other: Runner): { readonly mean: number; readonly deviation: number } {
  const count = leader.results.length;
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < count; world++) {
    const gap = at(leader.results, world) - at(other.results, world);
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
}
