/** The chosen colours and movement, written on the root element where the style sheets look for them. */
import { useSettings } from '@belfry/ui';
import { useLayoutEffect, useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

function onChange(changed: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const prefersDark = (): boolean => window.matchMedia(DARK).matches;

/** Light or dark, as it is shown now. */
export function useShownTheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  const dark = useSyncExternalStore(onChange, prefersDark, () => false);
  if (theme !== 'auto') return theme;
  return dark ? 'dark' : 'light';
}

/** For the app to call once. */
export function useTheme(): void {
  const theme = useShownTheme();
  const { motion } = useSettings();
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useLayoutEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
}
