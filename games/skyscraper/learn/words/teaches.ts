import type { ByLanguage } from '@belfry/engine/words';

/** What one learns, in a line. */
export const teaches: ByLanguage<string> = {
  en: 'Floors that make 9, stealing them, dogs, hammers, thieves and treats.',
  de: 'Stockwerke mit Summe 9, wie man sie klaut, Hunde, Hämmer, Diebe und Naschereien.',
  fr: 'Des étages qui font 9, comment les voler, chiens, marteaux, voleurs et gourmandises.',
  bg: 'Етажи със сбор 9, кражби, кучета, къртачи, крадци и лакомства.',
};
