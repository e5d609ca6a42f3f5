import type { Manners } from './catalogue.js';

export const en: Manners = {
  gentle: 'Takes what looks nice, and leaves you plenty.',
  fair: 'Takes what brings the most points now.',
  sharp: 'Counts what is still in the deck, and waits for it.',
  master: 'Thinks far ahead and knows what you need. Beat it once and tell everyone.',
};
