import { useSyncExternalStore } from 'react';

const SMALL = '(max-width: 720px)';

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export const useSmallScreen = (): boolean => useSyncExternalStore(onChange, () => window.matchMedia(SMALL).matches);
