import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { bg as game } from '../../../words/bg.js';
import type { BoardWords, WhosePawn } from './catalogue.js';

const count = counter('bg');
const list = new Intl.ListFormat('bg');
const rings = (n: number): string => count(n, { one: 'пръстен', other: 'пръстена' });

const Subject = ({ you, name }: Who): string => (you ? 'Ти' : name);
const colours = { red: 'червено', blue: 'синьо', green: 'зелено', black: 'черно' } as const;
const pawns = { red: 'червената', blue: 'синята', green: 'зелената', black: 'черната' } as const;
const owner = ({ who, colour }: WhosePawn): string =>
  colour === undefined ? Subject(who) : `${Subject(who)}, ${colours[colour]}`;
const hands = { steady: 'Сигурната ръка', natural: 'Обикновената ръка', shaky: 'Треперещата ръка' } as const;

export const bg: BoardWords = {
  game,
  players: 'Кой играе',
  owner,
  player: (pawn, height, left, could, onTurn) =>
    `${owner(pawn)}: височина ${height}${could === undefined ? '' : `, може до ${could}`}, още ${rings(left)}${onTurn ? ', на ход' : ''}`,
  together: height => `общо ${height}`,
  colours,
  build: {
    heading: 'Построй блокче, после се качвай',
    headingOf: colour => `Построй ${colours[colour]} блокче, после се качвай`,
    dice: (one, other) => `Заровете показват ${one} и ${other}`,
    allows: (one, other) => `${one} или ${other}, никога сборът.`,
    allowsAll: 'Чифт: което и да е блокче.',
    chooseStone: 'Избери блокче долу.',
    inHand: stone => `В ръката ти е ${stone}.`,
    takesRing: left => `Струва пръстен, ${left === 0 ? 'последния ти' : `остава ти ${left}`}.`,
    noPlace: 'Няма място за него.',
    thinking: 'Търсят се добри места …',
    unknown: 'Проверката на местата не успя. Въпреки това можеш да строиш.',
    again: 'Опитай пак',
    place: (number, of) => `Място ${number} от ${of}`,
    shortPlace: (number, of) => `${number} от ${of}`,
    order: 'най-добрите първи',
    showFalling: n => (n === 1 ? 'Покажи това, където пада' : `Покажи ${n}-те, където пада`),
    hideFalling: 'Скрий тези, където пада',
    allFall: n => (n === 1 ? 'Има само едно място и там би паднало.' : `Би паднало и на всичките ${n} места.`),
    next: 'Следващо място',
    previous: 'Предишно място',
    turn: 'Завърти',
    tip: 'Наклони',
    roll: 'Обърни',
    button: stone => `Построй ${stone} тук`,
    anyway: stone => `Построй ${stone} въпреки това`,
    discard: 'Нищо не пасва: махни едно блокче.',
    discardHelp: ring =>
      ring
        ? 'Никое блокче, което заровете позволяват, няма място. Прибери едно в кутията или използвай пръстен и построй което искаш.'
        : 'Никое блокче, което заровете позволяват, няма място. Едно по твой избор отива неизползвано в кутията.',
    discardStone: stone => `Прибери ${stone} в кутията`,
  },
  verdicts: { firm: 'Стабилно', shaky: 'Нестабилно', falls: 'Пада' },
  gauge: 'Какъв тласък издържа',
  bears: percent => `издържа ${percent} %`,
  handMark: percent => `ръката ти ${percent}`,
  explain: (verdict, percent, hand, strongest) => {
    if (verdict === 'falls') return 'Там няма да остане, колкото и сигурна да е ръката.';
    if (verdict === 'firm')
      return strongest === 0
        ? `Лежи добре: чак тласък от ${percent} % от теглото му го преобръща. Сигурната ръка не бута.`
        : `Лежи добре: чак тласък от ${percent} % от теглото му го преобръща. ${hands[hand]} бута най-много с ${strongest}.`;
    return strongest === 0
      ? `Стои, но едва. Тласък от ${percent} % от теглото му би го преобърнал.`
      : `Стои, но тласък от ${percent} % от теглото му го преобръща. ${hands[hand]} бута с до ${strongest}.`;
  },
  gain: (pawn, from, to, isFirst) => {
    if (!isFirst) return `${owner(pawn)} също ${from} → ${to}`;
    return pawn.who.you ? `можеш да се качиш ${from} → ${to}` : `${owner(pawn)} може да се качи ${from} → ${to}`;
  },
  noGain: 'не качва никого',
  counts: { firm: n => `стабилни места ${n}`, shaky: n => `нестабилни ${n}` },
  rack: {
    label: (who, colour) =>
      who.you ? `Твоите блокчета, ${colours[colour]}` : `Блокчетата на ${who.name}, ${colours[colour]}`,
    reason: reason => {
      switch (reason.code) {
        case 'die':
          return `зарът показва ${reason.size}`;
        case 'doubles':
          return 'чифт: всички може';
        case 'no-place':
          return 'няма място';
        case 'needs':
          if (reason.ring === 'yours') return `трябва ${reason.size} или пръстен`;
          return reason.ring === 'none'
            ? `трябва ${reason.size}, няма пръстен`
            : `трябва ${reason.size}, пръстенът е минал`;
        case 'used':
          if (reason.boxed === 0) return 'и двете построени';
          return reason.built === 0 ? 'и двете в кутията' : 'построено и в кутията';
        case 'left':
          return reason.count === 1 ? 'остава едно' : 'остават две';
      }
    },
    short: reason =>
      reason.code === 'needs' ? `трябва ${reason.size}` : reason.code === 'no-place' ? 'няма място' : '',
    inHand: 'в ръката',
    stone: (stone, parts) => `Блокче ${stone}, ${count(parts, { one: 'кубче', other: 'кубчета' })}`,
    built: 'построено',
    boxed: 'в кутията',
    ringHelp:
      'С пръстен строиш което и да е блокче; или пионката скача с две нива или минава по чужди цветове. По един на ход.',
    none: 'няма повече блокчета',
  },
  climb: {
    heading: (holds, height) => (holds ? 'Държи се. Сега нагоре' : `Качи се или остани на ${height}`),
    headingOf: colour => `Качи се с ${pawns[colour]} пионка`,
    hint: 'Докосни светещо поле или избери как да вървиш.',
    now: 'сега',
    atMost: 'най-много',
    gaits: { foot: 'Пеша', leap: 'Скок: веднъж две нива', trespass: 'Свободен път по цветовете' },
    shortGaits: { foot: 'Пеша', leap: 'Скок', trespass: 'Свободен път' },
    foot: n => `${count(n, { one: 'поле', other: 'полета' })}, без пръстен`,
    ring: (n, isLast) => `още ${n}, струва ${isLast ? 'последния ти пръстен' : 'пръстен'}`,
    addsNothing: 'не добавя нищо',
    byRing: 'С пръстен',
    nowhere: 'никъде не води път',
    noRing: refusal => (refusal?.code === 'one-ring-a-turn' ? 'пръстенът за хода е минал' : 'няма повече пръстени'),
    others: (standings, left) => {
      const told = list.format(standings.map(({ who, height }) => `${who} на ${height}`));
      const rounds = left === 0 ? 'това е последният рунд' : `още ${count(left, { one: 'рунд', other: 'рунда' })}`;
      return `${told}; ${rounds}. Запазен пръстен може да реши равенство.`;
    },
    go: (height, by, change) => {
      if (by === 'leap') return `Скочи на ${height}`;
      if (by === 'trespass') return `Мини до ${height}`;
      return change > 0 ? `Качи се на ${height}` : `Иди на ${height}`;
    },
    stay: height => `Остани на ${height}`,
  },
  waiting: {
    roll: who => (who.you ? 'Заровете се търкалят за теб' : `Заровете се търкалят за ${who.name}`),
    build: who => (who.you ? 'Ти строиш' : `${who.name} строи`),
    settle: 'Кулата се успокоява …',
    move: who => (who.you ? 'Ти се качваш' : `${who.name} се качва`),
    builds: (who, stone) => (who.you ? `Строиш ${stone}` : `${who.name} строи ${stone}`),
    skip: 'Пропусни',
    over: 'Партията свърши.',
    falls: 'Кулата се срутва …',
  },
  fall: {
    failed: (stone, hasFallen, others) => {
      if (others.length === 0) return `${stone} падна и се връща.`;
      const told = hasFallen
        ? `${stone} падна и повлече ${list.format(others)}.`
        : `${stone} събори ${list.format(others)}.`;
      return `${told} Всичко се връща на мястото си, а ${stone} се връща в ръката.`;
    },
    again: tries =>
      tries === 2 ? 'Втори опит от три, без ново хвърляне.' : 'Трети и последен опит, без ново хвърляне.',
    third: stone => `Трети неуспех: ${stone} отива неизползвано в кутията, защото четвърти опит в един ход няма.`,
    broughtDown: (who, stone) => (who.you ? `Твоето ${stone} я събаря` : `${stone} на ${who.name} я събаря`),
    count: (fallen, all) => `Падат ${fallen} от ${all} блокчета. Три стигат за край.`,
    wins: winners =>
      winners.length === 1 && winners[0]?.you === true
        ? `Печелиш, ${winners[0].name}`
        : `${list.format(winners.map(({ name }) => name))} ${winners.length === 1 ? 'печели' : 'печелят'}`,
    wasVerdict: { firm: 'Беше стабилно', shaky: 'Беше нестабилно', falls: 'Не можеше да стои' },
    bore: (percent, push) =>
      push === undefined
        ? `Издържаше тласък от ${percent} %.`
        : `Издържаше тласък от ${percent} %. Ръката бутна с ${push} %.`,
    play: 'Пусни',
    pause: 'Спри',
    time: 'Миг от падането',
    seconds: seconds => `${seconds.toFixed(1).replace('.', ',')} с`,
    slow: '¼ скорост',
    otherPhysics: 'Това падане не може да се покаже пак: друга версия на физиката го е изчислила.',
    untold: 'Това падане не може да се покаже пак: никъде не пише как е бутнала ръката.',
  },

  story: {
    title: 'Как мина играта',
    axis: 'височина по рундове',
    spoken: lines =>
      `Височина по рундове. ${lines.map(({ name, heights }) => `${name}: ${heights.join(', ')}`).join('. ')}.`,
    player: 'Играч',
    built: 'Построени блокчета',
    fell: 'Паднали',
    rings: 'Използвани пръстени',
    savePicture: 'Запази картина',
  },
  view: {
    label: 'Изглед',
    scene: '3D',
    plan: 'План',
    tools: 'Камера',
    sides: { front: 'Отпред', right: 'Отдясно', back: 'Отзад', left: 'Отляво' },
    turn: 'Към следващата страна',
    top: 'Отгоре',
    pawn: 'Моята пионка',
    mirror: 'Бутоните на камерата от другата страна',
    lost: 'На това устройство сега няма 3D картина; планът показва същото.',
  },
};
