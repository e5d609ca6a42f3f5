/**
 * How the network of 5 Towers learns: it plays itself, and compares by how much it expected each seat to lead with by how much it did.
 *
 * What came of a tower by itself is no measure of what it is worth: one that is open also makes larger builds possible, with which the
 * seat's other towers grow, and rivals get less. A network that learns the points of each tower holds open ones too cheap, however exact
 * it is. So the towers of a seat answer for its lead together, and each learns what it adds to that.
 */
import { type Network, newNetwork, readNetwork, type Weights, writeNetwork } from '@belfry/bots';
import { type Course, type Lesson, type Student, Trainer } from '@belfry/bots/training';
import { at, type Json, type Random, SeededRandom, shuffle } from '@belfry/engine';
import { type FiveTowers, fiveTowers } from '../rules/index.js';
import { FinalOutlook } from './final-outlook.js';
import { greedy } from './greedy.js';
import { INPUTS } from './inputs.js';
import { LearnedOutlook, OUTPUT_UNIT } from './learned-outlook.js';
import type { Outlook } from './outlook.js';
import { foresight } from './players.js';
import { type Example, type OpenTower, playItself, type Standing } from './self-play.js';

const HIDDEN = 32;
const OUTPUTS = 2;
/** How many play in each match of a lesson: mostly two and four, the decks of cards being two. They are gone through so many times. */
const MATCHES: readonly number[] = [2, 4, 2, 3, 4, 2, 5, 4];
const TIMES = 10;
/** Moments to a step. */
const BATCH = 8;
const RATE = 0.003;
/** After so many lessons steps are half as large. */
const HALF_RATE = 60;
/** What was learned is the mean of the weights over the last lessons, one in so many of all: single steps are mostly noise. */
const MEAN_OF = 4;
/**
 * In so many matches of a hundred half the seats, by chance, want points at once, as if each round were the last one. Who only ever met
 * itself does not know what a table is worth that somebody else has left so.
 */
const MIXED = 30;
const POINTS_NOW: Outlook = new FinalOutlook();
const STRAYS = 8;
const MOMENTS = 30;

class TowerStudent implements Student {
  readonly #seed: number;
  readonly #times: number;
  /** What steps are made on. */
  readonly #network: Network;
  readonly #trainer: Trainer;
  /** What it plays by. */
  readonly #mean: Network;
  #lessons: number;

  constructor(seed: number, times: number, saved?: SavedStudent) {
    this.#seed = seed;
    this.#times = times;
    this.#lessons = saved?.lessons ?? 0;
    this.#network = newNetwork([INPUTS, HIDDEN, OUTPUTS], new SeededRandom(seed));
    this.#trainer = new Trainer(this.#network);
    this.#mean = newNetwork([INPUTS, HIDDEN, OUTPUTS], new SeededRandom(seed));
    if (saved === undefined) return;
    this.#trainer.restore(saved.trainer);
    const numbers = saved.mean.values();
    for (const values of valuesOf(this.#mean))
      for (const index of values.keys()) values[index] = Number(numbers.next().value);
  }

  learn(): Lesson {
    this.#lessons += 1;
    const random = new SeededRandom(this.#seed, this.#lessons);
    const outlook = new LearnedOutlook(this.#mean);
    const examples: Example[] = [];
    for (let time = 0; time < this.#times; time++)
      for (const players of MATCHES)
        examples.push(
          ...playItself({ outlooks: seatsOf(players, outlook, random), random, strays: STRAYS, moments: MOMENTS }),
        );
    const loss = this.#fit(shuffle(examples, random));
    this.#average(Math.min(1, MEAN_OF / this.#lessons));
    return { games: this.#times * MATCHES.length, loss };
  }

  #average(share: number): void {
    const now = valuesOf(this.#network);
    for (const [part, values] of valuesOf(this.#mean).entries())
      for (const [index, value] of values.entries())
        values[index] = value + share * ((now[part]?.[index] ?? value) - value);
  }

  /** By how many points it was off on average, squared. */
  #fit(examples: readonly Example[]): number {
    this.#trainer.rate = RATE / (1 + this.#lessons / HALF_RATE);
    let [squares, count] = [0, 0];
    for (const [index, example] of examples.entries()) {
      const offs = leads(example.map(standing => this.#score(standing) - standing.final));
      for (const [seat, { open }] of example.entries()) {
        const off = at(offs, seat);
        squares += off * off;
        count += 1;
        for (const tower of open) this.#blame(tower, off);
      }
      if (index % BATCH === BATCH - 1) this.#trainer.step();
    }
    this.#trainer.step();
    return squares / Math.max(1, count);
  }

  /** What a seat is expected to have at the end, as players sum it up. */
  #score({ open, points, closed }: Standing): number {
    let sum = points;
    let highest = closed;
    for (const { inputs, height } of open) {
      const [more, cards] = this.#run(inputs);
      sum += more;
      highest = Math.max(highest, height + cards);
    }
    return sum + highest;
  }

  /** Points and cards. */
  #run(inputs: Float64Array): readonly [number, number] {
    this.#network.inputs.set(inputs);
    const [points = 0, cards = 0] = this.#network.run();
    return [OUTPUT_UNIT * points, OUTPUT_UNIT * cards];
  }

  /** Each open tower of a seat answers for all of its lead, and for its own cards. */
  #blame({ inputs, cards }: OpenTower, off: number): void {
    const [, said] = this.#run(inputs);
    this.#trainer.add([off / OUTPUT_UNIT, (said - cards) / OUTPUT_UNIT]);
  }

  learned(): Json {
    return writeNetwork(this.#mean) as unknown as Json;
  }

  save(): Json {
    const mean = valuesOf(this.#mean).flatMap(values => Array.from(values));
    return { seed: this.#seed, lessons: this.#lessons, trainer: this.#trainer.save(), mean };
  }
}

interface SavedStudent {
  readonly seed: number;
  readonly lessons: number;
  readonly trainer: Json;
  readonly mean: readonly number[];
}

/** By what each seat of a match plays. */
function seatsOf(players: number, student: Outlook, random: Random): Outlook[] {
  const isMixed = random.below(100) < MIXED;
  return Array.from({ length: players }, () => (isMixed && random.below(2) === 0 ? POINTS_NOW : student));
}

/** By how much each is ahead of the mean of the others. */
function leads(scores: readonly number[]): number[] {
  const sum = scores.reduce((a, b) => a + b);
  return scores.map(score => score - (sum - score) / (scores.length - 1));
}

/** All that a network consists of, part by part. */
const valuesOf = ({ layers }: Network): Float64Array[] => layers.flatMap(({ weights, biases }) => [weights, biases]);

/** Lessons of more matches or fewer. */
export const courseOf = (times: number): Course<FiveTowers> => ({
  game: fiveTowers,
  begin: seed => new TowerStudent(seed, times),
  resume(saved) {
    const student = saved as unknown as SavedStudent;
    return new TowerStudent(student.seed, times, student);
  },
  player: learned => foresight('learned', readNetwork(learned as unknown as Weights)),
  trial: {
    options: [2, 4].map(players => ({ players, bids: 'checked' })),
    deals: 200,
    every: 100,
  },
  firstChampion: greedy,
});

export const course = courseOf(TIMES);
