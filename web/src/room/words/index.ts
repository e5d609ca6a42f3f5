import { lazyWords } from '@belfry/ui';
import type { RoomWords } from './catalogue.js';

export type { RoomWords } from './catalogue.js';

export const useRoomWords = lazyWords<RoomWords>({
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  fr: async () => (await import('./fr.js')).fr,
  bg: async () => (await import('./bg.js')).bg,
});
