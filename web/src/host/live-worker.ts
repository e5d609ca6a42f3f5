/** A worker that was started, and what is known of its end. */

export interface LiveWorker<R> {
  readonly remote: R;
  /** Rejects when the worker is ended or breaks. */
  readonly ended: Promise<never>;
  /** Stops it; whoever waits for it is told why. */
  readonly end: (error: Error) => void;
}

/** `broke` is called when it breaks by itself; then it has ended already. */
export function startLive<R>(
  name: string,
  start: () => Worker,
  wrap: (worker: Worker) => R,
  broke: (worker: LiveWorker<R>) => void,
): LiveWorker<R> {
  const worker = start();
  let reject: (error: Error) => void = () => undefined;
  const ended = new Promise<never>((_, fail) => {
    reject = fail;
  });
  ended.catch(() => undefined);
  const live: LiveWorker<R> = {
    remote: wrap(worker),
    ended,
    end(error) {
      worker.terminate();
      reject(error);
    },
  };
  worker.addEventListener('error', ({ message = '' }: { readonly message?: string }) => {
    broke(live);
    live.end(new Error(`the ${name} has failed: ${message}`));
  });
  return live;
}
