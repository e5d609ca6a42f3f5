/** What went wrong lately, for whoever asks whether the server is ready. */
import type { Clock } from '@belfry/table';

/** Milliseconds for which trouble is remembered. */
const LONG_AGO = 30_000;

export class Troubles {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #last = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  note(error: unknown): void {
    const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
    if (name === 'StorageError') this.#last.set(`storage-${String(code)}`, this.#clock.now());
  }

  now(): readonly string[] {
    const since = this.#clock.now() - LONG_AGO;
    return [...this.#last].filter(([, at]) => at > since).map(([code]) => code);
  }
}
