import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { TurmbauerWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { TurmbauerWords } from './catalogue.js';

export const turmbauerWords: ByLanguage<TurmbauerWords> = { en, de, fr, bg };
