/**
 * Where bots think and physics is worked out: in threads of their own, never where people are served. Thoughts and answers have
 * separate threads, so that fate, for which a whole table waits, never stands behind a bot.
 */
import { availableParallelism } from 'node:os';
import type { GameTypes, Json } from '@belfry/engine';
import type { Question } from '@belfry/table';
import { Crew, type CrewFigures } from './crew.js';

export interface PoolOptions {
  /** How many bots think at a time. */
  readonly threads?: number;
  /** How many thoughts may wait; more are refused at once. */
  readonly queue?: number;
  /** The same for answers of fate. */
  readonly answerThreads?: number;
  readonly answerQueue?: number;
  /** Milliseconds for one answer, waiting included. */
  readonly answerBudget?: number;
  /** What the threads run; tests have programs of their own. */
  readonly program?: URL;
  /** Megabytes for each thread. */
  readonly memory?: number;
}

interface PoolFigures {
  /** Bots that think, and that wait for it. */
  readonly thinking: number;
  readonly waiting: number;
  readonly thoughts: CrewFigures;
  readonly answers: CrewFigures;
}

export interface Pool {
  /** How many bots can think at a time. */
  readonly threads: number;
  /**
   * An action as records write it. The thread gets the view and the names of game and bot. Rejects with a `PoolError` if the
   * thought was stopped, took longer than its budget in milliseconds, or could not even wait.
   */
  readonly think: (question: Question, budget: number, signal: AbortSignal) => Promise<unknown>;
  /** What follows from what fate drew, where a game has more than rules to say so. */
  readonly answer: (game: string, state: unknown, drawn: Json) => Promise<GameTypes['Chance']>;
  /** Ends all threads; what they did is rejected. */
  readonly close: () => Promise<void>;
  readonly figures: () => PoolFigures;
}

const QUEUE = 256;
/** A large tower takes less than a tenth of a second; loading physics comes first, and a slow machine takes its time. */
const ANSWER_BUDGET = 30_000;
const PROGRAM = new URL('./worker.js', import.meta.url);

export function openPool(options: PoolOptions = {}): Pool {
  const { program = PROGRAM, queue = QUEUE, answerQueue = QUEUE, answerBudget = ANSWER_BUDGET } = options;
  const { threads = spareThreads(), answerThreads = Math.ceil(threads / 2) } = options;
  const memory = options.memory === undefined ? {} : { memory: options.memory };
  const thinkers = new Crew({ program, threads, queue, ...memory });
  const workshop = new Crew({ program, threads: answerThreads, queue: answerQueue, ...memory });
  return {
    threads,
    think: ({ game, policy, view }, budget, signal) =>
      thinkers.run({ name: 'think', input: { game, policy, view, budget }, budget, signal }),
    answer: async (game, state, drawn) =>
      (await workshop.run({
        name: 'answer',
        input: { game, state, drawn },
        budget: answerBudget,
      })) as GameTypes['Chance'],
    close: async () => {
      await Promise.all([thinkers.close(), workshop.close()]);
    },
    figures: () => figuresOf(thinkers.figures(), workshop.figures()),
  };
}

const figuresOf = (thoughts: CrewFigures, answers: CrewFigures): PoolFigures => ({
  thinking: thoughts.running,
  waiting: thoughts.waiting,
  thoughts,
  answers,
});

/** One core is for those who are served. */
const spareThreads = (): number => Math.max(1, availableParallelism() - 1);
