/** One thing after the other at each table; tables do not wait for each other. */
import type { TableId } from './events.js';

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

  isBusy(id: TableId): boolean {
    return this.#last.has(id);
  }
}
