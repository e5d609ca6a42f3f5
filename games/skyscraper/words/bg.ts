import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });

export const bg = catalogue('bg', {
  name: 'Skyscraper',
  score: 'етажи',
  cards: {
    joker: 'жокер',
    dog: 'куче пазач',
    bone: 'кокал',
    jackhammer: 'къртач',
    'wrecking-ball': 'гюле за събаряне',
    milkshake: 'млечен шейк',
    'donut-truck': 'камионче с понички',
    thief: 'крадец',
    'super-thief': 'суперкрадец',
  },
  refusals: ({ card }) => ({
    'not-in-hand': fact => `тази карта не е в ръката: ${card(fact.card)}`,
    'no-floor': ({ cards: [one, other] }) =>
      `${card(one)} и ${card(other)} не правят етаж: нужни са две карти за етаж със сбор 9 или карта за етаж и жокер`,
    'no-such-opponent': ({ seat }) => `на място ${seat} няма противник`,
    'nothing-built': ({ seat }) => `място ${seat} още няма нито един етаж`,
    guarded: ({ seat, floor }) => `етаж ${floor} на място ${seat} се пази от куче`,
    'not-in-top-floor': fact => `в най-горния етаж на място ${fact.seat} няма такава карта: ${card(fact.card)}`,
    'does-not-add-up': ({ value, with: own }) =>
      `картата, която се краде, е ${value}: нужна е картата за етаж, която я допълва до 9 (изиграна: ${card(own)})`,
    'no-such-floor': ({ seat, floor }) => `небостъргачът на място ${seat} няма етаж ${floor}`,
    'has-a-dog': ({ floor }) => `етаж ${floor} вече си има куче пазач`,
    'no-dog-there': ({ seat, floor }) => `до етаж ${floor} на място ${seat} няма куче пазач`,
    'hand-is-empty': ({ seat }) => `място ${seat} няма карти в ръката`,
    'nobody-has-cards': () => 'никой от противниците няма карта, която да бъде открадната',
    'not-these-cards': ({ expected }) =>
      `тестето за теглене трябва да се състои точно от картите за размесване: ${cards(expected)}`,
    'victim-has-not': fact => `място ${fact.seat} няма в ръката си откраднатата карта: ${card(fact.card)}`,
  }),
  actions: {
    build: 'строеж',
    'steal-floor': 'кражба на етаж',
    guard: 'куче пазач',
    bone: 'кокал',
    jackhammer: 'къртач',
    'wrecking-ball': 'гюле за събаряне',
    thief: 'крадец',
    'super-thief': 'суперкрадец',
    milkshake: 'млечен шейк',
    'donut-truck': 'камионче с понички',
    end: 'край на хода',
  },
  figures: {
    turns: 'ходове',
    'floors-built': 'построени етажи',
    'died-down': 'замрели партии',
    'floors-lost': 'загубени етажи',
    blocks: 'блокирания',
    'steal-floor-decides': 'решаваща кражба на етаж',
    'guard-decides': 'решаващо куче',
    'bone-decides': 'решаващ кокал',
    'jackhammer-decides': 'решаващ къртач',
    'wrecking-ball-decides': 'решаващо гюле',
    'thief-decides': 'решаващ крадец',
    'super-thief-decides': 'решаващ суперкрадец',
    'milkshake-decides': 'решаващ шейк',
    'donut-truck-decides': 'решаващо камионче',
  },
});
