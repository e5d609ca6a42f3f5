import type { Manners } from './catalogue.js';

export const fr: Manners = {
  gentle: 'Court après les points, se trompe souvent et t’en laisse beaucoup.',
  fair: 'Sait ce qu’est une bonne tour, mais ne regarde que les siennes.',
  sharp: 'Compte ce qui reste dans la pioche, mais ferme volontiers ses tours un peu trop tôt.',
  master: 'Voit très loin et sait ce qu’il te faut. Bats-le une fois et raconte-le à tout le monde.',
};
