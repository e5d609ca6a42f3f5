import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const floors = (n: number): string => count(n, { one: 'Stockwerk', other: 'Stockwerke' });

export const de: AdviceTexts = {
  build: (one, other) => `Bau ${one} + ${other}.`,
  buildWithJoker: (card, value) => `Bau ${card} + Joker: Er steht für die ${value}.`,
  steal: (name, value, own) => `Klau mit deiner ${own} die ${value} von ${name}.`,
  guard: floor => `Setz deinen Wachhund an Stockwerk ${floor}.`,
  bone: (name, floor) => `Lock den Wachhund von ${name} von Stockwerk ${floor} weg.`,
  jackhammer: name => `Bohr das oberste Stockwerk von ${name} weg.`,
  wreckingBall: name => `Reiß das oberste Stockwerk von ${name} ab.`,
  thief: name => `Schick den Dieb zu ${name}.`,
  milkshake: name => `Servier ${name} den Milchshake.`,
  superThief: 'Schick den Superdieb los: eine Karte von allen.',
  donutTruck: 'Ruf den Donut-Truck: Du bist noch einmal dran.',
  end: 'Beende den Zug.',
  wins: 'Damit gewinnst du die Partie.',
  keepsAlive: 'Sonst schläft die Partie ein, und niemand baut mehr.',
  stops: name => `${name} fehlt nur noch ein Stockwerk zum Sieg.`,
  gainsFloor: n => `Dann hast du ${floors(n)}.`,
  costsFloor: name => `${name} hat dann ein Stockwerk weniger.`,
  knows: (name, card) => `Du weißt, womit ${name} dein oberstes Stockwerk treffen könnte: ${card}.`,
  guards: n =>
    `${cards(n)}, die du nicht siehst, ${n === 1 ? 'könnte' : 'könnten'} dein oberstes Stockwerk treffen. Der Wachhund hält sie fern.`,
  opens: name => `Das oberste Stockwerk von ${name} ist dann unbewacht.`,
  turnAgain: 'Du bist noch einmal dran, vor den anderen.',
  costsTurn: name => `${name} setzt einen Zug aus.`,
  costsCard: name => `${name} hat dann eine Karte weniger.`,
  draws: n => `Am Ende deines Zuges ziehst du ${cards(n)}.`,
  makesRoom: 'Deine Hand ist nicht mehr zu voll zum Nachziehen.',
  keeps: card => `So bleibt dir für später: ${card}.`,
};
