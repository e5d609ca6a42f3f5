import type { CoachWords } from './catalogue.js';

export const fr: CoachWords = {
  label: 'Conseil',
  gotIt: 'Compris',
  noMore: 'Plus de conseils',
  tips: {
    two: {
      title: 'Tu joues deux couleurs.',
      text: 'Chacune a ses blocs, ses anneaux et son pion. À la fin, les deux hauteurs s’additionnent.',
    },
    dice: {
      title: 'Les blocs éclairés vont avec les dés.',
      text: 'Autant de cubes que montre un dé ; avec un double, n’importe lequel. Un anneau permet tout autre bloc.',
    },
    place: {
      title: 'Cherche un emplacement.',
      text: 'Touche une face, tourne le bloc ou suis les flèches. Solide supporte ta main, fragile peut-être pas.',
    },
    blind: {
      title: 'Cherche un emplacement.',
      text: 'Touche une face, tourne le bloc ou suis les flèches. À cette table, seul ton œil dit si ça tient.',
    },
    done: {
      title: 'Rien ne compte encore.',
      text: 'Essaie tant que tu veux. Seul le bouton construit, et alors tout le monde voit si ça tient.',
    },
    climb: {
      title: 'À ton pion.',
      text: 'Il atteint chaque case éclairée : autant de pas que tu veux, d’une hauteur chacun, pas sur les couleurs des autres.',
    },
    rings: {
      title: 'L’or coûte un anneau.',
      text: 'Tu en as deux pour toute la partie, un par tour au plus. Ceux que tu gardes peuvent départager une égalité.',
    },
    failure: {
      title: 'Ça n’a pas tenu.',
      text: 'Ce qui est tombé est remis en place. Réessaie, même avec un autre bloc ; au troisième échec, c’est fini.',
    },
    third: {
      title: 'Trois essais, pas plus.',
      text: 'Le bloc est dans la boîte et compte comme inutilisé. Ton pion peut grimper quand même.',
    },
  },
};
