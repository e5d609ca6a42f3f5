/** Numbers of comparisons, as each language writes them. */
import { type Language, localeOf } from '@belfry/engine/words';

export function arenaFormats(language: Language) {
  const locale = localeOf(language);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const wholePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const short = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const factor = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const whole = new Intl.NumberFormat(locale);
  // Intl writes a hyphen for a minus.
  const written = (format: Intl.NumberFormat) => (value: number) => format.format(value).replace('-', '−');
  return {
    number: written(number),
    percent: written(percent),
    wholePercent: written(wholePercent),
    /** Two digits that count, such as milliseconds. */
    short: written(short),
    whole: written(whole),
    /** How many times something: `×1.2`. */
    factor: (value: number) => `×${factor.format(value)}`,
  };
}

export type Formats = ReturnType<typeof arenaFormats>;
