import type { HintWords } from './catalogue.js';

export const de: HintWords = {
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
  end: 'Beende den Zug: Etwas Besseres gibt es gerade nicht.',
};
