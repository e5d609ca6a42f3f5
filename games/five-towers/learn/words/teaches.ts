import type { ByLanguage } from '@belfry/engine/words';

/** What one learns, in a line. */
export const teaches: ByLanguage<string> = {
  en: 'What goes on what, the 8 and the 9, bidding, tearing down, points.',
  de: 'Was worauf passt, die 8 und die 9, bieten, abreißen, Punkte.',
  fr: 'Ce qui va sur quoi, le 8 et le 9, les enchères, la démolition, les points.',
  bg: 'Какво върху какво се слага, осмицата и деветката, наддаване, събаряне, точки.',
};
