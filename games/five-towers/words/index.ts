import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { FiveTowersWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { FiveTowersWords } from './catalogue.js';

export const fiveTowersWords: ByLanguage<FiveTowersWords> = { en, de, fr, bg };
