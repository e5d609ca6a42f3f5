/** Calls to a worker. They fail when the worker does: nobody waits for an answer that will never come. */
export type Call = <P extends Promise<unknown>>(ask: () => P) => Promise<Awaited<P>>;

export function callsTo(worker: Worker): Call {
  const waiting = new Set<(error: Error) => void>();
  let broken: Error | undefined;
  const fail = (error: Error): void => {
    for (const reject of waiting) reject(error);
  };
  // Nothing is said of why a script could not be loaded.
  worker.addEventListener('error', ({ message = '' }: { readonly message?: string }) => {
    broken = new Error(`the host of tables has failed${message === '' ? '' : `: ${message}`}`);
    fail(broken);
  });
  worker.addEventListener('messageerror', () => fail(new Error('an answer of the host of tables cannot be read')));
  return async <P extends Promise<unknown>>(ask: () => P): Promise<Awaited<P>> => {
    if (broken !== undefined) throw broken;
    let lose: (error: Error) => void = () => undefined;
    const lost = new Promise<never>((_, reject) => {
      lose = reject;
    });
    waiting.add(lose);
    try {
      return await Promise.race([ask(), lost]);
    } finally {
      waiting.delete(lose);
    }
  };
}
