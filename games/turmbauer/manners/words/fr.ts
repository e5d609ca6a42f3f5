import type { Manners } from './catalogue.js';

export const fr: Manners = {
  gentle: 'Grimpe pour le plaisir et bâtit des marches qui te servent aussi.',
  fair: 'Bâtit là où cela tient à coup sûr, et grimpe le plus haut possible.',
  sharp: 'Bâtit son propre chemin et garde ses anneaux pour le bon moment.',
  master:
    'Voit toute la tour avant qu’elle soit debout et te barre la route. Bats-le une fois et raconte-le à tout le monde.',
};
