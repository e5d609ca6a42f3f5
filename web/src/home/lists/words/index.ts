import { lazyWords } from '@belfry/ui';
import type { ListWords } from './catalogue.js';

export const useListWords = lazyWords<ListWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
