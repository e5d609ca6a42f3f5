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
/** Matches of a lesson, by players: those of two and four most, for they are two decks of cards. */
const MATCHES: readonly number[] = [2, 4, 2, 3, 4, 2, 5, 4];
const ROUNDS_OF_MATCHES = 10;
const BATCH = 32;
const RATE = 0.002;
/** After so many lessons steps are half as large. */
const HALF_RATE = 60;
const STRAYS = 8;
const MOMENTS = 30;

class TowerStudent implements Student {
  readonly #seed: number;
  readonly #network: Network;
  readonly #trainer: Trainer;
  #lessons: number;

  constructor(seed: number, lessons = 0, saved?: Json) {
    this.#seed = seed;
    this.#lessons = lessons;
    this.#network = newNetwork([INPUTS, HIDDEN, OUTPUTS], new SeededRandom(seed));
    this.#trainer = new Trainer(this.#network);
    if (saved !== undefined) this.#trainer.restore(saved);
  }

  learn(): Lesson {
    this.#lessons += 1;
    const random = new SeededRandom(this.#seed, this.#lessons);
    const outlook = new LearnedOutlook(this.#network);
    const examples: Example[] = [];
    for (let round = 0; round < ROUNDS_OF_MATCHES; round++)
      for (const players of MATCHES)
        examples.push(...playItself({ players, outlook, random, strays: STRAYS, moments: MOMENTS }, INPUTS));
    return { games: ROUNDS_OF_MATCHES * MATCHES.length, loss: this.#fit(shuffle(examples, random)) };
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
    return writeNetwork(this.#network) as unknown as Json;
  }

  save(): Json {
    return { seed: this.#seed, lessons: this.#lessons, trainer: this.#trainer.save() };
  }
}

export const course: Course<FiveTowers> = {
  game: fiveTowers,
  begin: seed => new TowerStudent(seed),
  resume(saved) {
    const { seed, lessons, trainer } = saved as {
      readonly seed: number;
      readonly lessons: number;
      readonly trainer: Json;
    };
    return new TowerStudent(seed, lessons, trainer);
  },
  player: learned => foresight('learned', readNetwork(learned as unknown as Weights)),
  trial: {
    options: [2, 4].map(players => ({ players, bids: 'checked' })),
    deals: 40,
    every: 50,
  },
  firstChampion: greedy,
};
