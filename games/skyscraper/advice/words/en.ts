import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const floors = (n: number): string => count(n, { one: 'floor', other: 'floors' });

export const en: AdviceTexts = {
  build: (one, other) => `Build ${one} + ${other}.`,
  buildWithJoker: (card, value) => `Build ${card} + joker: it stands for ${value}.`,
  steal: (name, value, own) => `Steal ${name}’s ${value} with your ${own}.`,
  guard: floor => `Put your dog at floor ${floor}.`,
  bone: (name, floor) => `Lure ${name}’s dog away from floor ${floor}.`,
  jackhammer: name => `Drill away ${name}’s top floor.`,
  wreckingBall: name => `Smash ${name}’s top floor.`,
  thief: name => `Send the thief to ${name}.`,
  milkshake: name => `Serve ${name} the milkshake.`,
  superThief: 'Send the super thief: one card from everyone.',
  donutTruck: 'Call the donut truck: you play again.',
  end: 'End the turn.',
  wins: 'It wins the match.',
  keepsAlive: 'Otherwise the match dies down, and nobody builds any more.',
  stops: name => `${name} is only one floor short of winning.`,
  gainsFloor: n => `Then you have ${floors(n)}.`,
  costsFloor: name => `${name} has a floor less then.`,
  knows: (name, card) => `You know that ${name} could strike your top floor with this card: ${card}.`,
  guards: n =>
    `Out of your sight ${n === 1 ? 'is' : 'are'} ${cards(n)} that could strike your top floor. The dog keeps ${n === 1 ? 'it' : 'them'} off.`,
  opens: name => `${name}’s top floor is unguarded then.`,
  turnAgain: 'You play once more before the others.',
  costsTurn: name => `${name} misses a turn.`,
  costsCard: name => `${name} has a card less then.`,
  draws: n => `At the end of your turn you draw ${cards(n)}.`,
  makesRoom: 'Your hand is no longer too full to draw.',
  keeps: card => `It saves a card for later: ${card}.`,
};
