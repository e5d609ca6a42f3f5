import type { PeopleWords } from './catalogue.js';

export const fr: PeopleWords = {
  figures: {
    fox: 'Renard',
    cat: 'Chat',
    bear: 'Ours',
    frog: 'Grenouille',
    hare: 'Lièvre',
    mouse: 'Souris',
    hedgehog: 'Hérisson',
    badger: 'Blaireau',
    snail: 'Escargot',
    whale: 'Baleine',
    ladybird: 'Coccinelle',
    octopus: 'Pieuvre',
  },
  yourName: 'Ton nom',
  yourFigure: 'Ta figurine',
  strength: (level, of) => `Force ${level} sur ${of}`,
  howMany: 'Combien de bots\u00a0?',
  howStrong: 'De quelle force\u00a0?',
  whoPlays: 'Qui joue\u00a0?',
  lead: 'Tu pourras changer dans les réglages.',
  play: 'Jouer',
  toTable: 'À table',
};
