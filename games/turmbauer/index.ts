/** Turmbauer, before it is loaded. */
import { everywhere, type ListedGame } from '@belfry/engine/words';

export const listing: ListedGame = {
  id: 'turmbauer',
  name: everywhere('Turmbauer'),
  about: {
    en: 'One wooden tower for all. Build it, climb it, and do not be the one who brings it down.',
    de: 'Ein Holzturm für alle. Bau ihn, erklimm ihn, und bring ihn bloß nicht zum Einsturz.',
    fr: 'Une tour de bois pour tous. Bâtis-la, grimpe, et surtout, ne la fais pas tomber.',
    bg: 'Една дървена кула за всички. Строй я, катери се по нея и гледай да не я срутиш.',
  },
  players: { min: 2, max: 4 },
  bots: ['gentle', 'fair', 'sharp', 'master'],
  ground: 'wood',
  // Does everyone at the table see whether a place would hold, or nobody?
  customs: { readOut: ['shown', 'hidden'] },
  play: () => import('./play.js'),
  words: async () => (await import('./words/index.js')).turmbauerWords,
};
