import type { AdviceTexts } from './catalogue.js';

const RINGS = {
  leap: ', en sautant, avec un anneau',
  trespass: ', en passant sur une autre couleur, avec un anneau',
} as const;

export const fr: AdviceTexts = {
  build: (stone, takesRing) => `Pose le ${stone}${takesRing ? ', avec un anneau' : ''}.`,
  discard: stone => `Mets le ${stone} dans la boîte.`,
  move: (height, ring) => `Grimpe à la hauteur ${height}${ring === undefined ? '' : RINGS[ring]}.`,
  stay: height => `Reste où tu es, à la hauteur ${height}.`,
  climbs: (height, than) => `Ton pion arrive à ${height}, sinon à ${than}.`,
  prepares: (height, than) => `Au prochain tour, tu peux arriver à ${height}, sinon à ${than}.`,
  liftsOther: (colour, height, than) => `Ton autre pion (${colour}) peut arriver à ${height}, sinon à ${than}.`,
  hinders: (name, height, than) => `${name} n’arrive alors qu’à ${height}, sinon à ${than}.`,
  holds: (falls, than) => `C’est plus sûr\u00a0: le risque de chute est de ${falls}, sinon de ${than}.`,
  keepsRing: 'Tu gardes ton anneau pour un meilleur moment.',
  worthRing: 'Cela vaut bien l’anneau.',
  wastesLess: (parts, than) => `Moins de cubes vont dans la boîte\u00a0: ${parts} au lieu de ${than}.`,
};
