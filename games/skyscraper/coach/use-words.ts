/** Words tips in the current language; each language is loaded when somebody reads it. */
import { lazyWords } from '@belfry/ui';
import { type TipText, wordTip } from '@belfry/ui/coach';
import type { SkyscraperTip } from './tips.js';

const useTexts = lazyWords({
  en: async () => (await import('./words/en.js')).en,
  de: async () => (await import('./words/de.js')).de,
  fr: async () => (await import('./words/fr.js')).fr,
  bg: async () => (await import('./words/bg.js')).bg,
});

export function useTipWords(): (tip: SkyscraperTip) => TipText {
  const texts = useTexts();
  return tip => wordTip(texts, tip);
}
