/** Skyscraper, before it is loaded. */
import { everywhere, type ListedGame } from '@belfry/engine/words';

export const listing: ListedGame = {
  id: 'skyscraper',
  name: everywhere('Skyscraper'),
  about: {
    en: 'Two cards make nine, nine makes a floor. Five floors win, if thieves and the wrecking ball allow.',
    de: 'Zwei Karten ergeben neun, neun ein Stockwerk. Mit fünf Stockwerken gewinnst du, wenn Diebe und Abrissbirne dich lassen.',
    fr: 'Deux cartes font neuf, neuf fait un étage. Cinq étages pour gagner, si les voleurs et la boule de démolition le veulent bien.',
    bg: 'Две карти правят девет, а девет е етаж. Пет етажа печелят, ако крадците и гюлето позволят.',
  },
  players: { min: 2, max: 4 },
  bots: ['gentle', 'fair', 'sharp', 'master'],
  coached: true,
  ground: 'street',
  outline: 'M62 348V96h-8l92-62 92 62h-8v252Z',
  play: () => import('./play.js'),
  words: async () => (await import('./words/index.js')).skyscraperWords,
};
