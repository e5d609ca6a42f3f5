import type { Manners } from './catalogue.js';

export const fr: Manners = {
  gentle: 'Construit ce qu’il peut et te prend rarement quelque chose.',
  fair: 'Joue chaque carte spéciale dès qu’il le peut, et pioche davantage.',
  sharp: 'Retient chaque carte vue et frappe au bon moment.',
  master: 'Voit très loin, même ton prochain étage. Bats-le une fois et raconte-le à tout le monde.',
};
