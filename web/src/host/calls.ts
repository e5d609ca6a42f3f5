/** Calls to a worker. They fail when it cannot be started: nobody waits for an answer that will never come. */

/** The worker's script did not come, or broke off before it could answer. */
export class HostError extends Error {
  override readonly name = 'HostError';
}

/** Asks the other side, and starts the worker anew if it never came to life. */
export type Call<R> = <P extends Promise<unknown>>(ask: (remote: R) => P) => Promise<Awaited<P>>;

/** `begun` is told the other side each time a worker is started. */
export function callsTo<R>(start: () => Worker, wrap: (worker: Worker) => R, begun: (remote: R) => void): Call<R> {
  const connect = (): Link<R> => {
    const worker = start();
    const link = new Link(worker, wrap(worker));
    begun(link.remote);
    return link;
  };
  let link = connect();
  return ask => {
    if (link.isLost) link = connect();
    return link.call(ask);
  };
}

class Link<R> {
  readonly remote: R;
  isLost = false;
  #hasSpoken = false;
  readonly #waiting = new Set<(error: Error) => void>();

  constructor(worker: Worker, remote: R) {
    this.remote = remote;
    worker.addEventListener('message', () => {
      this.#hasSpoken = true;
    });
    worker.addEventListener('messageerror', () => {
      this.#fail(new Error('an answer of the host of tables cannot be read'));
    });
    worker.addEventListener('error', ({ message = '' }: { readonly message?: string }) => {
      // One that has spoken lives on: whoever asked gets an answer, if only an error.
      if (this.#hasSpoken) return;
      this.isLost = true;
      // Nothing is said of why a script could not be loaded.
      this.#fail(new HostError(`the host of tables has failed${message === '' ? '' : `: ${message}`}`));
    });
  }

  async call<P extends Promise<unknown>>(ask: (remote: R) => P): Promise<Awaited<P>> {
    let lose: (error: Error) => void = () => undefined;
    const lost = new Promise<never>((_, reject) => {
      lose = reject;
    });
    this.#waiting.add(lose);
    try {
      return await Promise.race([ask(this.remote), lost]);
    } finally {
      this.#waiting.delete(lose);
    }
  }

  #fail(error: Error): void {
    for (const lose of this.#waiting) lose(error);
  }
}
