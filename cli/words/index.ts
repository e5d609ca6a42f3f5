import type { ByLanguage } from '@belfry/engine/words';
import { bg } from './bg.js';
import type { CliWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

export type { CliWords, FileFault, Unchecked, UsageFault } from './catalogue.js';

export const cliWords: ByLanguage<CliWords> = { en, de, fr, bg };
