/** The complete rules: there is no table yet whose screen could tell them. */
import { lazyWords } from '@belfry/ui';

export const useHelp = lazyWords({
  en: async () => (await import('./words/rules/en.js')).en,
  de: async () => (await import('./words/rules/de.js')).de,
  fr: async () => (await import('./words/rules/fr.js')).fr,
  bg: async () => (await import('./words/rules/bg.js')).bg,
});
