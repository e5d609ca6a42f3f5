import type { Manners } from './catalogue.js';

export const en: Manners = {
  gentle: 'Builds what it can, and seldom takes anything from you.',
  fair: 'Plays sensibly, but forgets the cards it has seen.',
  sharp: 'Remembers every card it has seen, and strikes at the right moment.',
  master: 'Thinks far ahead, also about your next floor. Beat it once and tell everyone.',
};
