import { localeOf } from '@belfry/engine/words';
import { useLanguage } from '@belfry/ui';
import { useMemo } from 'react';

/** Writes numbers in the current language, with one decimal at most and a real minus. */
export function useNumber(): (value: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
    return value => format.format(value).replace('-', '−');
  }, [language]);
}

/** Writes a share as a percentage. */
export function usePercent(): (share: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(localeOf(language), { style: 'percent' });
    return share => format.format(share);
  }, [language]);
}
