/** What went wrong lately, for whoever asks whether the server is ready. */

/** Milliseconds for which trouble is remembered. */
const LONG_AGO = 30_000;

export class Troubles {
  readonly #last = new Map<string, number>();

  note(error: unknown): void {
    const { name, code } = Object(error) as { readonly name?: unknown; readonly code?: unknown };
    if (name === 'StorageError') this.#last.set(`storage-${String(code)}`, performance.now());
  }

  now(): readonly string[] {
    const since = performance.now() - LONG_AGO;
    return [...this.#last].filter(([, at]) => at > since).map(([code]) => code);
  }
}
