import { TABLE } from '../rules/index.js';
import { catalogue } from './catalogue.js';

export const en = catalogue('en', {
  name: 'Turmbauer',
  score: 'height',
  colours: { red: 'red', blue: 'blue', green: 'green', black: 'black' },
  rings: { 'any-stone': 'any stone', trespass: 'trespass', leap: 'leap' },
  hands: { steady: 'steady hand', natural: 'natural hand', shaky: 'shaky hand' },
  stone: name => `stone ${name}`,
  piece: (colour, name) => `${colour} stone ${name}`,
  pawns: { red: 'the red pawn', blue: 'the blue pawn', green: 'the green pawn', black: 'the black pawn' },
  refusals: ({ stone, size, piece, pawn, ring, cell, cells }) => ({
    'not-this-stone': fact => `${stone(fact.stone)} does not have this shape, however it is turned`,
    'cells-taken': fact => `there is no room, something is there already: ${cells(fact.cells)}`,
    'below-the-table': fact => `no part of a stone can be below the table: ${cells(fact.cells)}`,
    'wrong-chequer': () =>
      'the stone breaks the chequered pattern of wood and colour: one cell further its colours would fit',
    'apart-from-the-base': () => 'in the first round a stone must touch the base, face to face',
    'on-the-table': fact => `after the first round no part of a new stone may lie on the table: ${cells(fact.cells)}`,
    'not-carried': () =>
      'nothing carries the stone: at least one of its parts must lie on something, and a pawn does not count',
    overhang: fact =>
      `the stone overhangs too far (${cells(fact.cells)}): in each direction it may reach only one part beyond what carries it`,
    'no-way-in': fact =>
      `the stone does not get in there: it must slide in straight, from above or from one side (in the way: ${cells(fact.cells)})`,
    'walls-in': ({ colour }) => `this would wall in ${pawn(colour)}: it must keep at least one step`,
    'build-first': () => 'first comes the stone, then the pawn',
    'already-built': () => 'this turn’s stone is used up: now the pawn moves or stays',
    'no-such-stone-left': fact => `${stone(fact.stone)} is no longer in the supply`,
    'not-on-the-dice': fact =>
      `the dice do not allow ${stone(fact.stone)}: it takes a ${size(fact.stone)}, doubles or a ring`,
    'no-ring-left': fact => `there is no ring left for this (${ring(fact.ring)})`,
    'one-ring-a-turn': fact => `only one ring a turn: this turn’s is used already (${ring(fact.ring)})`,
    'ring-not-needed': fact => `this takes no ring (${ring(fact.ring)}): it is allowed without one`,
    'can-build': fact => `${stone(fact.stone)} can be built, so no stone may go unused into the box`,
    'stands-there': () => 'the pawn stands there already: it may simply stay',
    'no-field': ({ to }) =>
      `there is no field at ${cell(to)}: a pawn stands in a free cell, right on top of a stone, the base or the table`,
    'means-the-table': ({ to }) => `${cell(to)} is a part of the table outside, which is one place: move to the table`,
    'pawn-in-the-way': ({ to }) => `another pawn stands on the field ${cell(to)} already`,
    'takes-a-ring': fact => `the way there takes a ring (${fact.rings.map(ring).join(', ')})`,
    'no-way-there': fact => {
      const goal = fact.to === TABLE ? 'the table' : `the field ${cell(fact.to)}`;
      return fact.ring === undefined
        ? `no way leads to ${goal}: one height a step, no opponents’ colours, not past other pawns`
        : `even with a ring (${ring(fact.ring)}) no way leads to ${goal}`;
    },
    'not-on-the-tower': fact => `${piece(fact.piece)} is not on the tower, so it cannot fall`,
    'fell-twice': fact => `${piece(fact.piece)} is named twice among the fallen stones`,
  }),
  actions: { build: 'build', discard: 'discard', move: 'move', stay: 'stay' },
  figures: {
    'tower-height': 'tower height',
    'stones-built': 'stones built',
    collapsed: 'collapses',
    failures: 'failures',
    'stones-fallen': 'stones fallen',
    'third-failures': 'third failures',
    'unused-parts': 'unused parts',
    'rings-used': 'rings used',
    'any-stone-rings': 'rings: any stone',
    'trespass-rings': 'rings: trespass',
    'leap-rings': 'rings: leap',
  },
});
