import { counter } from '@belfry/engine/words';
import { en as game } from '../../words/en.js';
import type { FiveTowersTipTexts } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const list = new Intl.ListFormat('en-GB');
const Capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Card = (card: number): string => Capital(game.card(card));
const place = (on: number | undefined): string => (on === undefined ? 'can begin a tower' : `fits on your ${on}`);

export const en: FiveTowersTipTexts = {
  goal: ({ rivals }) => ({
    title: 'Build five towers',
    text: `Every card you build is a point, and your tallest tower counts twice. ${list.format(rivals)} ${rivals.length === 1 ? 'wants' : 'want'} the same cards.`,
  }),
  bid: ({ bid, shown, cards: most }) => ({
    title: 'What a bid means',
    text: `Bid ${bid} and you must build ${bid} of these ${cards(shown)}. ${most.length === shown ? 'You could even build them all.' : `You could build ${most.length} at most: ${list.format(most.map(game.card))}.`}`,
  }),
  zero: () => ({
    title: 'Nothing fits',
    text: 'None of these cards goes on your towers, not even after a tear-down. You begin, so you cannot pass: bid 0.',
  }),
  pass: ({ standing, most }) => ({
    title: 'Better pass',
    text: `${standing === undefined ? 'You' : `${standing.name} bid ${standing.bid}, and you`} could build ${most === 0 ? 'none of these cards' : `${most} at most`}. Passing costs nothing.`,
  }),
  costly: ({ bid, loss, begins }) => ({
    title: 'Not at any price',
    text: `To build ${bid} you would have to tear down, and be left with ${loss === 0 ? 'no more points than now' : `${points(loss)} fewer`}. Rather ${begins ? 'bid 0' : 'pass'}.`,
  }),
  revoke: ({ bid }) => ({
    title: 'That was too much',
    text: `You bid ${bid}, but so many cannot be built, not even after a tear-down. Take it back; then you bid lower or pass.`,
  }),
  build: ({ count: n, example }) => ({
    title: `Now build ${cards(n)}`,
    text: `Choose a card, then its tower: numbers fall from the bottom up.${example === undefined ? '' : ` ${Card(example.card)}, for example, ${place(example.on)}.`}`,
  }),
  'tear-down': ({ card, cost, from, to, gain }) => ({
    title: 'Would a tear-down help?',
    text: `Without ${game.card(card)} ${to > from ? `you could build ${to} instead of ${from}` : 'other cards would fit'}. It costs ${points(cost)} now, the next one ${cost + 1}, and still leaves you ${gain} more.`,
  }),
  'must-tear': ({ card, cost, bid }) => ({
    title: 'First tear down',
    text: `You can only build ${bid} if a card comes down first, best ${game.card(card)}. That costs ${points(cost)}.`,
  }),
  eight: ({ card, on }) => ({
    title: 'The 8 takes anything',
    text: `${Card(card)} ${place(on)}. On an 8 any number may follow, even a 15.`,
  }),
  'on-eight': ({ card }) => ({
    title: 'Your 8 takes anything',
    text: `${Card(card)} is not lower, but on an 8 any number goes. From there they fall once more.`,
  }),
  nine: ({ card, on }) => ({
    title: 'The 9 goes on anything',
    text: `${Card(card)} goes on any card of its tower but a 0${on !== undefined && on < 9 ? `, even on your ${on}` : ', however low'}. Above it, numbers fall from 9 again.`,
  }),
  top: ({ card, cards: n, gain }) => ({
    title: 'A 0 is a tower top',
    text: `On your tower of ${cards(n)}, ${game.card(card)} makes every card count double: ${points(gain)} more. But nothing goes on a 0.`,
  }),
  'bare-top': ({ card, gain }) => ({
    title: 'A 0 closes its tower',
    text: `${Card(card)} would be ${points(gain)}, and that tower could never grow. On a tall tower it is worth far more.`,
  }),
  main: ({ tower, cards: n }) => ({
    title: 'Your main tower',
    text: `Your ${game.towers[tower]} is the tallest: its ${n} cards bring ${n} points more. Build on it while it can grow.`,
  }),
  others: ({ name, count: n, left }) => ({
    title: 'The highest bid builds',
    text: `${name} bid the most and built ${cards(n)}. ${left === 0 ? 'The' : `The other ${left === 1 ? 'one' : left} went to the discard pile, and the`} player after ${name} begins.`,
  }),
  deck: ({ cards: n }) => ({
    title: 'The deck runs low',
    text: `${n === 0 ? 'It is empty now.' : `Only ${cards(n)} ${n === 1 ? 'is' : 'are'} left in it.`} What nobody took is then shuffled and comes once more.`,
  }),
  'last-deck': ({ cards: n }) => ({
    title: 'The last deck',
    text: `What nobody took comes again: ${cards(n)} more. When they are gone, the points are counted.`,
  }),
  'last-round': ({ cards: n }) => ({
    title: 'The last round',
    text: `${n === 1 ? 'This is the last card' : `These ${n} cards are the last`}: afterwards the points are counted. Nothing is worth saving up now.`,
  }),
  over: ({ won, points: mine, name, theirs }) => ({
    title: won ? 'You have won!' : 'That was it',
    text: `You have ${points(mine)}, ${name} ${theirs}. ${won ? 'The next match you can play without me.' : 'A 0 on a tall tower can turn a match: try again!'}`,
  }),
};
