import type { Manners } from './catalogue.js';

export const fr: Manners = {
  gentle: 'Grimpe pour le plaisir et bâtit des marches qui te servent aussi.',
  fair: 'Bâtit là où cela devrait tenir, et grimpe le plus haut possible.',
  sharp: 'Bâtit son propre chemin et garde ses anneaux pour le bon moment.',
  master:
    'Voit jusqu’où chacun peut grimper au tour suivant et te barre la route. Bats-le une fois et raconte-le à tout le monde.',
};
