import type { Manners } from './catalogue.js';

export const en: Manners = {
  gentle: 'Climbs for the fun of it, and builds steps that you can use too.',
  fair: 'Builds where it should hold, and climbs as high as it can.',
  sharp: 'Builds its own way up, and keeps its rings for when they count.',
  master: 'Sees how high everyone can climb next, and builds in your way. Beat it once and tell everyone.',
};
