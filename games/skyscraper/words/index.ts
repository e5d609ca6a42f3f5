import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { SkyscraperWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { SkyscraperWords } from './catalogue.js';

export const skyscraperWords: ByLanguage<SkyscraperWords> = { en, de, fr, bg };
