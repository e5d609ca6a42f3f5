/**
 * Threads that all do the same kind of work, with a bound on what waits for them and a time for each task. What is not done in
 * time, or not wanted any more, is ended with the thread that does it, and another thread takes its place.
 *
 * Piscina keeps the threads. The waiting is done here, because Piscina's own bound does not count tasks that can be stopped.
 */
import { Piscina } from 'piscina';

/** Why something was not done. */
type PoolFailure =
  /** Too many wait already. */
  | 'busy'
  /** It took too long. */
  | 'overrun'
  /** Nobody wants it any more. */
  | 'unwanted'
  /** The thread that did it has ended. */
  | 'crashed'
  | 'closed';

class PoolError extends Error {
  readonly code: PoolFailure;

  constructor(code: PoolFailure, options?: ErrorOptions) {
    super(`the pool: ${code}`, options);
    this.code = code;
  }
}

export interface CrewOptions {
  /** The program that the threads run. */
  readonly program: URL;
  readonly threads: number;
  /** How many may wait when all threads are busy. */
  readonly queue: number;
  /** Megabytes of memory that a thread may have; one that wants more crashes, and nothing else does. */
  readonly memory?: number;
}

/** What a crew has done since it began. */
export interface CrewFigures {
  readonly running: number;
  readonly waiting: number;
  readonly done: number;
  /** By why they were not done; `failed` if the program itself threw. */
  readonly failures: Readonly<Record<PoolFailure | 'failed', number>>;
  /** Milliseconds from when somebody asked until it was done, all together. */
  readonly spent: number;
}

export interface Task {
  /** The function of the program that does it. */
  readonly name: string;
  /** Plain data. */
  readonly input: unknown;
  /** Milliseconds, waiting included. */
  readonly budget: number;
  readonly signal?: AbortSignal;
}

const MEMORY = 512;
/** Milliseconds that a thread beyond the first is kept for when there is nothing to do. */
const IDLE = 60_000;

export class Crew {
  readonly #threads: Piscina;
  readonly #options: CrewOptions;
  /** Each is called when it may begin. */
  readonly #waiting = new Set<() => void>();
  readonly #stops = new Set<AbortController>();
  readonly #failures = { busy: 0, overrun: 0, unwanted: 0, crashed: 0, closed: 0, failed: 0 };
  #running = 0;
  #done = 0;
  #spent = 0;
  #isClosed = false;

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#threads = new Piscina({
      filename: options.program.href,
      // One is always there: Piscina starts no other when the last one crashes.
      minThreads: 1,
      maxThreads: options.threads,
      idleTimeout: IDLE,
      recordTiming: false,
      // A thread has neither the secrets of the environment nor the switches of this process.
      env: {},
      argv: [],
      // Without this Piscina loads the program by `require`, and Node 20 aborts the whole process if a thread ends meanwhile.
      execArgv: ['--no-experimental-require-module'],
      resourceLimits: { maxOldGenerationSizeMb: options.memory ?? MEMORY },
    });
    // A thread that ends while it does nothing is replaced by the next task.
    this.#threads.on('error', () => undefined);
  }

  figures(): CrewFigures {
    return {
      running: this.#running,
      waiting: this.#waiting.size,
      done: this.#done,
      failures: { ...this.#failures },
      spent: this.#spent,
    };
  }

  /** Rejects with a `PoolError`, or with what the program threw. */
  async run(task: Task): Promise<unknown> {
    const began = performance.now();
    try {
      const result = await this.#within(task);
      this.#done += 1;
      this.#spent += performance.now() - began;
      return result;
    } catch (error) {
      this.#failures[error instanceof PoolError ? error.code : 'failed'] += 1;
      throw error;
    }
  }

  /** Ends all threads at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const stop of this.#stops) stop.abort(new PoolError('closed'));
    await this.#threads.destroy();
  }

  /** The task with everything that can stop it. */
  async #within({ name, input, budget, signal }: Task): Promise<unknown> {
    if (this.#isClosed) throw new PoolError('closed');
    if (signal?.aborted) throw new PoolError('unwanted');
    const stop = new AbortController();
    const forget = (): void => stop.abort(new PoolError('unwanted'));
    const timer = setTimeout(() => stop.abort(new PoolError('overrun')), budget);
    signal?.addEventListener('abort', forget, { once: true });
    this.#stops.add(stop);
    try {
      return await this.#inTurn(stop.signal, () => this.#work(name, input, stop.signal));
    } finally {
      this.#stops.delete(stop);
      signal?.removeEventListener('abort', forget);
      clearTimeout(timer);
    }
  }

  async #inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#options.threads) this.#running += 1;
    else await this.#wait(signal);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#options.queue) return Promise.reject(new PoolError('busy'));
    return new Promise((resolve, reject) => {
      this.#waiting.add(resolve);
      signal.addEventListener('abort', () => this.#waiting.delete(resolve) && reject(signal.reason), { once: true });
    });
  }

  /** Whoever waits longest takes the place that has become free. */
  #next(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  async #work(name: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    // It may have been stopped in the moment in which its turn came.
    signal.throwIfAborted();
    try {
      return await this.#threads.run(input, { name, signal });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw isCrash(error) ? new PoolError('crashed', { cause: error }) : error;
    }
  }
}

/** Has the thread itself ended? What its program throws comes as it was thrown, and answers that cannot be told are no errors. */
const isCrash = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error.message.startsWith('worker exited with code') ||
  Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY';
