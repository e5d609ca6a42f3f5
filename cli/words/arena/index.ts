import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { ArenaWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { ArenaWords } from './catalogue.js';

export const arenaWords: ByLanguage<ArenaWords> = { en, de, fr, bg };
