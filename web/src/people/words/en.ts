import type { PeopleWords } from './catalogue.js';

export const en: PeopleWords = {
  figures: {
    fox: 'Fox',
    cat: 'Cat',
    bear: 'Bear',
    frog: 'Frog',
    hare: 'Hare',
    mouse: 'Mouse',
    hedgehog: 'Hedgehog',
    badger: 'Badger',
    snail: 'Snail',
    whale: 'Whale',
    ladybird: 'Ladybird',
    octopus: 'Octopus',
  },
  yourName: 'Your name',
  yourFigure: 'Your figure',
  strength: (level, of) => `Strength ${level} of ${of}`,
  howMany: 'How many bots?',
  howStrong: 'How strong?',
  whoPlays: 'Who is playing?',
  lead: 'You can change it later in the settings.',
  play: 'Play',
  toTable: 'To the table',
};
