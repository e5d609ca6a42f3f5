import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });

export const en = catalogue('en', {
  name: 'Skyscraper',
  score: 'floors',
  cards: {
    joker: 'joker',
    dog: 'dog',
    bone: 'bone',
    jackhammer: 'jackhammer',
    'wrecking-ball': 'wrecking ball',
    milkshake: 'milkshake',
    'donut-truck': 'donut truck',
    thief: 'thief',
    'super-thief': 'super thief',
  },
  refusals: ({ card }) => ({
    'not-in-hand': fact => `this card is not in your hand: ${card(fact.card)}`,
    'no-floor': ({ cards: [one, other] }) =>
      `${card(one)} and ${card(other)} make no floor: it takes two floor cards that add up to 9, or a floor card and a joker`,
    'no-such-opponent': ({ seat }) => `there is no opponent in seat ${seat}`,
    'nothing-built': ({ seat }) => `seat ${seat} has no floor yet`,
    guarded: ({ seat, floor }) => `floor ${floor} of seat ${seat} is guarded by a dog`,
    'not-in-top-floor': fact => `the top floor of seat ${fact.seat} does not have this card: ${card(fact.card)}`,
    'does-not-add-up': ({ value, with: own }) =>
      `the card to be stolen is worth ${value}: it takes the floor card that makes 9 with it (played: ${card(own)})`,
    'no-such-floor': ({ seat, floor }) => `the skyscraper of seat ${seat} has no floor ${floor}`,
    'has-a-dog': ({ floor }) => `floor ${floor} already has a dog`,
    'no-dog-there': ({ seat, floor }) => `there is no dog beside floor ${floor} of seat ${seat}`,
    'hand-is-empty': ({ seat }) => `the hand of seat ${seat} is empty`,
    'nobody-has-cards': () => 'no opponent has a card that could be stolen',
    'not-these-cards': ({ expected }) => `the deck must be made of exactly the ${cards(expected)} to be shuffled`,
    'victim-has-not': fact => `seat ${fact.seat} does not hold the stolen card: ${card(fact.card)}`,
  }),
  actions: {
    build: 'build',
    'steal-floor': 'steal floor',
    guard: 'dog',
    bone: 'bone',
    jackhammer: 'jackhammer',
    'wrecking-ball': 'wrecking ball',
    thief: 'thief',
    'super-thief': 'super thief',
    milkshake: 'milkshake',
    'donut-truck': 'donut truck',
    end: 'end turn',
  },
  figures: {
    turns: 'turns',
    'floors-built': 'floors built',
    'died-down': 'died down',
    'floors-lost': 'floors lost',
    blocks: 'blocks',
    'steal-floor-decides': 'floor theft decides',
    'guard-decides': 'dog decides',
    'bone-decides': 'bone decides',
    'jackhammer-decides': 'jackhammer decides',
    'wrecking-ball-decides': 'wrecking ball decides',
    'thief-decides': 'thief decides',
    'super-thief-decides': 'super thief decides',
    'milkshake-decides': 'milkshake decides',
    'donut-truck-decides': 'donut truck decides',
  },
});
