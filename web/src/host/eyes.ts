/** Bots wait until somebody has seen what happened before. Not for ever: a page may be asleep, or gone. */

/** Milliseconds: longer than any sequence, and shorter than other windows wait for a bot's turn (`alone.ts`). */
const PATIENCE = 8000;

interface Waiting {
  readonly revision: number;
  readonly go: () => void;
}

export class Eyes {
  readonly #after: (milliseconds: number, call: () => void) => void;
  readonly #seen = new Map<string, number>();
  readonly #waiting = new Map<string, Set<Waiting>>();

  constructor(after: (milliseconds: number, call: () => void) => void) {
    this.#after = after;
  }

  /** A table was seen up to this revision. */
  saw(id: string, revision: number): void {
    this.#seen.set(id, revision);
    for (const waiting of this.#waiting.get(id) ?? []) if (revision >= waiting.revision) waiting.go();
  }

  /** Until this much of a table was seen, or nobody can be waited for any longer. */
  async until(id: string, revision: number): Promise<void> {
    if ((this.#seen.get(id) ?? -1) >= revision) return;
    const all = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, all);
    await new Promise<void>(resolve => {
      const waiting: Waiting = {
        revision,
        go() {
          all.delete(waiting);
          resolve();
        },
      };
      all.add(waiting);
      this.#after(PATIENCE, waiting.go);
    });
    if (all.size === 0) this.#waiting.delete(id);
  }
}
