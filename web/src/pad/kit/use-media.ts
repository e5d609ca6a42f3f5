import { useCallback, useSyncExternalStore } from 'react';

/** Does this media query hold now? */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Is there room for the pad and its tools side by side? */
export const useIsDesk = (): boolean => useMedia('(min-width: 981px)');
