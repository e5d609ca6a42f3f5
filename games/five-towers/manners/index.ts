import { lazyWords } from '@belfry/ui';

/** How its bots play, by the names of their policies. */
export const useManners = lazyWords({
  en: async () => (await import('./words/en.js')).en,
  de: async () => (await import('./words/de.js')).de,
  fr: async () => (await import('./words/fr.js')).fr,
  bg: async () => (await import('./words/bg.js')).bg,
});
