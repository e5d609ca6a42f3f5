import { minus } from '@belfry/ui';
import type { ShellWords } from './catalogue.js';

export const en: ShellWords = {
  skip: 'Skip to the content',
  nav: {
    label: 'Main menu',
    home: 'Belfry, start page',
    play: 'Play',
    pads: 'Score pad',
    matches: 'Matches',
    learn: 'Learn',
  },
  back: 'Back',
  close: 'Close',
  language: 'Language',
  toLight: 'Switch to light colours',
  toDark: 'Switch to dark colours',
  settings: {
    title: 'Settings',
    speeds: { slow: 'Leisurely', normal: 'Normal', fast: 'Fast', instant: 'At once' },
  },
  notFound: { title: 'There is nothing here', text: 'This address leads nowhere. The match may have been removed.' },
  guest: 'Guest',
  player: number => `Player ${number}`,
  bells: ['Gloriosa', 'Emmanuel', 'Susanna', 'Pummerin', 'Benedict'],
  birds: {
    fledgling: 'Fledgling',
    jackdaw: 'Jackdaw',
    owl: 'Owl',
    stork: 'Stork',
    bird: 'Bot',
    sparrow: 'Sparrow',
    falcon: 'Falcon',
    magpie: 'Magpie',
  },
  score: (name, score) => `${name}: ${minus(score)}`,
  yourTurn: 'Your turn',
  turnOf: name => `${name} to play`,
};
