import { lazyWords } from '@belfry/ui';
import type { PlayWords } from './catalogue.js';

export type { PlayWords } from './catalogue.js';

export const usePlayWords = lazyWords<PlayWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
