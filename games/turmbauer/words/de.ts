import { TABLE } from '../rules/index.js';
import { catalogue } from './catalogue.js';

export const de = catalogue('de', {
  name: 'Turmbauer',
  score: 'Höhe',
  colours: { red: 'Rot', blue: 'Blau', green: 'Grün', black: 'Schwarz' },
  rings: { 'any-stone': 'freie Wahl', trespass: 'freie Bahn', leap: 'Stufensprung' },
  hands: { steady: 'ruhige Hand', natural: 'normale Hand', shaky: 'zittrige Hand' },
  stone: name => `Baustein ${name}`,
  piece: (colour, name) => `Baustein ${name} von ${colour}`,
  pawns: {
    red: 'die rote Spielfigur',
    blue: 'die blaue Spielfigur',
    green: 'die grüne Spielfigur',
    black: 'die schwarze Spielfigur',
  },
  refusals: ({ stone, size, piece, pawn, ring, cell, cells }) => ({
    'not-this-stone': fact => `${stone(fact.stone)} hat nicht diese Form, wie man ihn auch dreht`,
    'cells-taken': fact => `hier ist schon etwas im Weg: ${cells(fact.cells)}`,
    'below-the-table': fact => `unter den Tisch reicht kein Baustein: ${cells(fact.cells)}`,
    'wrong-chequer': () =>
      'der Baustein stört das Schachbrettmuster aus Holz und Farbe: Um ein Teil versetzt würden die Farben passen',
    'apart-from-the-base': () => 'in der ersten Runde muss ein Baustein den Grundstein mit einer Fläche berühren',
    'on-the-table': fact =>
      `nach der ersten Runde darf kein Teil eines neuen Bausteins auf dem Tisch liegen: ${cells(fact.cells)}`,
    'not-carried': () =>
      'nichts trägt den Baustein: Wenigstens eines seiner Teile muss auf etwas liegen, und eine Spielfigur zählt nicht',
    overhang: fact =>
      `der Baustein hängt zu weit über (${cells(fact.cells)}): In jede Richtung darf er nur um ein Teil über das hinausragen, was ihn trägt`,
    'no-way-in': fact =>
      `dorthin kommt der Baustein nicht: Er muss sich gerade von oben oder von einer Seite einschieben lassen (im Weg: ${cells(fact.cells)})`,
    'walls-in': ({ colour }) => `so wäre ${pawn(colour)} eingeschlossen: Wenigstens ein Schritt muss ihr bleiben`,
    'build-first': () => 'erst wird gebaut, dann zieht die Spielfigur',
    'already-built': () =>
      'der Baustein für diesen Zug ist schon verbraucht: Jetzt zieht die Spielfigur oder bleibt stehen',
    'no-such-stone-left': fact => `${stone(fact.stone)} ist nicht mehr im Vorrat`,
    'not-on-the-dice': fact =>
      `${stone(fact.stone)} passt nicht zum Wurf: Es braucht eine ${size(fact.stone)}, einen Pasch oder einen Bauring`,
    'no-ring-left': fact => `dafür ist kein Bauring mehr da (${ring(fact.ring)})`,
    'one-ring-a-turn': fact => `nur ein Bauring je Zug: Der für diesen Zug ist schon eingesetzt (${ring(fact.ring)})`,
    'ring-not-needed': fact => `dafür braucht es keinen Bauring (${ring(fact.ring)}): Es geht auch ohne`,
    'can-build': fact => `${stone(fact.stone)} lässt sich bauen, also darf keiner unverbaut in die Schachtel`,
    'stands-there': () => 'dort steht die Spielfigur schon: Sie darf auch einfach stehen bleiben',
    'no-field': ({ to }) =>
      `bei ${cell(to)} ist kein Feld: Eine Spielfigur steht an einer freien Stelle direkt auf einem Baustein, dem Grundstein oder dem Tisch`,
    'means-the-table': ({ to }) =>
      `${cell(to)} gehört zum freien Tisch, und der ist ein einziger Ort: Zieh auf den Tisch`,
    'pawn-in-the-way': ({ to }) => `auf dem Feld ${cell(to)} steht schon eine andere Spielfigur`,
    'takes-a-ring': fact => `der Weg dorthin kostet einen Bauring (${fact.rings.map(ring).join(', ')})`,
    'no-way-there': fact => {
      const goal = fact.to === TABLE ? 'zum Tisch' : `zum Feld ${cell(fact.to)}`;
      return fact.ring === undefined
        ? `es führt kein Weg ${goal}: höchstens eine Stufe je Schritt, keine fremden Farben, nicht über andere Spielfiguren`
        : `auch mit einem Bauring (${ring(fact.ring)}) führt kein Weg ${goal}`;
    },
    'not-on-the-tower': fact => `${piece(fact.piece)} ist gar nicht im Turm und kann nicht fallen`,
    'fell-twice': fact => `${piece(fact.piece)} ist zweimal unter den gefallenen Bausteinen genannt`,
  }),
  actions: { build: 'gebaut', discard: 'zurückgelegt', move: 'gezogen', stay: 'stehen geblieben' },
  figures: {
    'tower-height': 'Turmhöhe',
    'stones-built': 'verbaute Bausteine',
    collapsed: 'Einstürze',
    failures: 'Fehlversuche',
    'stones-fallen': 'gefallene Bausteine',
    'third-failures': 'dritte Fehlversuche',
    'unused-parts': 'ungenutzte Teile',
    'rings-used': 'eingesetzte Bauringe',
    'any-stone-rings': 'Bauringe: freie Wahl',
    'trespass-rings': 'Bauringe: freie Bahn',
    'leap-rings': 'Bauringe: Stufensprung',
  },
});
