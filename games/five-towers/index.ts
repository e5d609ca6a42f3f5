/** 5 Towers, before it is loaded. */
import { everywhere, type ListedGame } from '@belfry/engine/words';

export const listing: ListedGame = {
  id: 'five-towers',
  name: { ...everywhere('5 Towers'), bg: '5 Кули' },
  about: {
    en: 'Bid for cards, then build every one you won. Storeys shrink as you climb, unless an 8 steps in.',
    de: 'Biete auf Karten und verbaue alle, die du bekommst. Nach oben wird es schmaler, außer eine 8 hilft.',
    fr: 'Annonce combien de cartes tu prends, puis construis-les toutes. Plus on monte, plus c’est étroit, sauf si un 8 s’en mêle.',
    bg: 'Обяви колко карти взимаш и построй всичките. Нагоре става все по-тясно, освен ако не помогне осмица.',
  },
  players: { min: 2, max: 5 },
  bots: ['gentle', 'fair', 'sharp', 'master'],
  coached: true,
  ground: 'grass',
  outline: 'M110 348 116 110 140 60h16l24 50 6 238ZM6 348 12 170 40 120h24l28 50 6 178ZM194 348v-70l40-60 40 60v70Z',
  play: () => import('./play.js'),
  words: async () => (await import('./words/index.js')).fiveTowersWords,
};
