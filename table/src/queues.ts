/** Who waits for whom. */
import type { TableId } from './events.js';

/** One thing after the other at each table, or of each person; they do not wait for each other. Who need not wait begins at once. */
export class Queues {
  /** Those who wait, at each table where something is being done; nothing if nobody waits. */
  readonly #waiting = new Map<TableId, (() => void)[] | undefined>();

  run<R>(id: TableId, work: () => Promise<R>): Promise<R> {
    if (!this.#waiting.has(id)) {
      this.#waiting.set(id, undefined);
      return this.#begin(id, work);
    }
    return new Promise<void>(resolve => {
      const others = this.#waiting.get(id);
      if (others === undefined) this.#waiting.set(id, [resolve]);
      else others.push(resolve);
    }).then(() => this.#begin(id, work));
  }

  #begin<R>(id: TableId, work: () => Promise<R>): Promise<R> {
    const doing = begun(work);
    const end = (): void => {
      const next = this.#waiting.get(id)?.shift();
      if (next === undefined) this.#waiting.delete(id);
      else next();
    };
    doing.then(end, end);
    return doing;
  }

  /** Resolves when nothing is being done any more that was begun before. */
  async idle(): Promise<void> {
    await Promise.all([...this.#waiting.keys()].map(id => this.run(id, async () => undefined)));
  }

  isBusy(id: TableId): boolean {
    return this.#waiting.has(id);
  }
}

/** So many at a time, whatever they are; the others wait in the order in which they came. */
export class Slots {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>(resolve => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}

/** What fails at once fails as what fails later: the others go on. */
function begun<R>(work: () => Promise<R>): Promise<R> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
