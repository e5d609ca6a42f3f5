import { TABLE } from '../rules/index.js';
import { catalogue } from './catalogue.js';

export const bg = catalogue('bg', {
  name: 'Turmbauer',
  score: 'височина',
  colours: { red: 'червено', blue: 'синьо', green: 'зелено', black: 'черно' },
  rings: { 'any-stone': 'свободен избор', trespass: 'свободен път', leap: 'скок' },
  hands: { steady: 'сигурна ръка', natural: 'обикновена ръка', shaky: 'трепереща ръка' },
  stone: name => `блокче ${name}`,
  piece: (colour, name) => `${colour}то блокче ${name}`,
  pawns: { red: 'червената пионка', blue: 'синята пионка', green: 'зелената пионка', black: 'черната пионка' },
  refusals: ({ stone, size, piece, pawn, ring, cell, cells }) => ({
    'not-this-stone': fact => `${stone(fact.stone)} няма такава форма, както и да се завърти`,
    'cells-taken': fact => `мястото вече е заето: ${cells(fact.cells)}`,
    'below-the-table': fact => `блокчето не може да стига под масата: ${cells(fact.cells)}`,
    'wrong-chequer': () =>
      'блокчето нарушава шахматната шарка от дърво и цвят: преместено с едно кубче, то би паснало по цвят',
    'apart-from-the-base': () => 'в първия рунд блокчето трябва да се допира до основата с цяла страна на кубче',
    'on-the-table': fact => `след първия рунд нови кубчета не могат да лежат на масата: ${cells(fact.cells)}`,
    'not-carried': () =>
      'нищо не крепи блокчето: поне едно от кубчетата му трябва да лежи върху нещо, а пионката не се брои',
    overhang: fact =>
      `блокчето се издава твърде много (${cells(fact.cells)}): във всяка посока може да излиза извън опората си само с едно кубче`,
    'no-way-in': fact =>
      `блокчето не може да влезе там: трябва да се плъзне направо, отгоре или отстрани (на пътя му: ${cells(fact.cells)})`,
    'walls-in': ({ colour }) => `така ${pawn(colour)} би останала зазидана: трябва да ѝ остане поне една стъпка`,
    'build-first': () => 'първо се строи, после се мести пионката',
    'already-built': () => 'блокчето за този ход вече е изиграно: сега пионката се мести или остава на място',
    'no-such-stone-left': fact => `${stone(fact.stone)} вече не е в запаса`,
    'not-on-the-dice': fact =>
      `заровете не позволяват ${stone(fact.stone)}: нужен е зар с ${size(fact.stone)}, чифт или пръстен`,
    'no-ring-left': fact => `за това вече няма пръстен (${ring(fact.ring)})`,
    'one-ring-a-turn': fact => `само един пръстен на ход: този за хода вече е използван (${ring(fact.ring)})`,
    'ring-not-needed': fact => `тук не е нужен пръстен (${ring(fact.ring)}): позволено е и без него`,
    'can-build': fact => `${stone(fact.stone)} може да се построи, затова никое блокче не отива неизползвано в кутията`,
    'stands-there': () => 'пионката вече стои там: може просто да остане на място',
    'no-field': ({ to }) =>
      `на ${cell(to)} няма поле: пионката стои на свободно място точно върху блокче, върху основата или на масата`,
    'means-the-table': ({ to }) =>
      `${cell(to)} е част от свободната маса, а тя е едно-единствено място: премести се на масата`,
    'pawn-in-the-way': ({ to }) => `на полето ${cell(to)} вече стои друга пионка`,
    'takes-a-ring': fact => `пътят дотам иска пръстен (${fact.rings.map(ring).join(', ')})`,
    'no-way-there': fact => {
      const goal = fact.to === TABLE ? 'до масата' : `до полето ${cell(fact.to)}`;
      return fact.ring === undefined
        ? `няма път ${goal}: най-много едно ниво на стъпка, без чужди цветове и без прескачане на пионки`
        : `дори с пръстен (${ring(fact.ring)}) няма път ${goal}`;
    },
    'not-on-the-tower': fact => `${piece(fact.piece)} не е част от кулата и не може да падне`,
    'fell-twice': fact => `${piece(fact.piece)} е посочено два пъти сред падналите блокчета`,
  }),
  actions: { build: 'строеж', discard: 'връщане в кутията', move: 'преместване', stay: 'оставане на място' },
  figures: {
    'tower-height': 'височина на кулата',
    'stones-built': 'построени блокчета',
    collapsed: 'срутвания',
    failures: 'неуспехи',
    'stones-fallen': 'паднали блокчета',
    'third-failures': 'трети неуспехи',
    'unused-parts': 'неизползвани кубчета',
    'rings-used': 'използвани пръстени',
    'any-stone-rings': 'пръстени: свободен избор',
    'trespass-rings': 'пръстени: свободен път',
    'leap-rings': 'пръстени: скок',
  },
});
