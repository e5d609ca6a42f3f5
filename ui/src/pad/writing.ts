/** Small things every text needs. */
import { localeOf } from '@belfry/engine/words';
import { type Language, useLanguage } from '../language.js';

export interface Writing {
  readonly language: Language;
  /** `Mila, Jonas and Ruth`. */
  readonly list: (items: readonly string[]) => string;
  readonly date: (time: number) => string;
  readonly dateAndTime: (time: number) => string;
  /** With a capital at the beginning. */
  readonly capital: (text: string) => string;
}

export const writingIn = (language: Language): Writing => ({
  language,
  list: items => new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(items),
  date: time => new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(time),
  dateAndTime: time =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(time),
  capital: text => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1),
});

export const useWriting = (): Writing => writingIn(useLanguage().language);
