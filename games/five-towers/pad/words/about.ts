import type { ByLanguage } from '@belfry/engine/words';

/** What its pad is for; known before the pad is loaded. */
export const about: ByLanguage<string> = {
  en: 'Towers, main tower, torn-down cards',
  de: 'Türme, Hauptturm, abgerissene Karten',
  fr: 'Tours, tour principale, cartes démolies',
  bg: 'Кули, основна кула, съборени карти',
};
