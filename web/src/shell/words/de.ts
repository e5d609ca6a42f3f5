import { minus } from '@belfry/ui';
import type { ShellWords } from './catalogue.js';

export const de: ShellWords = {
  skip: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    home: 'Belfry, Startseite',
    play: 'Spielen',
    pads: 'Wertungsblock',
    matches: 'Partien',
    learn: 'Lernen',
  },
  back: 'Zurück',
  close: 'Schließen',
  language: 'Sprache',
  toLight: 'Helle Farben',
  toDark: 'Dunkle Farben',
  settings: {
    title: 'Einstellungen',
    speeds: { slow: 'Gemütlich', normal: 'Normal', fast: 'Schnell', instant: 'Sofort' },
  },
  notFound: { title: 'Hier ist nichts', text: 'Diese Adresse führt ins Leere. Vielleicht wurde die Partie gelöscht.' },
  guest: 'Gast',
  player: number => `Spieler ${number}`,
  bells: ['Gloriosa', 'Emanuel', 'Susanna', 'Pummerin', 'Benedikt'],
  birds: {
    fledgling: 'Nestling',
    jackdaw: 'Dohle',
    owl: 'Eule',
    stork: 'Storch',
    bird: 'Bot',
    sparrow: 'Spatz',
    falcon: 'Falke',
    magpie: 'Elster',
  },
  score: (name, score) => `${name}: ${minus(score)}`,
  yourTurn: 'Du bist am Zug',
  turnOf: name => `${name} ist am Zug`,
};
