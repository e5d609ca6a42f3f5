import { lazyWords } from '@belfry/ui';
import type { TableWords } from './catalogue.js';

export type { TableWords } from './catalogue.js';

export const useTableWords = lazyWords<TableWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
