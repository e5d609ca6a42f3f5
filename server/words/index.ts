import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { PushWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { Left } from './catalogue.js';

export const pushWords: ByLanguage<PushWords> = { en, de, fr, bg };
