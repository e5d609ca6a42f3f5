/**
 * How Turmbauer is learned: the student plays itself with the statics as judge, and finds by least squares how much each fact of a
 * position adds to the heights at which pawns stand in the end. It begins with what anybody sees, that a pawn will stand at least
 * where it can climb to now. Sums are all that is kept of the matches, and those of long ago fade: they were played worse.
 */
import type { Course, Lesson, Student } from '@belfry/bots/training';
import { at, type Json, type Policy, type Random, SeededRandom } from '@belfry/engine';
import { heights, type State, type Turmbauer } from '../rules/index.js';
import { greedy } from './greedy.js';
import { hopesOf } from './hopes.js';
import { turmbauerByStatics } from './judge.js';
import { THOROUGH } from './levels.js';
import { FACTS, factsOf, Outlook, type Stage, stageOf, type Table, turnsLeft } from './outlook.js';
import { playerOf, type Style } from './player.js';

export const course: Course<Turmbauer> = {
  game: turmbauerByStatics,
  begin: seed => new Learner({ seed, lessons: 0, sums: beginning() }),
  resume: saved => new Learner(JSON.parse(JSON.stringify(saved)) as Saved),
  player: learned => quick('student', learned as unknown as Table),
  trial: {
    options: [
      { players: 2, hand: 'natural' },
      { players: 4, hand: 'natural' },
    ],
    deals: 30,
    every: 120,
  },
  firstChampion: greedy,
};

/** Somebody who thinks of a few ways only: quick enough to learn from. */
const quick = (name: string, table: Table, habits: Pick<Style, 'others' | 'ring'> = THOROUGH): Policy<Turmbauer> =>
  playerOf(name, () => new Outlook(table), {
    ...THOROUGH,
    builds: 6,
    moves: 2,
    others: habits.others,
    ring: habits.ring,
  });

/** What least squares need, a stage of the match each: the sums of products of facts, and of facts with what came of them. */
interface Sums {
  readonly products: number[][];
  readonly outcomes: number[];
}

type StageSums = Readonly<Record<Stage, Sums>>;

interface Saved {
  readonly seed: number;
  readonly lessons: number;
  readonly sums: StageSums;
}

/** What a beginner goes by, in the order of `factsOf`: what can be climbed to now counts, and nothing else is known. */
const OBVIOUS: readonly number[] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];

/** As if each fact had been seen so often alone, and had counted as a beginner thinks. */
const SEEN = 10;
const believed = (): Sums => ({
  products: OBVIOUS.map((_, row) => OBVIOUS.map((_unused, column) => (row === column ? SEEN : 0))),
  outcomes: OBVIOUS.map(counts => SEEN * counts),
});
const beginning = (): StageSums => byStage(believed);

/** With each lesson what was learned before counts so much of what it did. */
const MEMORY = 0.99;

const MATCHES = 1;
const PLAYERS = [2, 3, 4];
/** How different from each other those are who play a match: if all spent their rings early, nobody learned what they are worth later. */
const OTHERS = [0, 0.4, 0.8];
const RING = [1, 3, 8];

/** A colour at the end of a turn. */
interface Row {
  readonly colour: number;
  readonly stage: Stage;
  readonly facts: readonly number[];
  readonly height: number;
}

class Learner implements Student {
  readonly #seed: number;
  #lessons: number;
  readonly #sums: StageSums;
  #table: Table;

  constructor({ seed, lessons, sums }: Saved) {
    this.#seed = seed;
    this.#lessons = lessons;
    this.#sums = sums;
    this.#table = tableOf(sums);
  }

  learn(): Lesson {
    this.#lessons += 1;
    const random = new SeededRandom(this.#seed, this.#lessons);
    for (const sums of Object.values(this.#sums)) fade(sums);
    let wrong = 0;
    let rows = 0;
    for (let match = 0; match < MATCHES; match++) {
      const players = at(PLAYERS, (this.#lessons * MATCHES + match) % PLAYERS.length);
      for (const { row, gain } of this.#play(players, random)) {
        wrong += Math.abs(gain - sumOf(row.facts, this.#table[row.stage]));
        rows += 1;
        this.#add(row, gain);
      }
    }
    this.#table = tableOf(this.#sums);
    return { games: MATCHES, loss: rows === 0 ? 0 : wrong / rows };
  }

  /** Plays a match; what was seen in it with what came of it. Of a tower that came down nothing is learned. */
  #play(players: number, random: Random): { readonly row: Row; readonly gain: number }[] {
    const game = turmbauerByStatics;
    const state = game.start({ players, hand: 'natural' });
    const policies = Array.from({ length: players }, (_, seat) =>
      quick(`student ${seat}`, this.#table, { others: pick(OTHERS, random), ring: pick(RING, random) }),
    );
    const rows: Row[] = [];
    for (let due = game.due(state); due.type !== 'over'; due = game.due(state)) {
      if (state.phase === 'roll' && state.turn > 0) rows.push(...rowsOf(state));
      if (due.type === 'chance') game.applyChance(state, game.fate(state, random));
      else game.applyAction(state, at(policies, due.seat).choose(game, state, random));
    }
    if (state.collapse !== null) return [];
    const ends = heights(state);
    return rows.map(row => ({ row, gain: at(ends, row.colour) - row.height }));
  }

  #add({ facts, stage }: Row, gain: number): void {
    const { products, outcomes } = this.#sums[stage];
    for (const [row, fact] of facts.entries()) {
      const line = at(products, row);
      for (const [column, other] of facts.entries()) line[column] = at(line, column) + fact * other;
      outcomes[row] = at(outcomes, row) + fact * gain;
    }
  }

  learned(): Json {
    return byStage(stage => this.#table[stage].map(value => Math.round(value * 1000) / 1000));
  }

  save(): Json {
    const saved: Saved = { seed: this.#seed, lessons: this.#lessons, sums: this.#sums };
    return JSON.parse(JSON.stringify(saved)) as Json;
  }
}

const byStage = <T>(of: (stage: Stage) => T): Record<Stage, T> => ({
  last: of('last'),
  late: of('late'),
  middle: of('middle'),
  early: of('early'),
});

const tableOf = (sums: StageSums): Table => byStage(stage => solve(sums[stage]));

function fade({ products, outcomes }: Sums): void {
  for (const line of [...products, outcomes]) for (const [index, sum] of line.entries()) line[index] = MEMORY * sum;
}

const pick = (list: readonly number[], random: Random): number => at(list, random.below(list.length));

function rowsOf(state: State): Row[] {
  const hopes = hopesOf(state);
  return heights(state).flatMap((height, colour) => {
    const left = turnsLeft(state, colour);
    return left <= 0 ? [] : [{ colour, stage: stageOf(left), facts: factsOf(state, colour, hopes), height }];
  });
}

const sumOf = (facts: readonly number[], line: readonly number[]): number =>
  facts.reduce((sum, fact, index) => sum + fact * at(line, index), 0);

/** Solves the normal equations by elimination; they are positive definite, so no pivots are sought. */
function solve({ products, outcomes }: Sums): number[] {
  const lines = products.map((line, row) => [...line, at(outcomes, row)]);
  for (const [row, line] of lines.entries()) {
    const pivot = at(line, row);
    for (let column = row; column < line.length; column++) line[column] = at(line, column) / pivot;
    for (const [other, below] of lines.entries()) {
      if (other === row) continue;
      const factor = at(below, row);
      for (let column = row; column < below.length; column++)
        below[column] = at(below, column) - factor * at(line, column);
    }
  }
  return lines.map(line => at(line, FACTS));
}
