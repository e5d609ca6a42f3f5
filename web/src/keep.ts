/** Asks the browser, once something is stored, not to throw it away when room gets scarce. It may refuse. */
let isAsked = false;

export function askToKeep(): void {
  if (isAsked) return;
  isAsked = true;
  // Missing where a page came by plain http.
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  storage?.persist?.().catch(() => undefined);
}
