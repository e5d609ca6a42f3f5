import { counter } from '@belfry/engine/words';
import { bg as game } from '../../words/bg.js';
import type { FiveTowersTipTexts } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });
const points = (n: number): string => count(n, { one: 'точка', other: 'точки' });
const list = new Intl.ListFormat('bg');
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (card: number): string => Capital(game.card(card));
const place = (on: number | undefined): string =>
  on === undefined ? 'може да започне кула' : `пасва върху твоята ${on}`;

export const bg: FiveTowersTipTexts = {
  goal: ({ rivals }) => ({
    title: 'Построй пет кули',
    text: `Всяка построена карта е точка, а най-високата ти кула се брои двойно. ${list.format(rivals)} ${rivals.length === 1 ? 'иска' : 'искат'} същите карти.`,
  }),
  bid: ({ bid, shown, cards: most }) => ({
    title: 'Какво значи да обявиш',
    text: `Обявиш ли ${bid}, трябва да построиш ${bid} от ${shown === 1 ? 'тази една карта' : `тези ${cards(shown)}`}. ${most.length === shown ? 'Можеш да построиш дори всички.' : `Можеш най-много ${most.length}: ${list.format(most.map(game.card))}.`}`,
  }),
  zero: () => ({
    title: 'Нищо не пасва',
    text: 'Нито една от картите не пасва на кулите ти, дори ако събориш нещо. Ти започваш и не можеш да пасуваш: обяви 0.',
  }),
  pass: ({ standing, most }) => ({
    title: 'По-добре пас',
    text: `${standing === undefined ? 'Ти' : `${standing.name} обяви ${standing.bid}, а ти`} ${most === 0 ? 'не можеш да построиш нито една от картите' : `можеш да построиш най-много ${most}`}. Пасът не струва нищо.`,
  }),
  costly: ({ bid, loss, begins }) => ({
    title: 'Не на всяка цена',
    text: `За да построиш ${bid}, трябва да събориш карта и ще останеш ${loss === 0 ? 'със същите точки' : `с ${points(loss)} по-малко`}. По-добре ${begins ? 'обяви 0' : 'пасувай'}.`,
  }),
  revoke: ({ bid }) => ({
    title: 'Това беше много',
    text: `Обяви ${bid}, но толкова не могат да се построят, дори ако събориш карта. Оттегли го; после обявяваш по-малко или пасуваш.`,
  }),
  build: ({ count: n, example }) => ({
    title: `Сега строиш ${cards(n)}`,
    text: `Избери карта, после нейната кула: нагоре числата намаляват.${example === undefined ? '' : ` Например ${game.card(example.card)} ${place(example.on)}.`}`,
  }),
  'tear-down': ({ card, cost, from, to, gain }) => ({
    title: 'Ще помогне ли събаряне?',
    text: `Без ${game.card(card)} ${to > from ? `можеш да построиш ${to} вместо ${from}` : 'ще паснат други карти'}. Сега струва ${points(cost)}, следващия път ${cost + 1}, и пак печелиш ${points(gain)} повече.`,
  }),
  'must-tear': ({ card, cost, bid }) => ({
    title: 'Първо събори',
    text: `Можеш да построиш ${bid} само ако първо събориш карта, най-добре ${game.card(card)}. Това струва ${points(cost)}.`,
  }),
  eight: ({ card, on }) => ({
    title: 'Осмицата приема всичко',
    text: `${Card(card)} ${place(on)}. Върху осмица може да дойде всяко число, дори 15.`,
  }),
  'on-eight': ({ card }) => ({
    title: 'Осмицата ти приема всичко',
    text: `${Card(card)} не е по-малка, но върху осмица пасва всяко число. Оттам числата намаляват отново.`,
  }),
  nine: ({ card, on }) => ({
    title: 'Деветката пасва навсякъде',
    text: `${Card(card)} отива в своята кула върху всяка карта освен 0${on !== undefined && on < 9 ? `, дори върху твоята ${on}` : ', колкото и да е малка'}. Над нея числата намаляват отново от 9.`,
  }),
  top: ({ card, cards: n, gain }) => ({
    title: 'Нулата е връх',
    text: `Върху твоята кула от ${cards(n)} ${game.card(card)} удвоява всяка карта: ${points(gain)} повече. Но върху 0 не се строи.`,
  }),
  'bare-top': ({ card, gain }) => ({
    title: 'Нулата затваря кулата',
    text: `${Card(card)} ще ти донесе ${points(gain)}, но тази кула няма да порасне. На висока кула нулата носи много повече.`,
  }),
  main: ({ tower, cards: n }) => ({
    title: 'Основната ти кула',
    text: `Най-висока е твоята ${game.towers[tower]}: нейните ${n} карти носят още ${n} точки. Строй я, докато може да расте.`,
  }),
  others: ({ name, count: n, left }) => ({
    title: 'Който обяви най-много, строи',
    text: `${name} обяви най-много и построи ${cards(n)}. ${left === 0 ? 'Започва' : 'Останалите се изчистиха, а започва'} играчът след ${name}.`,
  }),
  deck: ({ cards: n }) => ({
    title: 'Тестето свършва',
    text: `${n === 0 ? 'Вече е празно.' : `В него ${n === 1 ? 'остава' : 'остават'} само ${cards(n)}.`} Което никой не е взел, се размесва и идва още веднъж.`,
  }),
  'last-deck': ({ cards: n }) => ({
    title: 'Последното тесте',
    text: `Което никой не взе, идва отново: още ${cards(n)}. После се броят точките.`,
  }),
  'last-round': ({ cards: n }) => ({
    title: 'Последният рунд',
    text: `${n === 1 ? 'Това е последната карта' : `Това са последните ${n} карти`}, после се броят точките. Вече няма за какво да пестиш място.`,
  }),
  over: ({ won, points: mine, name, theirs }) => ({
    title: won ? 'Печелиш!' : 'Това беше',
    text: `Имаш ${points(mine)}, ${name}: ${theirs}. ${won ? 'Следващата партия можеш да играеш и без мен.' : 'Нула върху висока кула може да обърне всичко: опитай пак!'}`,
  }),
};
