import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { TrainWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { TrainWords } from './catalogue.js';

export const trainWords: ByLanguage<TrainWords> = { en, de, fr, bg };
