import { LANGUAGES } from '@belfry/engine/words';
import { expect, test } from 'vitest';
import { bg as bgNames } from '../../shell/words/bg.js';
import { de as deNames } from '../../shell/words/de.js';
import { en as enNames } from '../../shell/words/en.js';
import { fr as frNames } from '../../shell/words/fr.js';
import { bg } from './bg.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

const NAMES = { en: enNames.birds, de: deNames.birds, fr: frNames.birds, bg: bgNames.birds };
const WITH_ARTICLES = { en: en.birds, de: de.birds, fr: fr.birds, bg: bg.birds };

test.each(LANGUAGES)('%s: a bird has the same name with its article and without', language => {
  for (const [bird, name] of Object.entries(WITH_ARTICLES[language]))
    expect(name.toLowerCase()).toContain(NAMES[language][bird as keyof typeof en.birds].toLowerCase());
});
