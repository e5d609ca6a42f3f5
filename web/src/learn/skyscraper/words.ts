import { lazyWords } from '@belfry/ui';
import type { SkyscraperCourseWords } from '../words/skyscraper/catalogue.js';

export const useSkyscraperCourseWords = lazyWords<SkyscraperCourseWords>({
  en: async () => (await import('../words/skyscraper/en.js')).en,
  de: async () => (await import('../words/skyscraper/de.js')).de,
  fr: async () => (await import('../words/skyscraper/fr.js')).fr,
  bg: async () => (await import('../words/skyscraper/bg.js')).bg,
});
