import { lazyWords } from '@belfry/ui';
import type { TogetherWords } from './catalogue.js';

export type { TogetherWords } from './catalogue.js';

export const useTogetherWords = lazyWords<TogetherWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
