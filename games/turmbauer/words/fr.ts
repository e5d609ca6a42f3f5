import { TABLE } from '../rules/index.js';
import { catalogue } from './catalogue.js';

export const fr = catalogue('fr', {
  name: 'Turmbauer',
  score: 'hauteur',
  colours: { red: 'rouge', blue: 'bleu', green: 'vert', black: 'noir' },
  rings: { 'any-stone': 'libre choix', trespass: 'libre passage', leap: 'saut' },
  hands: { steady: 'main sûre', natural: 'main normale', shaky: 'main tremblante' },
  stone: name => `bloc ${name}`,
  piece: (colour, name) => `le bloc ${colour} ${name}`,
  pawns: { red: 'le pion rouge', blue: 'le pion bleu', green: 'le pion vert', black: 'le pion noir' },
  refusals: ({ stone, size, piece, pawn, ring, cell, cells }) => ({
    'not-this-stone': fact => `le ${stone(fact.stone)} n’a pas cette forme, de quelque façon qu’on le tourne`,
    'cells-taken': fact => `l’emplacement est déjà occupé : ${cells(fact.cells)}`,
    'below-the-table': fact => `aucun bloc ne descend sous la table : ${cells(fact.cells)}`,
    'wrong-chequer': () =>
      'le bloc rompt le damier de bois et de couleur : décalé d’un cube, il aurait les bonnes couleurs',
    'apart-from-the-base': () => 'pendant la première manche, un bloc doit toucher le socle par une face',
    'on-the-table': fact =>
      `après la première manche, aucun cube d’un nouveau bloc ne peut être posé sur la table : ${cells(fact.cells)}`,
    'not-carried': () =>
      'rien ne soutient le bloc : au moins un de ses cubes doit reposer sur quelque chose, et un pion ne compte pas',
    overhang: fact =>
      `le bloc dépasse trop (${cells(fact.cells)}) : dans chaque direction, il ne peut dépasser ses appuis que d’un cube`,
    'no-way-in': fact =>
      `le bloc ne peut pas entrer là : il doit y glisser tout droit, d’en haut ou d’un côté (en travers du chemin : ${cells(fact.cells)})`,
    'walls-in': ({ colour }) => `ainsi, ${pawn(colour)} serait emmuré : il doit lui rester au moins un pas possible`,
    'build-first': () => 'd’abord la construction, ensuite le pion',
    'already-built': () => 'le bloc de ce tour est déjà joué : au pion de bouger ou de rester',
    'no-such-stone-left': fact => `le ${stone(fact.stone)} n’est plus dans la réserve`,
    'not-on-the-dice': fact =>
      `les dés ne permettent pas le ${stone(fact.stone)} : il faut un ${size(fact.stone)}, un double ou un anneau`,
    'no-ring-left': fact => `il ne reste plus d’anneau pour cela (${ring(fact.ring)})`,
    'one-ring-a-turn': fact => `un seul anneau par tour : celui de ce tour a déjà servi (${ring(fact.ring)})`,
    'ring-not-needed': fact => `pas besoin d’anneau ici (${ring(fact.ring)}) : c’est permis sans lui`,
    'can-build': fact => `le ${stone(fact.stone)} peut être posé : aucun bloc ne part donc inutilisé dans la boîte`,
    'stands-there': () => 'le pion s’y trouve déjà : il peut simplement rester sur place',
    'no-field': ({ to }) =>
      `il n’y a pas de case en ${cell(to)} : un pion se tient à un endroit libre, directement sur un bloc, le socle ou la table`,
    'means-the-table': ({ to }) =>
      `${cell(to)} fait partie de la table libre, qui ne compte que pour un seul endroit : va sur la table`,
    'pawn-in-the-way': ({ to }) => `un autre pion occupe déjà la case ${cell(to)}`,
    'takes-a-ring': fact => `pour y aller, il faut un anneau (${fact.rings.map(ring).join(', ')})`,
    'no-way-there': fact => {
      const goal = fact.to === TABLE ? 'à la table' : `à la case ${cell(fact.to)}`;
      return fact.ring === undefined
        ? `aucun chemin ne mène ${goal} : un niveau au plus par pas, ni couleur adverse ni autre pion en chemin`
        : `même avec un anneau (${ring(fact.ring)}), aucun chemin ne mène ${goal}`;
    },
    'not-on-the-tower': fact => `${piece(fact.piece)} n’est pas dans la tour, il ne peut donc pas tomber`,
    'fell-twice': fact => `${piece(fact.piece)} est cité deux fois parmi les blocs tombés`,
  }),
  actions: { build: 'construction', discard: 'bloc écarté', move: 'déplacement', stay: 'pion sur place' },
  figures: {
    'tower-height': 'hauteur de la tour',
    'stones-built': 'blocs posés',
    collapsed: 'effondrements',
    failures: 'échecs',
    'stones-fallen': 'blocs tombés',
    'third-failures': 'troisièmes échecs',
    'unused-parts': 'cubes inutilisés',
    'rings-used': 'anneaux utilisés',
    'any-stone-rings': 'anneaux : libre choix',
    'trespass-rings': 'anneaux : libre passage',
    'leap-rings': 'anneaux : saut',
  },
});
