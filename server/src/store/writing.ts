/** Hands what is to be written to the thread that writes. */
import { Worker } from 'node:worker_threads';
import type { Value } from './driver.js';
import { StorageError } from './errors.js';
import { parcelOf } from './parcel.js';
import { allWrites, numberOf, type Step } from './statements.js';
import type { Answer, Committed, Done, Ready, WriterData } from './writer.js';

interface Waiting {
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (error: Error) => void;
  /** Told before anybody else if it was not done. */
  readonly undone: (() => void) | undefined;
}

export interface WriterFigures {
  /** Transactions, and what was written in them. */
  readonly commits: number;
  readonly items: number;
  /** How long the disk took for them. */
  readonly commitSeconds: number;
  /** What is not safe yet. */
  readonly waiting: number;
  /** What the connection that writes says of itself: 2 if nothing is committed before the disk has it (`FULL`). */
  readonly synchronous: number;
}

/**
 * What comes together, or while the thread is busy, is written together in the next transaction. So groups grow with the load,
 * and a single change waits for nobody.
 */
export class Writer {
  readonly #thread: Worker;
  readonly #synchronous: number;
  /** Resolves when the thread is gone. */
  readonly #end: Promise<void>;
  #work: Value[] = [];
  #waiting: Waiting[] = [];
  /** Those whose work the thread has. */
  #served: readonly Waiting[] = [];
  /** Soon the thread gets more. */
  #isSending = false;
  /** Nothing can be written any more, and why. */
  #isOver: StorageError | undefined;
  readonly #onIdle: (() => void)[] = [];
  /** Resolves if the thread ends though nobody asked it to. */
  readonly lost: Promise<StorageError>;
  #lose: (error: StorageError) => void = () => undefined;
  #commits = 0;
  #items = 0;
  #seconds = 0;

  private constructor(thread: Worker, { synchronous }: Ready) {
    this.#thread = thread;
    this.#synchronous = synchronous;
    this.lost = new Promise(resolve => {
      this.#lose = resolve;
    });
    thread.on('message', (answer: Answer) => this.#take(answer));
    this.#end = new Promise(resolve => {
      thread.once('exit', () => {
        this.#fail(new StorageError('broken', 'the thread that writes has ended'));
        resolve();
      });
    });
    thread.on('error', error => this.#fail(new StorageError('broken', error.message)));
  }

  /** Resolves when the thread is ready to write. */
  static async start(data: Omit<WriterData, 'writes'>): Promise<Writer> {
    const workerData: WriterData = { ...data, writes: allWrites };
    const thread = new Worker(new URL('./writer.js', import.meta.url), { workerData, name: 'store' });
    const ready = await new Promise<Ready>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    return new Writer(thread, ready);
  }

  /**
   * Does these steps, all or none, and resolves when they are safe. Says whether they were done: not if one that decides
   * had nothing to change.
   * @param undone called if they were not done, for whatever reason, before that is said
   */
  write(steps: readonly Step[], undone?: () => void): Promise<boolean> {
    if (this.#isOver !== undefined) {
      undone?.();
      return Promise.reject(this.#isOver);
    }
    const work = this.#work;
    const begin = work.length;
    work.push(steps.length);
    for (const step of steps) {
      work.push(numberOf(step[0]));
      for (let index = 1; index < step.length; index++) work.push(step[index] as Value);
    }
    if (!areValues(work, begin)) {
      work.length = begin;
      undone?.();
      return Promise.reject(new TypeError('neither text nor number nor nothing, and so not to be stored'));
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject, undone });
      this.#sendSoon();
    });
  }

  /** Takes nothing more, and resolves when all that waited is safe, or has failed. */
  async stop(): Promise<void> {
    this.#isOver ??= new StorageError('broken', 'the store is closed');
    if (this.#served.length + this.#waiting.length > 0) await new Promise<void>(resolve => this.#onIdle.push(resolve));
  }

  /** Ends the thread, which closes its connection. */
  async end(): Promise<void> {
    this.#thread.postMessage('close');
    await this.#end;
  }

  figures(): WriterFigures {
    return {
      commits: this.#commits,
      items: this.#items,
      commitSeconds: this.#seconds,
      waiting: this.#waiting.length + this.#served.length,
      synchronous: this.#synchronous,
    };
  }

  /** When everything was heard that people say just now: what comes together is written together. */
  #sendSoon(): void {
    if (this.#isSending || this.#served.length > 0) return;
    this.#isSending = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#isSending = false;
    if (this.#waiting.length === 0) return;
    this.#thread.postMessage(parcelOf(this.#work));
    this.#served = this.#waiting;
    this.#work = [];
    this.#waiting = [];
  }

  #take(answer: Answer): void {
    const served = this.#served;
    this.#served = [];
    if (this.#waiting.length > 0) this.#sendSoon();
    if (answer.type === 'failed') refuse(served, new StorageError(answer.code, answer.message));
    if (answer.type === 'committed') this.#tell(served, answer);
    if (this.#waiting.length === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
  }

  #tell(served: readonly Waiting[], { done, seconds }: Committed): void {
    this.#commits++;
    this.#items += served.length;
    this.#seconds += seconds;
    for (let index = 0; index < served.length; index++) tell(served[index] as Waiting, done[index]);
  }

  #fail(error: StorageError): void {
    if (this.#isOver === undefined) this.#lose(error);
    this.#isOver ??= error;
    const all = [...this.#served, ...this.#waiting];
    this.#served = [];
    this.#waiting = [];
    refuse(all, error);
    for (const resolve of this.#onIdle.splice(0)) resolve();
  }
}

/** Are these, from there on, of the kinds that can be written? */
function areValues(values: readonly unknown[], from: number): boolean {
  for (let index = from; index < values.length; index++) {
    const value = values[index];
    if (typeof value !== 'string' && typeof value !== 'number' && value !== null) return false;
  }
  return true;
}

function tell({ resolve, reject, undone }: Waiting, done: Done | undefined): void {
  if (done !== 1) undone?.();
  if (typeof done === 'string') reject(new Error(done));
  else resolve(done === 1);
}

function refuse(all: readonly Waiting[], error: StorageError): void {
  for (const { reject, undone } of all) {
    undone?.();
    reject(error);
  }
}
