import type { Manners } from './catalogue.js';

export const en: Manners = {
  gentle: 'Grabs points at once, often misjudges them, and leaves you plenty.',
  fair: 'Knows what makes a good tower, but minds only its own.',
  sharp: 'Counts what is still in the deck, but likes to close towers a little early.',
  master: 'Thinks far ahead and knows what you need. Beat it once and tell everyone.',
};
