import type { ByLanguage } from '@belfry/engine/words';

/** What its pad is for; known before the pad is loaded. */
export const about: ByLanguage<string> = {
  en: 'Heights, unused parts, rings',
  de: 'Höhen, ungenutzte Teile, Bauringe',
  fr: 'Hauteurs, cubes inutilisés, anneaux',
  bg: 'Височини, неизползвани кубчета, пръстени',
};
