import { counter } from '@belfry/engine/words';
import type { TurmbauerPadWords } from './catalogue.js';

const count = counter('fr');
const parts = (n: number): string => count(n, { one: 'cube', other: 'cubes' });

export const fr: TurmbauerPadWords = {
  colours: { red: 'Rouge', blue: 'Bleu', green: 'Vert', black: 'Noir' },
  height: 'Hauteur du pion',
  heightHelp: 'La table est à 0, le dessus du socle à 1',
  heightBefore: 'Hauteur du pion avant ce tour',
  unused: 'Blocs dans la boîte',
  unusedAfterCollapse: 'Blocs dans la réserve et la boîte',
  unusedHelp: 'Touche une taille une ou deux fois : il y en a deux de chaque',
  stones: (size, n) => `Blocs de ${parts(size)} : ${n}`,
  parts,
  rings: 'Anneaux restants',
  sum: 'Les deux pions',
  collapse: 'La tour s’est-elle effondrée ?',
  stands: 'Elle tient',
  fell: name => `Oui, c’était ${name}`,
  referee: 'L’arbitre',
  nothingNoted: 'Note la hauteur des pions : tu verras ici qui gagne et pourquoi.',
  out: 'hors jeu',
  why: {
    height: names => `${names} gagne grâce à la hauteur.`,
    parts: names => `${names} gagne : même hauteur, mais moins de cubes inutilisés.`,
    rings: names => `${names} gagne : même hauteur, autant de cubes inutilisés, mais plus d’anneaux.`,
    shared: names => `${names} se partagent la victoire : hauteur, cubes inutilisés et anneaux, tout est égal.`,
    'last-standing': names => `${names} gagne : c’est l’autre qui a fait tomber la tour.`,
  },
  steps: { height: 'Hauteur', parts: 'Cubes inutilisés', rings: 'Anneaux' },
  partsShort: 'Cubes',
  better: { height: 'le plus haut gagne', parts: 'le moins gagne', rings: 'le plus gagne' },
  decides: 'décide',
  equal: 'égalité',
  narrows: 'départage en partie',
  notNeeded: 'inutile',
  noteHeight: (colour, height) => `${colour} : pion à la hauteur ${height}`,
  noteUnused: (colour, n) => `${colour} : ${count(n, { one: 'cube inutilisé', other: 'cubes inutilisés' })}`,
  noteRings: (colour, n) => `${colour} : ${count(n, { one: 'anneau restant', other: 'anneaux restants' })}`,
  noteCollapse: name => `${name} a fait tomber la tour`,
  noteStands: 'Finalement, la tour tient',
  tower: {
    title: 'Votre tour',
    about:
      'Cet emplacement est-il permis, et est-ce que ça tient ? Montre-moi la tour sur votre table, bloc après bloc, et demande.',
    stands: n => `Elle a ${count(n, { one: 'bloc', other: 'blocs' })} pour l’instant.`,
    open: 'Poser une question',
    goOn: 'Retour à la tour',
  },
};
