import type { Manners } from './catalogue.js';

export const fr: Manners = {
  gentle: 'Construit ce qu’il peut et te prend rarement quelque chose.',
  fair: 'Joue avec bon sens, mais oublie les cartes qu’il a vues.',
  sharp: 'Retient chaque carte vue et frappe au bon moment.',
  master: 'Voit très loin, même ton prochain étage. Bats-le une fois et raconte-le à tout le monde.',
};
