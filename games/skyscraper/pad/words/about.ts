import type { ByLanguage } from '@belfry/engine/words';

/** What its pad is for; known before the pad is loaded. */
export const about: ByLanguage<string> = {
  en: 'Matches won in an evening',
  de: 'Siege eines Abends',
  fr: 'Les victoires d’une soirée',
  bg: 'Победите през вечерта',
};
