import type { HandWords } from './catalogue.js';

export const de: HandWords = {
  ask: value => `Was soll deine ${value} tun?`,
  withHand: card => `mit der ${card} aus deiner Hand`,
  jokerIs: value => `der Joker ist dann eine ${value}`,
  floorGone: name => `das oberste Stockwerk von ${name} ist dann weg`,
  blind: of => (of === 1 ? 'die einzige' : `eine von ${of}, blind gezogen`),
  missesTurn: name => `${name} setzt einmal aus`,
  floorHelp: needs => `Wird mit einer ${needs} oder einem Joker ein Stockwerk.`,
  tapToRead: 'Tippe auf eine Karte und lies, was sie kann',
  tops: 'Die obersten Stockwerke',
  dog: 'Hund',
  onlyYouTwo: name => `Das wisst nur ihr zwei, du und ${name}.`,
};
