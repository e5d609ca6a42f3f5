import { minus } from '@belfry/ui';
import type { ShellWords } from './catalogue.js';

export const fr: ShellWords = {
  skip: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    home: 'Belfry, accueil',
    play: 'Jouer',
    pads: 'Carnet',
    matches: 'Parties',
    learn: 'Apprendre',
  },
  back: 'Retour',
  close: 'Fermer',
  language: 'Langue',
  toLight: 'Passer aux couleurs claires',
  toDark: 'Passer aux couleurs sombres',
  settings: {
    title: 'Réglages',
    speeds: { slow: 'Tranquille', normal: 'Normale', fast: 'Rapide', instant: 'Immédiate' },
  },
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'Cette adresse ne mène nulle part. La partie a peut-être été supprimée.',
  },
  guest: 'Invité',
  player: number => `Joueur ${number}`,
  bells: ['Gloriosa', 'Emmanuel', 'Suzanne', 'Pummerin', 'Benoît'],
  birds: {
    fledgling: 'Oisillon',
    jackdaw: 'Choucas',
    owl: 'Chouette',
    stork: 'Cigogne',
    bird: 'Bot',
    sparrow: 'Moineau',
    falcon: 'Faucon',
    magpie: 'Pie',
  },
  score: (name, score) => `${name}\u00a0: ${minus(score)}`,
  yourTurn: 'À toi de jouer',
  turnOf: name => `À ${name} de jouer`,
};
