/** Is it dark? As the page is. */
import { useSyncExternalStore } from 'react';

const read = (): 'light' | 'dark' => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export const useTheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, read);
