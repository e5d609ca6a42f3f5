/** Lantern, before it is loaded. */
import type { ListedGame } from '@belfry/engine/words';

export const listing: ListedGame = {
  id: 'lantern',
  name: { en: 'Lantern', de: 'Laterne', fr: 'Fanal', bg: 'Фенер' },
  about: {
    en: 'Everyone holds a light that nobody else sees. Keep it, or dare to swap it for a brighter one.',
    de: 'Alle halten ein Licht, das sonst niemand sieht. Behalte es, oder wage den Tausch gegen ein helleres.',
    fr: 'Chacun tient une lumière que les autres ne voient pas. Garde-la, ou tente de l’échanger contre une plus vive.',
    bg: 'Всеки държи светлина, която другите не виждат. Запази я или рискувай да я смениш за по-ярка.',
  },
  players: { min: 2, max: 4 },
  bots: ['random', 'greedy'],
  play: () => import('./play.js'),
  words: async () => (await import('./words/index.js')).lanternWords,
};
