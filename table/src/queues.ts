/** Who waits for whom. */
import type { TableId } from './events.js';

/** One thing after the other at each table; tables do not wait for each other. */
export class Queues {
  readonly #last = new Map<TableId, Promise<unknown>>();

  run<R>(id: TableId, work: () => Promise<R>): Promise<R> {
    const before = this.#last.get(id) ?? Promise.resolve();
    const after = before.then(work);
    const settled = after.catch(() => undefined);
    this.#last.set(id, settled);
    void settled.then(() => this.#last.get(id) === settled && this.#last.delete(id));
    return after;
  }

  /** Resolves when nothing is being done any more that was begun before. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }

  isBusy(id: TableId): boolean {
    return this.#last.has(id);
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
