import { counter } from '@belfry/engine/words';
import { signed } from '@belfry/ui';
import type { FiveTowersPadWords } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });
const points = (n: number): string => count(n, { one: 'точка', other: 'точки' });
const sum = (n: number): string => Array.from({ length: n }, (_, index) => index + 1).join(' + ');

export const bg: FiveTowersPadWords = {
  modes: 'Как се записва кулата',
  cards: 'Карти',
  count: 'Брой',
  cardCount: cards,
  points,
  towerOf: (name, tower, n, p) => `${name}, ${tower}: ${cards(n)}, ${points(p)}`,
  total: (name, n, place) => [name, points(n), place].filter(Boolean).join(', '),
  takeOff: value => (value === undefined ? 'Махни' : `Махни ${value}`),
  tear: value => (value === undefined ? 'Събори най-горната карта' : `Събори ${value}`),
  torn: 'Съборени',
  tornCost: (n, p) =>
    n === 0 ? 'засега не отнемат точки' : n === 1 ? 'отнема 1 точка' : `отнемат ${sum(n)} = ${points(p)}`,
  towers: 'Кули',
  mainTower: 'Основна кула',
  mainShort: 'Основна',
  tornShort: 'Съборени',
  tower: 'Кула',
  topped: 'Има връх (0)',
  inTower: (card, place) => `${card}, на място ${place} в тази кула`,
  usedBy: (card, names) => `${card}, вече при ${names}`,
  surplus: (card, used, copies) =>
    `${card} е използвана ${used} пъти, а в тестето ${copies === 1 ? 'има само една' : `има само ${copies}`}.`,
  build: (name, values) => `${name} строи ${values}`,
  counted: (name, n, topped) => `${name}: ${cards(n)}${topped ? ' с връх' : ''}`,
  teardown: (name, value) => (value === undefined ? `${name} събаря карта` : `${name} събаря ${value}`),
  tornMore: (name, n) => `${name}: ${count(n, { one: 'съборена карта', other: 'съборени карти' })}`,
  tornFewer: (name, n) => `${name}: ${count(n, { one: 'съборена карта', other: 'съборени карти' })} по-малко`,
  doesNotCount: why => `Не се брои: ${why}.`,
  doesNotCountFrom: why => `Оттук нататък не се брои: ${why}.`,
  about: (tower, entry) => `${entry} (${tower})`,
  said: (entry, name, total) => `${entry}. ${name} има ${points(total)}.`,
  ask: {
    open: 'Какво мога да построя?',
    title: 'Какво мога да построя от тези карти?',
    forWhom: 'Чии кули?',
    pick: 'Докосни отворените карти',
    picked: n => `${n} от 5`,
    full: 'Това са всички отворени карти. Докосни карта, за да я махнеш.',
    takeAway: card => `Махни ${card}`,
    most: n =>
      n === 0
        ? 'Никоя от тези карти не може да се построи.'
        : `${n === 1 ? 'Може да се построи' : 'Могат да се построят'} най-много ${cards(n)}.`,
    atLeast: n => `${n === 1 ? 'Може да се построи' : 'Могат да се построят'} поне ${cards(n)}.`,
    exactly: n => `Ако обявиш ${n}`,
    tearFirst: card => `Първо събори ${card}`,
    gain: (gain, total) => `${signed(gain)}, общо ${points(total)}`,
    write: 'Запиши така',
    unknown: towers => `Само преброени, затова не се знае какво пасва: ${towers}.`,
    way: place => `Възможност ${place}`,
  },
};
