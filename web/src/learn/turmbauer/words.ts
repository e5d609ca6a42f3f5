import { lazyWords } from '@belfry/ui';
import type { TurmbauerCourseWords } from '../words/turmbauer/catalogue.js';

export const useTurmbauerCourseWords = lazyWords<TurmbauerCourseWords>({
  en: async () => (await import('../words/turmbauer/en.js')).en,
  de: async () => (await import('../words/turmbauer/de.js')).de,
  fr: async () => (await import('../words/turmbauer/fr.js')).fr,
  bg: async () => (await import('../words/turmbauer/bg.js')).bg,
});
