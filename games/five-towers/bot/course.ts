/** How the network of 5 Towers learns: it plays itself, and compares what it expected of each tower with what came of it. */
import { type Network, newNetwork, readNetwork, type Weights, writeNetwork } from '@belfry/bots';
import { type Course, type Lesson, type Student, Trainer } from '@belfry/bots/training';
import { type Json, SeededRandom, shuffle } from '@belfry/engine';
import { type FiveTowers, fiveTowers } from '../rules/index.js';
import { greedy } from './greedy.js';
import { INPUTS } from './inputs.js';
import { LearnedOutlook, OUTPUT_UNIT } from './learned-outlook.js';
import { foresight } from './players.js';
import { type Example, playItself } from './self-play.js';

const HIDDEN = 32;
const OUTPUTS = 2;
/** How many play in each match of a lesson: mostly two and four, the decks of cards being two. They are gone through so many times. */
const MATCHES: readonly number[] = [2, 4, 2, 3, 4, 2, 5, 4];
const TIMES = 10;
const BATCH = 32;
const RATE = 0.0015;
/** After so many lessons steps are half as large. */
const HALF_RATE = 40;
/** What was learned is the mean of the weights over the last lessons, about so many: single steps are mostly noise. */
const MEAN_OF = 12;
const STRAYS = 8;
const MOMENTS = 30;
/** It plays as the best player will, who leaves towers open longer than the network alone would. */
const PATIENCE = 3.5;

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
    const outlook = new LearnedOutlook(this.#mean, PATIENCE);
    const examples: Example[] = [];
    for (let time = 0; time < this.#times; time++)
      for (const players of MATCHES)
        examples.push(...playItself({ players, outlook, random, strays: STRAYS, moments: MOMENTS }, INPUTS));
    const loss = this.#fit(shuffle(examples, random));
    this.#average(1 / Math.min(this.#lessons, MEAN_OF));
    return { games: this.#times * MATCHES.length, loss };
  }

  #average(share: number): void {
    const now = valuesOf(this.#network);
    for (const [part, values] of valuesOf(this.#mean).entries())
      for (const [index, value] of values.entries())
        values[index] = value + share * ((now[part]?.[index] ?? value) - value);
  }

  /** How far it was off on average, in points, squared. */
  #fit(examples: readonly Example[]): number {
    this.#trainer.rate = RATE / (1 + this.#lessons / HALF_RATE);
    let loss = 0;
    for (const [index, { inputs, points, cards }] of examples.entries()) {
      this.#network.inputs.set(inputs);
      const [saidPoints = 0, saidCards = 0] = this.#network.run();
      const pointsOff = saidPoints - points / OUTPUT_UNIT;
      const cardsOff = saidCards - cards / OUTPUT_UNIT;
      loss += pointsOff * pointsOff;
      this.#trainer.add([pointsOff, cardsOff]);
      if (index % BATCH === BATCH - 1) this.#trainer.step();
    }
    this.#trainer.step();
    return (loss * OUTPUT_UNIT * OUTPUT_UNIT) / examples.length;
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
  player: learned => foresight('learned', readNetwork(learned as unknown as Weights), PATIENCE),
  trial: {
    options: [2, 4].map(players => ({ players, bids: 'checked' })),
    deals: 40,
    every: 50,
  },
  firstChampion: greedy,
});

export const course = courseOf(TIMES);
