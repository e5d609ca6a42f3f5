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

/** As the styles have it: a phone, held upright. */
export const useSmallScreen = (): boolean => useMedia('(max-width: 720px)');

/** Is there room for a pad and its tools side by side? */
export const useIsDesk = (): boolean => useMedia('(min-width: 981px)');
