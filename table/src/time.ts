/** Time as a host knows it. Tests hand in one that does not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls at that time or later. Gives what prevents it. */
  at(time: number, call: () => void): () => void;
}

/** What was promised, or an error if it does not come in time. */
export async function within<R>(clock: Clock, milliseconds: number, promise: Promise<R>, what: string): Promise<R> {
  let cancel = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(new Error(`${what} did not answer in ${milliseconds} ms`));
    cancel = clock.at(clock.now() + milliseconds, giveUp);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    cancel();
  }
}
