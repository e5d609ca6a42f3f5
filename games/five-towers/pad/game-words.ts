import { useLanguage } from '@belfry/ui';
import { type FiveTowersWords, fiveTowersWords } from '../words/index.js';

/** The game's own names of towers and cards, and why something is against its rules. */
export const useGameWords = (): FiveTowersWords => fiveTowersWords[useLanguage().language];
