/** What will call when somebody's time runs out: one alarm for each table. */
import type { TableId } from './events.js';
import type { Clock } from './time.js';

export interface AlarmParts {
  readonly clock: Clock;
  readonly ring: (id: TableId) => Promise<void>;
  readonly failed: (id: TableId, error: unknown) => void;
}

/** Milliseconds until a clock that could not be stopped is looked at again: at first, and when that has failed for long. */
const RING_AGAIN = 5000;
const RING_AT_LAST = 3_600_000;

export class Alarms {
  readonly #parts: AlarmParts;
  /** What cancels each. */
  readonly #set = new Map<TableId, () => void>();
  #isClosed = false;

  constructor(parts: AlarmParts) {
    this.#parts = parts;
  }

  has(id: TableId): boolean {
    return this.#set.has(id);
  }

  /** Instead of the one there was. */
  set(id: TableId, time: number | undefined, patience = RING_AGAIN): void {
    this.#set.get(id)?.();
    this.#set.delete(id);
    if (time === undefined || this.#isClosed) return;
    const cancel = this.#parts.clock.at(time, () => void this.ring(id, patience));
    this.#set.set(id, cancel);
  }

  close(): void {
    this.#isClosed = true;
    for (const cancel of this.#set.values()) cancel();
    this.#set.clear();
  }

  /** Now; and again if that fails. Resolves when it was tried. */
  async ring(id: TableId, patience = RING_AGAIN): Promise<void> {
    const { ring, clock, failed } = this.#parts;
    try {
      await ring(id);
    } catch (error) {
      failed(id, error);
      this.set(id, clock.now() + patience, Math.min(2 * patience, RING_AT_LAST));
    }
  }
}
