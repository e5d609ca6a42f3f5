import { lazyWords } from '@belfry/ui';
import type { ChatWords } from './catalogue.js';

export type { ChatWords } from './catalogue.js';

export const useChatWords = lazyWords<ChatWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
