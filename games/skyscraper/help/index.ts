/** The rules of Skyscraper, told in the current language. */
import { lazyWords } from '@belfry/ui';

export const useHelp = lazyWords({
  en: async () => (await import('./words/en.js')).help,
  de: async () => (await import('./words/de.js')).help,
  fr: async () => (await import('./words/fr.js')).help,
  bg: async () => (await import('./words/bg.js')).help,
});
