import type { HandWords } from './catalogue.js';

export const bg: HandWords = {
  ask: value => `Какво да направи твоето ${value}?`,
  withHand: card => `с ${card} от ръката ти`,
  jokerIs: value => `тогава жокерът е ${value}`,
  floorGone: name => `най-горният етаж изчезва (${name})`,
  blind: of => (of === 1 ? 'единствената' : `една от ${of}, без да гледаш`),
  missesTurn: name => `${name} пропуска следващия ход`,
  floorHelp: needs => `С ${needs} или с жокер става етаж.`,
  tapToRead: 'Докосни карта, за да прочетеш какво може',
  tops: 'Най-горните етажи',
  dog: 'куче',
  onlyYouTwo: name => `Знаете го само двамата: ти и ${name}.`,
};
