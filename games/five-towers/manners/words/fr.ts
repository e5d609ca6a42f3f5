import type { Manners } from './catalogue.js';

export const fr: Manners = {
  gentle: 'Prend ce qui lui plaît et t’en laisse beaucoup.',
  fair: 'Prend ce qui rapporte le plus de points tout de suite.',
  sharp: 'Compte ce qui reste dans la pioche, et l’attend.',
  master: 'Voit très loin et sait ce qu’il te faut. Bats-le une fois et raconte-le à tout le monde.',
};
