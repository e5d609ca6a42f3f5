import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });
const floors = (n: number): string => count(n, { one: 'етаж', other: 'етажа' });

export const bg: AdviceTexts = {
  build: (one, other) => `Строй ${one} + ${other}.`,
  buildWithJoker: (card, value) => `Строй ${card} + жокер: той е ${value}.`,
  steal: (name, value, own) => `Открадни ${value} от ${name} с твоята ${own}.`,
  guard: floor => `Сложи кучето си на етаж ${floor}.`,
  bone: (name, floor) => `Подмами кучето на ${name} от етаж ${floor}.`,
  jackhammer: name => `Разбий най-горния етаж на ${name} с къртача.`,
  wreckingBall: name => `Събори най-горния етаж на ${name}.`,
  thief: name => `Прати крадеца при ${name}.`,
  milkshake: name => `Сервирай шейка на ${name}.`,
  superThief: 'Прати суперкрадеца: по една карта от всеки.',
  donutTruck: 'Повикай камиончето с понички: играеш пак.',
  end: 'Завърши хода.',
  wins: 'Така печелиш партията.',
  keepsAlive: 'Иначе партията замира и никой повече не строи.',
  stops: name => `На ${name} не достига само един етаж до победата.`,
  gainsFloor: n => `Така имаш ${floors(n)}.`,
  costsFloor: name => `${name} остава с етаж по-малко.`,
  knows: (name, card) => `Знаеш с коя карта ${name} може да удари най-горния ти етаж: ${card}.`,
  guards: n =>
    `${cards(n)}, ${n === 1 ? 'която не виждаш, може' : 'които не виждаш, могат'} да ${n === 1 ? 'удари' : 'ударят'} най-горния ти етаж. Кучето ${n === 1 ? 'я' : 'ги'} спира.`,
  opens: name => `Най-горният етаж на ${name} остава без пазач.`,
  turnAgain: 'Играеш още веднъж преди другите.',
  costsTurn: name => `${name} пропуска ход.`,
  costsCard: name => `${name} остава с карта по-малко.`,
  draws: n => `В края на хода си теглиш ${cards(n)}.`,
  makesRoom: 'Ръката ти вече не е твърде пълна, за да теглиш.',
  keeps: card => `Запазваш за по-късно: ${card}.`,
};
