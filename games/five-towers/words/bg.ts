import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('bg');
const cards = (n: number): string => count(n, { one: 'карта', other: 'карти' });

export const bg = catalogue('bg', {
  name: '5 Кули',
  score: 'точки',
  towers: ['захарна кула', 'страшна кула', 'дървесна кула', 'скрап кула', 'пясъчна кула'],
  kinds: ['захарна', 'страшна', 'дървесна', 'скрап', 'пясъчна'],
  card: (kind, value) => `${kind} ${value}`,
  refusals: ({ tower, card }) => ({
    'tower-is-topped': fact => `${card(fact.card)} не може да се постави: кулата вече има връх, а върху 0 не се строи`,
    'not-lower': fact =>
      `${card(fact.card)} не може да се постави върху ${fact.top}: трябва да е по-ниска, да е деветка или да легне върху осмица`,
    'starter-must-bid': () => 'първият играч не може да пасува, но може да обяви 0',
    'bid-too-low': ({ standing }) => `трябва да се обяви повече от ${standing}`,
    'bid-too-high': fact => `има само ${count(fact.cards, { one: 'отворена карта', other: 'отворени карти' })}`,
    'bid-not-buildable': ({ most }) =>
      most === 0 ? 'нито една от отворените карти не може да се построи' : `има място най-много за ${cards(most)}`,
    'bid-was-revoked': ({ most }) => `след оттеглянето в този рунд може да се обяви най-много ${most}`,
    'bidding-first': () => 'наддаването още не е приключило',
    'bidding-is-over': () => 'наддаването приключи, сега се строи',
    'can-build': fact => `обявеното е изпълнимо и трябва да се построи: ${cards(fact.count)}`,
    'wrong-number-of-cards': ({ placed, bid }) => `поставени: ${cards(placed)}, обявени: ${bid}`,
    'not-on-display': fact => `${card(fact.card)} не е сред отворените карти`,
    'nothing-to-tear-down': fact => `няма ${tower(fact.tower)}, от която да се събори карта`,
    'tower-top-stays': fact => `върхът (${tower(fact.tower)}) е 0 и никога не се събаря`,
    'not-these-cards': ({ expected }) =>
      `тестето за теглене трябва да се състои точно от картите за размесване: ${cards(expected)}`,
  }),
  actions: { bid: 'наддаване', pass: 'пас', build: 'строеж', revoke: 'оттегляне' },
  figures: { rounds: 'рундове', cards: 'построени карти', 'tower-tops': 'върхове', 'torn-down': 'съборени карти' },
});
