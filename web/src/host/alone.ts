/** Milliseconds to wait for another window: longer than any turn of a bot takes. */
const PATIENCE = 10_000;

/** What some window holds and does not give back, for it sleeps. */
const held = new Set<string>();

/**
 * Of all windows of this browser one does this work at a time. Whoever waits may be called off. It is a courtesy, not a lock that
 * anything rests on: where there are no locks, they are forbidden as storage is, or a window sleeps with one, work goes on without.
 */
export async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Missing where a page came by plain http.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return await work();
  const waiting = new AbortController();
  const stopWaiting = (): void => waiting.abort();
  signal.addEventListener('abort', stopWaiting, { once: true });
  const timer = setTimeout(() => {
    held.add(name);
    stopWaiting();
  }, PATIENCE);
  let hasBegun = false;
  const begin = (lock: Lock | null): Promise<void> => {
    hasBegun = true;
    clearTimeout(timer);
    if (lock !== null) held.delete(name);
    return work();
  };
  try {
    // Nobody waits twice for a window that sleeps.
    await locks.request(name, held.has(name) ? { ifAvailable: true } : { signal: waiting.signal }, begin);
  } catch (error) {
    if (hasBegun || signal.aborted) throw error;
    await work();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stopWaiting);
  }
}
