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
  const short = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const whole = new Intl.NumberFormat(locale);
  return {
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value),
    /** Two digits that count, such as milliseconds. */
    short: (value: number) => short.format(value),
    whole: (value: number) => whole.format(value),
  };
}
