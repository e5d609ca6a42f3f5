import { lazyWords } from '../../language.js';

export const useHintWords = lazyWords({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
