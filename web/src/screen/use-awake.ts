/** Keeps the screen awake as long as it is shown, where the browser can. */
import { useEffect } from 'react';

export function useAwake(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOn = true;
    let lock: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      lock = await navigator.wakeLock.request('screen');
      if (!isOn) await lock.release();
    };
    // A battery that runs low may say no: then it sleeps as usual.
    const again = (): void => void hold().catch(() => undefined);
    again();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener('visibilitychange', again);
    return () => {
      isOn = false;
      document.removeEventListener('visibilitychange', again);
      lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
