import type { HandWords } from './catalogue.js';

export const en: HandWords = {
  ask: value => `What shall your ${value} do?`,
  withHand: card => `with the ${card} of your hand`,
  jokerIs: value => `the joker is ${value === 8 ? 'an' : 'a'} ${value} then`,
  floorGone: name => `${name}’s top floor is gone then`,
  blind: of => (of === 1 ? 'the only one' : `one of ${of}, blind`),
  missesTurn: name => `${name} misses the next turn`,
  floorHelp: needs => `Makes a floor with ${needs === 8 ? 'an' : 'a'} ${needs} or a joker.`,
  tapToRead: 'Tap a card to read what it does',
  tops: 'The top floors',
  dog: 'dog',
  onlyYouTwo: name => `Only you and ${name} know.`,
};
