import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { STRONGEST_PUSH } from '../../rules/index.js';
import { bg as game } from '../../words/bg.js';
import type { Owner } from '../owner.js';
import { type OwnedStone, type TableTexts, tableWords } from './catalogue.js';

const count = counter('bg');
const stones = (n: number): string => count(n, { one: 'блокче', other: 'блокчета' });
const list = (type: 'conjunction' | 'disjunction', items: readonly string[]): string =>
  new Intl.ListFormat('bg', { type }).format(items);
const and = (items: readonly string[]): string => list('conjunction', items);
const or = (items: readonly number[]): string => list('disjunction', items.map(String));
const percent = (share: number): string => new Intl.NumberFormat('bg', { style: 'percent' }).format(share);

const tint = ({ colour }: Owner): string => (colour === undefined ? '' : ` (${colour})`);
/** `Ти строиш`, `Мила (червено) строи`. */
const does = (who: Owner, yours: string, theirs: string): string =>
  `${who.you ? 'Ти' : who.name}${tint(who)} ${who.you ? yours : theirs}`;
const names = (whos: readonly Who[]): string => and(whos.map(({ you, name }) => (you ? 'ти' : name)));
/** `твоето {4b}`, `{4b} на Мила`. */
const stone = ({ owner, stone: name }: OwnedStone): string =>
  `${owner.you ? `твоето {${name}}` : `{${name}} на ${owner.name}`}${tint(owner)}`;
const Stone = (owned: OwnedStone): string => stone(owned).replace(/^./, first => first.toUpperCase());
const pawn = (owner: Owner): string => `${owner.you ? 'твоята пионка' : `пионката на ${owner.name}`}${tint(owner)}`;
const turnOf = (who: Owner): string => `${who.you ? 'Твой ред е' : who.name}${tint(who)}`;

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Играчи', help: 'При двама всеки играе с два цвята и двете му пионки се броят.' },
    hand: {
      name: 'Ръка',
      help: 'Колко сигурна е ръката, която слага блокчетата. Тя побутва леко всяко ново блокче в някоя посока.',
      values: {
        steady: { name: 'Сигурна', help: 'Не побутва изобщо. Каквото може да стои, стои.' },
        natural: {
          name: 'Обикновена',
          help: `Побутва най-много с ${percent(STRONGEST_PUSH.natural)} от теглото на блокчето. Който строи внимателно, рядко срутва кулата.`,
        },
        shaky: {
          name: 'Трепереща',
          help: `Побутва най-много с ${percent(STRONGEST_PUSH.shaky)} от теглото на блокчето. От време на време и внимателните срутват кулата.`,
        },
      },
    },
    readOut: {
      name: 'Ще се задържи ли?',
      help: 'Дали масата го казва преди строежа: на всички или на никого.',
      values: {
        shown: {
          name: 'Показва се',
          help: 'Стабилно, нестабилно или пада: виждаш го за всяко място, преди да построиш.',
        },
        hidden: { name: 'Скрито', help: 'За смелите: разгледай кулата и се довери на окото си.' },
      },
    },
  },
  tell: {
    round: n => `Рунд ${n}`,
    end: 'Краят',
    joint: '; ',
    builds: (who, name) => `${does(who, 'строиш', 'строи')} {${name}}`,
    dice: (one, other) => `зарове ${one} и ${other}`,
    paidRing: 'пръстен: свободен избор',
    ringInForce: 'пръстенът още важи',
    holds: 'държи се',
    falls: (built, along) =>
      along.length === 0 ? `${Stone(built)} пада` : `${Stone(built)} пада и повлича ${and(along.map(stone))}`,
    upsets: (built, fell) => `${Stone(built)} събаря ${and(fell.map(stone))}`,
    putBack: (n, on) =>
      `${n === 1 ? 'старото блокче се връща на мястото си' : 'старите блокчета се връщат на местата си'}${on.length === 0 ? '' : `, заедно с ${and(on.map(pawn))}`}`,
    again: (name, failures) => `{${name}} се връща: ${failures === 1 ? 'втори опит' : 'трети и последен опит'}`,
    boxed: name => `трети неуспех: {${name}} отива в кутията`,
    collapses: built => `${Stone(built)} срутва кулата`,
    fell: n => `падат ${stones(n)}: партията свърши`,
    climbs: (who, from, to, column) => `${does(who, 'се катериш', 'се катери')} от ${from} на ${to}, върху ${column}`,
    descends: (who, from, to, column) => `${does(who, 'слизаш', 'слиза')} от ${from} на ${to}, върху ${column}`,
    walks: (who, height, column) => `${does(who, 'отиваш', 'отива')} на ${column}, пак на ${height}`,
    toTable: (who, from) => `${does(who, 'слизаш', 'слиза')} от ${from} на масата`,
    acrossTable: 'през масата',
    leap: (from, to) => `пръстен: скок от ${from} на ${to}`,
    trespass: (passed, entered) =>
      [
        'пръстен: свободен път',
        ...(entered.length === 0
          ? []
          : [`през ${and(entered.map(o => `${o.you ? 'твоя цвят' : `цвета на ${o.name}`}${tint(o)}`))}`]),
        ...(passed.length === 0 ? [] : [`покрай ${and(passed.map(pawn))}`]),
      ].join(' '),
    stays: (who, height) => `${does(who, 'оставаш', 'остава')} на ${height}`,
    discards: (who, name) => `${does(who, 'прибираш', 'прибира')} {${name}}`,
    noneLeft: (one, other) => `зарове ${one} и ${other}: няма повече такива блокчета`,
    noPlace: 'за тези зарове няма място',
    wins: who => (who.you ? 'Ти печелиш' : `${who.name} печели`),
    share: winners =>
      winners.some(({ you }) => you) ? 'Ти поделяш победата' : `${names(winners)} си поделят победата`,
    decidedBy: {
      height: 'най-високата пионка',
      parts: 'еднаква височина, но по-малко неизползвани кубчета',
      rings: 'еднаква височина и също толкова неизползвани кубчета, но повече пръстени',
      shared: 'височина, неизползвани кубчета и пръстени са равни',
      'last-standing': 'другият срути кулата',
    },
  },
  prompt: {
    build: (who, sizes) => `${turnOf(who)}: построй блокче от ${or(sizes)} ${sizes.at(-1) === 1 ? 'кубче' : 'кубчета'}`,
    buildAny: who => `${turnOf(who)}: чифт, построй което и да е блокче`,
    buildAgain: (who, tries) =>
      `${turnOf(who)}: падна. Строй пак, ${tries === 1 ? 'последен опит' : `остават ${tries} опита`}`,
    discard: (who, mayUseRing) =>
      `${turnOf(who)}: заровете не позволяват нищо. Прибери блокче${mayUseRing ? ' или използвай пръстен' : ''}`,
    move: (who, height) => `${turnOf(who)}: катери се или остани на ${height}`,
    waitForBuild: who => `${who.name}${tint(who)} строи`,
    waitForMove: who => `${who.name}${tint(who)} се катери`,
    rolling: who => `${does(who, 'хвърляш', 'хвърля')} заровете`,
    settling: 'Ще се задържи ли? Кулата се намества',
    over: 'Партията свърши',
  },
  result: {
    title: 'Класиране',
    place: 'Място',
    player: 'Играч',
    height: 'Височина',
    inBox: 'В кутията',
    partsLeft: 'Останали кубчета',
    rings: 'Пръстени',
    winner: 'печели',
    you: 'Ти',
    broughtDown: 'срути кулата',
    stands: (n, high) => `Кулата стои: ${stones(n)}, височина ${high}.`,
    collapsed: (who, fell, n) =>
      `${who.you ? 'Ти срути' : `${who.name} срути`} кулата: паднаха ${fell} от ${stones(n)}.`,
    out: fromTop => `Който я срути, отпада${fromTop ? ', дори от върха' : ''}.`,
    ofTheOthers: 'От останалите печели онзи, който е бил най-високо преди този ход.',
    otherWins: who => `Затова ${who.you ? 'печелиш ти' : `печели ${who.name}`}.`,
    bothPawns: 'Височините, кубчетата и пръстените на двата цвята се броят заедно.',
    why: 'Какво решава',
    questions: {
      height: 'Височина.',
      parts: 'По-малко кубчета в кутията.',
      partsLeft: 'По-малко останали кубчета.',
      rings: 'Повече пръстени.',
    },
    highest: (who, height) => `${who.you ? 'Ти си' : `${who.name} е`} най-високо, на ${height}.`,
    level: (whos, height) => `Наравно на ${height}: ${names(whos)}.`,
    count: (who, n, of) => `${who.you ? 'ти' : who.name} ${n}${of.length === 0 ? '' : ` (${of.join(', ')})`}`,
    stillLevel: whos => `Още наравно: ${names(whos)}.`,
    decides: 'Това решава.',
    equal: 'Равно.',
    notNeeded: 'Не е нужно.',
    shared: 'Нищо не ги различава: победата е обща.',
  },
  facts: {
    round: n => `Рунд ${n}`,
    of: n => `от ${n}`,
    allRounds: n => `Всички ${n} рунда`,
    high: layers => `Височина ${layers}`,
    stones,
  },
  places: {
    field: (column, height) => `${column} на височина ${height}`,
    cell: (column, layer) => `${column} на ниво ${layer}`,
    pawn,
  },
};

export const bg = tableWords('bg', texts);
