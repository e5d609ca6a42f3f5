import type { PeopleWords } from './catalogue.js';

export const de: PeopleWords = {
  figures: {
    fox: 'Fuchs',
    cat: 'Katze',
    bear: 'Bär',
    frog: 'Frosch',
    hare: 'Hase',
    mouse: 'Maus',
    hedgehog: 'Igel',
    badger: 'Dachs',
    snail: 'Schnecke',
    whale: 'Wal',
    ladybird: 'Marienkäfer',
    octopus: 'Krake',
  },
  yourName: 'Dein Name',
  yourFigure: 'Deine Figur',
  strength: (level, of) => `Stärke ${level} von ${of}`,
  howMany: 'Wie viele Bots?',
  howStrong: 'Wie stark?',
  whoPlays: 'Wer spielt?',
  lead: 'Später änderst du es in den Einstellungen.',
  play: 'Spielen',
  toTable: 'An den Tisch',
};
