import { lazyWords } from '@belfry/ui';
import type { BigWords } from './catalogue.js';

export type { BigWords } from './catalogue.js';

export const useBigWords = lazyWords<BigWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
