/**
 * How Skyscraper is learned: by temporal differences (Sutton, 1988). The student plays matches against itself and against the eager
 * player; what it thought of a position is moved towards what it thought after its next action, and in the end to who won.
 */
import { type Network, newNetwork, readNetwork, type Weights, writeNetwork } from '@belfry/bots';
import { type Course, type Lesson, type Student, Trainer } from '@belfry/bots/training';
import { at, type Json, type Random, type Seat, SeededRandom } from '@belfry/engine';
import { type Options, type Skyscraper, type State, skyscraper } from '../rules/index.js';
import { eager } from './eager.js';
import { INPUTS } from './inputs.js';
import { bestOf, Judge, SIZES } from './judge.js';
import { recall } from './recall.js';
import { NOBODY, SHARES, share } from './shares.js';
import { thoughtful } from './thoughtful.js';

export const course: Course<Skyscraper> = {
  game: skyscraper,
  begin: seed => new Learner(seed),
  resume(saved) {
    const learner = new Learner((saved as unknown as SavedLearner).seed);
    learner.resume(saved as unknown as SavedLearner);
    return learner;
  },
  player: learned => thoughtful('student', readNetwork(learned as unknown as Weights)),
  trial: {
    options: [
      { players: 2, floors: 5 },
      { players: 4, floors: 5 },
    ],
    deals: 250,
    every: 100,
  },
  firstChampion: eager,
};

interface SavedLearner {
  readonly seed: number;
  readonly lessons: number;
  readonly trainer: Json;
  readonly mean: readonly number[];
}

const MATCHES = 100;
/** How much what came later counts against what was thought next. */
const LATER = 0.7;
/** How often something is tried just to see. */
const CURIOUS = 0.04;
const FIRST_RATE = 0.002;
/** After so many lessons it learns half as fast. */
const HALF_RATE_AFTER = 150;

/** What was learned is the mean of the weights over the last lessons, about so many: single steps are mostly noise. */
const MEAN_OF = 50;

/** A position after an own action. */
interface Row {
  readonly players: number;
  readonly inputs: Float64Array;
  /** What each seat, and nobody, could hope for after the best action here. */
  readonly hope: Float64Array;
  /** Was another action tried? Then what came later says nothing of the best one. */
  readonly isTrial: boolean;
}

class Learner implements Student {
  readonly #seed: number;
  /** What steps are made on, and matches are played by. */
  readonly #network: Network;
  readonly #judge: Judge;
  readonly #trainer: Trainer;
  readonly #mean: Network;
  #lessons = 0;

  constructor(seed: number) {
    this.#seed = seed;
    this.#network = newNetwork(SIZES, new SeededRandom(seed, 0));
    this.#judge = new Judge(this.#network);
    this.#trainer = new Trainer(this.#network, { rate: FIRST_RATE, decay: 0.0001 });
    this.#mean = newNetwork(SIZES, new SeededRandom(seed, 0));
  }

  resume({ lessons, trainer, mean }: SavedLearner): void {
    this.#lessons = lessons;
    this.#trainer.restore(trainer);
    this.#judge.relearn();
    const numbers = mean.values();
    for (const values of valuesOf(this.#mean))
      for (const index of values.keys()) values[index] = Number(numbers.next().value);
  }

  learn(): Lesson {
    this.#lessons += 1;
    this.#trainer.rate = FIRST_RATE / (1 + this.#lessons / HALF_RATE_AFTER);
    let loss = 0;
    let rows = 0;
    let idle = 0;
    for (let match = 0; match < MATCHES; match++) {
      const random = new SeededRandom(this.#seed, this.#lessons, match);
      const played = playMatch(this.#judge, random);
      idle += played.isIdle ? 1 : 0;
      for (const [seat, own] of played.rows.entries()) {
        loss += this.#takeIn(own, sharesFrom(played, seat));
        rows += own.length;
      }
      this.#trainer.step();
      this.#judge.relearn();
    }
    this.#average(1 / Math.min(this.#lessons, MEAN_OF));
    return { games: MATCHES, loss: loss / rows, figures: { 'died-down': idle / MATCHES } };
  }

  /** Moves the mean towards the weights as they are now, by this part of the way. */
  #average(part: number): void {
    const now = valuesOf(this.#network);
    for (const [place, values] of valuesOf(this.#mean).entries())
      for (const [index, value] of values.entries())
        values[index] = value + part * ((now[place]?.[index] ?? value) - value);
  }

  /** Goes back through a seat's positions, from the end, which is known. */
  #takeIn(rows: readonly Row[], end: Float64Array): number {
    let loss = 0;
    const target = end.slice();
    for (let place = rows.length - 1; place >= 0; place--) {
      const row = at(rows, place);
      loss += this.#fit(row, target);
      const later = row.isTrial ? 0 : LATER;
      for (let each = 0; each < SHARES; each++)
        target[each] = later * (target[each] ?? 0) + (1 - later) * (row.hope[each] ?? 0);
    }
    return loss;
  }

  /** The slope of the cross entropy is what was said less what should have been. */
  #fit({ inputs, players }: Row, target: Float64Array): number {
    this.#network.inputs.set(inputs);
    const blame = this.#network.run().slice();
    share(blame, players);
    for (let each = 0; each < SHARES; each++) blame[each] = (blame[each] ?? 0) - (target[each] ?? 0);
    this.#trainer.add(blame);
    return (blame[0] ?? 0) ** 2;
  }

  learned(): Json {
    return writeNetwork(this.#mean) as unknown as Json;
  }

  save(): Json {
    const mean = valuesOf(this.#mean).flatMap(values => Array.from(values));
    return { seed: this.#seed, lessons: this.#lessons, trainer: this.#trainer.save(), mean };
  }
}

/** All that a network consists of, part by part. */
const valuesOf = ({ layers }: Network): Float64Array[] => layers.flatMap(({ weights, biases }) => [weights, biases]);

interface Played {
  /** By seat; none of those whom the eager player played. */
  readonly rows: readonly (readonly Row[])[];
  readonly shares: readonly number[];
  readonly isIdle: boolean;
}

function playMatch(judge: Judge, random: Random): Played {
  const options = someOptions(random);
  const state = skyscraper.start(options);
  const learns = whoLearns(options, random);
  const rows = Array.from({ length: options.players }, (): Row[] => []);
  for (;;) {
    const due = skyscraper.due(state);
    if (due.type === 'over') {
      const isIdle = due.result.floors.every(floors => floors < options.floors);
      const shares = due.result.floors.map(floors => (floors === options.floors ? 1 : 0));
      return { rows, shares, isIdle };
    }
    if (due.type === 'chance') skyscraper.applyChance(state, skyscraper.fate(state, random));
    else if (at(learns, due.seat)) at(rows, due.seat).push(step(judge, state, random));
    else skyscraper.applyAction(state, eager.choose(skyscraper, state, random));
  }
}

/** Two players most often: there it is told most clearly who plays well. */
function someOptions(random: Random): Options {
  const players = at([2, 2, 2, 2, 3, 4, 4, 4], random.below(8));
  return { players, floors: random.below(5) === 0 ? 4 : 5 };
}

/** At each seat the student or, one time in four, the eager player; the student at one seat at least. */
function whoLearns({ players }: Options, random: Random): boolean[] {
  const always = random.below(players);
  return Array.from({ length: players }, (_, seat) => seat === always || random.below(4) > 0);
}

/** The student acts, in place. */
function step(judge: Judge, state: State, random: Random): Row {
  const legal = skyscraper.legal(state);
  const memory = recall(state);
  const best = bestOf(judge.rate(state, legal, memory), legal.count);
  const hope = new Float64Array(SHARES);
  judge.sharesAfter(best, hope);
  const isTrial = random.below(1000) < 1000 * CURIOUS;
  const index = isTrial ? random.below(legal.count) : best;
  const inputs = new Float64Array(INPUTS);
  judge.describe(state, legal.at(index), memory, inputs);
  skyscraper.applyAction(state, legal.at(index));
  return { players: state.options.players, inputs, hope, isTrial };
}

/** What each seat got, from this one on in turn order; if it died down, nobody got it. */
function sharesFrom({ shares, isIdle }: Played, seat: Seat): Float64Array {
  const turned = new Float64Array(SHARES);
  for (let place = 0; place < shares.length; place++) turned[place] = at(shares, (seat + place) % shares.length);
  turned[NOBODY] = isIdle ? 1 : 0;
  return turned;
}
