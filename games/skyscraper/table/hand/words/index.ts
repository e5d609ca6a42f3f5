import { lazyWords } from '@belfry/ui';
import type { HandWords } from './catalogue.js';

export type { HandWords } from './catalogue.js';

export const useHandWords = lazyWords<HandWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
