import type { ByLanguage } from '@belfry/engine/words';

/** What one learns, in a line. */
export const teaches: ByLanguage<string> = {
  en: 'Dice and wooden stones, overhang, climbing, rings, and what falls.',
  de: 'Würfel und Holzbausteine, Überhang, Klettern, Bauringe und was fällt.',
  fr: 'Dés et blocs de bois, surplomb, escalade, anneaux, et ce qui tombe.',
  bg: 'Зарове и дървени блокчета, надвес, катерене, пръстени и какво пада.',
};
