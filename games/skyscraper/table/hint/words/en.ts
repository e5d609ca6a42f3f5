import type { HintWords } from './catalogue.js';

export const en: HintWords = {
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
  end: 'End the turn: there is nothing better to do.',
};
