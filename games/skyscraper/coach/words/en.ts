import { counter } from '@belfry/engine/words';
import type { CardName } from '../../rules/index.js';
import { en as game } from '../../words/en.js';
import type { SkyscraperTipTexts } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const list = new Intl.ListFormat('en-GB');
const a = (card: CardName): string => (card === '8' ? 'an 8' : `a ${game.cards[card]}`);
const pair = ([one, other]: readonly [CardName, CardName]): string => `${game.cards[one]} + ${game.cards[other]}`;
/** `6`, `joker (a 6)`. */
const stolen = (card: CardName, stands: number | undefined): string =>
  stands === undefined ? game.cards[card] : `${game.cards[card]} (${stands})`;

export const en: SkyscraperTipTexts = {
  goal: ({ goal, rivals }) => ({
    title: `${goal} floors win`,
    text: `Two cards that add up to 9 make a floor, and whoever has ${goal} first wins. ${list.format(rivals)} ${rivals.length === 1 ? 'builds' : 'build'} too, and may steal yours.`,
  }),
  win: ({ way }) => ({
    title: 'You can win now!',
    text:
      way.type === 'build'
        ? `${pair(way.cards)} is the floor you are missing.`
        : `Your ${way.with} steals ${way.name}’s ${stolen(way.card, way.stands)}, and that is the floor you are missing.`,
  }),
  short: () => ({
    title: 'One floor to go',
    text: 'One more floor and you win, at once. The others see it too: keep your top floor safe if you can.',
  }),
  threat: ({ name, help }) => ({
    title: 'Careful!',
    text: `${name} needs only one more floor. ${
      {
        none: 'Nothing in your hand stops that: build, and hope.',
        'steal-floor': 'You can steal one back: choose a floor card and see what lights up.',
        jackhammer: 'Your jackhammer can take one away.',
        'wrecking-ball': 'Your wrecking ball can take one away.',
        milkshake: `With a milkshake ${name} misses a turn.`,
        'donut-truck': 'With the donut truck you play again first.',
        thief: 'A thief may take the card that is needed for it.',
        'super-thief': 'The super thief may take the card that is needed for it.',
      }[help ?? 'none']
    }`,
  }),
  pair: ({ cards: [one, other] }) => ({
    title: `${one} + ${other} = 9`,
    text: `That is a floor: choose the ${one} in your hand, then the ${other}. You may build as often as you can in a turn.`,
  }),
  joker: ({ card, stands }) => ({
    title: 'The joker fills in',
    text: `It stands for what is missing to 9: beside your ${card} it is ${a(stands)}. It stays that as long as it lies there.`,
  }),
  steal: ({ name, card, stands, with: own }) => ({
    title: 'Steal a floor',
    text: `Your ${own} and ${name}’s ${stolen(card, stands)} make 9: a floor more for you, one fewer for ${name}. Only top floors can be stolen, and none with a dog.`,
  }),
  dog: ({ floor, isTop }) => ({
    title: 'A dog keeps watch',
    text: `Beside your floor ${floor} it stops thieves of floors and jackhammers. ${isTop ? 'Top floors are the ones in danger.' : 'Your top floor has one already.'}`,
  }),
  bone: ({ name, floor }) => ({
    title: 'A bone for a dog',
    text: `It lures ${name}’s dog away from floor ${floor}; both cards are discarded. Then the way is clear.`,
  }),
  jackhammer: ({ name, cards: floor }) => ({
    title: 'The jackhammer',
    text: `It takes away a top floor, for example ${name}’s ${pair(floor)}. Only a dog can stop it.`,
  }),
  'wrecking-ball': ({ name, cards: floor, dog }) => ({
    title: 'The wrecking ball',
    text: `It takes away a top floor, for example ${name}’s ${pair(floor)}${dog ? ', and the dog too' : ''}. Nothing stops it, and there is only one.`,
  }),
  thief: ({ name, cards: n }) => ({
    title: 'A thief',
    text: `It takes a card from somebody’s hand, blind: ${name}, say, holds ${n}. You may play it at once.`,
  }),
  'super-thief': ({ names }) => ({
    title: 'The super thief',
    text: `It takes one card each from ${list.format(names)}, blind. You may play them at once.`,
  }),
  milkshake: ({ name }) => ({
    title: 'A milkshake',
    text: `Serve it to ${name}, say: the next turn is spent drinking. No card is drawn, none is played.`,
  }),
  'donut-truck': () => ({
    title: 'The donut truck',
    text: 'Call it, and after this turn you have another. Everybody else queues for donuts.',
  }),
  open: ({ cards: [one, other] }) => ({
    title: 'Your top floor is open',
    text: `Whoever holds ${a(one)} or ${a(other)} can steal it. A dog beside it prevents that, and so does another floor on top.`,
  }),
  'floor-lost': ({ name, how }) => ({
    title: 'A floor is gone',
    text: {
      'steal-floor': `${name} took a card of your top floor and built with it. A dog beside a floor keeps such thieves away.`,
      jackhammer: `${name} drilled your top floor away. A dog beside it would have stopped the jackhammer.`,
      'wrecking-ball': `${name} smashed your top floor. Nothing helps against the wrecking ball, but there is only one.`,
    }[how],
  }),
  robbed: ({ name, card }) => ({
    title: 'You were robbed',
    text: `${name} drew your ${game.cards[card]}, blind. What can be built is safer in your house than in your hand.`,
  }),
  missed: ({ name }) => ({
    title: 'You missed a turn',
    text: `${name === undefined ? 'A milkshake stood before you' : `${name} served you a milkshake`}: drinking it was your turn. Now you play again.`,
  }),
  end: ({ draws, next }) => ({
    title: 'Nothing more to build?',
    text: `End your turn: ${draws === 0 ? 'with three or more cards you draw none' : `you draw ${cards(draws)}, up to three`}. ${next === undefined ? 'Then you play again.' : `Then it is ${next}’s turn.`}`,
  }),
  full: ({ cards: n }) => ({
    title: 'Your hand is full',
    text: `With ${n} cards you draw none when your turn begins. Play some: a special card is rarely better later.`,
  }),
  over: ({ won, name, floors }) => ({
    title: won ? 'You have won!' : 'That was it',
    text: won
      ? 'Your skyscraper stands. The next match you can play without me.'
      : `${name} has ${count(floors, { one: 'floor', other: 'floors' })} and wins. Steal early and guard your top floor: try again!`,
  }),
};
