import { type FiveTowersWords, fiveTowersWords } from '@belfry/games/five-towers/words';
import { useLanguage } from '@belfry/ui';

/** The game's own names of towers and cards, and why something is against its rules. */
export const useGameWords = (): FiveTowersWords => fiveTowersWords[useLanguage().language];
