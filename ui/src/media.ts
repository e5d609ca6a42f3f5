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
const SMALL = '(max-width: 720px)';

export const useSmallScreen = (): boolean => useMedia(SMALL);

/** The same for whoever asks only once. */
export const isSmallScreen = (): boolean => matchMedia(SMALL).matches;

/** Is there room for a pad and its tools side by side? */
export const useIsDesk = (): boolean => useMedia('(min-width: 981px)');
