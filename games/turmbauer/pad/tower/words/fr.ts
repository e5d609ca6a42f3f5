import { counter } from '@belfry/engine/words';
import type { TowerWords } from './catalogue.js';

const count = counter('fr');

export const fr: TowerWords = {
  back: 'Retour au carnet',
  empty:
    'Seule la base est en place. Reconstruis ici ta tour bloc après bloc, telle qu’elle est sur la table, ou essaie simplement un emplacement.',
  about: 'De quoi s’agit-il ?',
  abouts: { stone: 'D’un bloc', pawn: 'D’un pion' },
  rest: 'Main et changements',
  whose: 'De qui ?',
  stones: 'Quel bloc ?',
  stone: (stone, parts) => `Bloc ${stone}, ${count(parts, { one: 'cube', other: 'cubes' })}`,
  noStones: 'Les douze blocs de cette couleur sont posés.',
  chooseStone: 'Prends un bloc.',
  choosePlace: n =>
    `Touche maintenant une face de la tour. Touche-la encore, et le bloc se couche autrement. Les règles permettent ${count(n, { one: 'emplacement', other: 'emplacements' })} : les flèches les parcourent.`,
  nowhere: 'Les règles ne permettent ce bloc nulle part. Touche une face pour savoir pourquoi.',
  allowed: 'Permis',
  forbidden: 'Interdit',
  places: n => count(n, { one: 'emplacement permis', other: 'emplacements permis' }),
  place: stone => `Poser le ${stone}`,
  placeAnyway: stone => `Poser le ${stone} quand même`,
  placed: (colour, stone) => `${colour} : le ${stone} est posé`,
  takeBack: (colour, stone) => `Reprendre le ${stone} (${colour})`,
  clear: 'Défaire la tour',
  cleared: 'La tour est défaite',
  field: 'Où se trouve-t-il ?',
  fieldAt: (column, height) => `${column}, hauteur ${height}`,
  onTable: 'Sur la table',
  chooseField:
    'Touche une case, ou choisis-en une dans la liste. Celles que le pion atteint en un seul déplacement sont éclairées.',
  standsNow: where => `Maintenant : ${where}`,
  reach: {
    foot: 'Il y arrive à pied, en un seul déplacement.',
    leap: 'Il y arrive en un seul déplacement avec un anneau : par un saut.',
    trespass: 'Il y arrive en un seul déplacement avec un anneau : par les couleurs des autres.',
  },
  noReach: 'D’où il est, il n’y arrive pas en un seul déplacement.',
  stand: height => `Il est ici : hauteur ${height}`,
};
