import { lazyWords } from '@belfry/ui';
import type { FiveTowersCourseWords } from '../words/five-towers/catalogue.js';

export const useFiveTowersCourseWords = lazyWords<FiveTowersCourseWords>({
  en: async () => (await import('../words/five-towers/en.js')).en,
  de: async () => (await import('../words/five-towers/de.js')).de,
  fr: async () => (await import('../words/five-towers/fr.js')).fr,
  bg: async () => (await import('../words/five-towers/bg.js')).bg,
});
