import { lazyWords } from '@belfry/ui';
import type { DaysWords } from './catalogue.js';

export const useDaysWords = lazyWords<DaysWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
