/** Of all windows of this browser one does this work at a time. Whoever waits may be called off. */
export async function alone(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Missing where a page came by plain http.
  const locks: LockManager | undefined = navigator.locks;
  let hasBegun = false;
  try {
    if (locks === undefined) return await work();
    await locks.request(name, { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    // Locks are forbidden where storage is. Then there is nothing that windows share.
    if (locks === undefined || hasBegun || signal.aborted) throw error;
    await work();
  }
}
