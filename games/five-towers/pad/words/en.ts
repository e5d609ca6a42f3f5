import { counter } from '@belfry/engine/words';
import { signed } from '@belfry/ui';
import type { FiveTowersPadWords } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const sum = (n: number): string => Array.from({ length: n }, (_, index) => index + 1).join(' + ');

export const en: FiveTowersPadWords = {
  modes: 'How to enter a tower',
  cards: 'Cards',
  count: 'Count',
  cardCount: cards,
  points,
  towerOf: (name, tower, n, p) => `${name}, ${tower}: ${cards(n)}, ${points(p)}`,
  total: (name, n, place) => [name, points(n), place].filter(Boolean).join(', '),
  takeOff: value => (value === undefined ? 'Take off' : `Take off ${value}`),
  tear: value => (value === undefined ? 'Tear down the top card' : `Tear down the ${value}`),
  torn: 'Torn down',
  tornCost: (n, p) => (n === 0 ? 'costs nothing yet' : n === 1 ? 'costs 1 point' : `costs ${sum(n)} = ${points(p)}`),
  towers: 'Towers',
  mainTower: 'Main tower',
  mainShort: 'Main',
  tornShort: 'Torn',
  tower: 'Tower',
  topped: 'Has its tower top (a 0)',
  inTower: (card, place) => `${card}, in this tower at place ${place}`,
  usedBy: (card, names) => `${card}, already with ${names}`,
  surplus: (card, used, copies) =>
    `${card} has been used ${used} times, but ${copies === 1 ? 'there is only one' : `there are only ${copies}`} in the deck.`,
  build: (name, values) => `${name} builds ${values}`,
  counted: (name, n, topped) => `${name}: ${cards(n)}${topped ? ' with the tower top' : ''}`,
  teardown: (name, value) => (value === undefined ? `${name} tears down a card` : `${name} tears down the ${value}`),
  tornMore: (name, n) => `${name}: ${cards(n)} torn down`,
  tornFewer: (name, n) => `${name}: ${cards(n)} fewer torn down`,
  doesNotCount: why => `Does not count: ${why}.`,
  doesNotCountFrom: why => `Does not count from here on: ${why}.`,
  about: (tower, entry) => `${entry} (${tower})`,
  said: (entry, name, total) => `${entry}. ${name} has ${points(total)}.`,
  ask: {
    open: 'What could I build?',
    title: 'What could I build from these cards?',
    forWhom: 'Whose towers?',
    pick: 'Tap the cards on display',
    picked: n => `${n} of 5`,
    full: 'That is the whole display. Tap a card to take it away.',
    takeAway: card => `Take ${card} away`,
    most: n => (n === 0 ? 'None of these cards can be built.' : `Up to ${cards(n)} can be built.`),
    atLeast: n => `At least ${cards(n)} can be built.`,
    exactly: n => `A bid of ${n}`,
    tearFirst: card => `Tear down ${card} first`,
    gain: (gain, total) => `${signed(gain)}, makes ${points(total)}`,
    write: 'Write this down',
    unknown: towers => `Only counted, so what fits is not known: ${towers}.`,
    way: place => `Way ${place}`,
  },
};
