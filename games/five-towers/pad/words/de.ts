import { counter } from '@belfry/engine/words';
import { signed } from '@belfry/ui';
import type { FiveTowersPadWords } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const points = (n: number): string => count(n, { one: 'Punkt', other: 'Punkte' });
const sum = (n: number): string => Array.from({ length: n }, (_, index) => index + 1).join(' + ');

export const de: FiveTowersPadWords = {
  modes: 'Wie der Turm eingetragen wird',
  cards: 'Karten',
  count: 'Anzahl',
  cardCount: cards,
  points,
  towerOf: (name, tower, n, p) => `${name}, ${tower}: ${cards(n)}, ${points(p)}`,
  total: (name, n, place) => [name, points(n), place].filter(Boolean).join(', '),
  takeOff: value => (value === undefined ? 'Wegnehmen' : `${value} wegnehmen`),
  tear: value => (value === undefined ? 'Oberste Karte abreißen' : `Die ${value} abreißen`),
  torn: 'Abgerissen',
  tornCost: (n, p) => (n === 0 ? 'kostet noch nichts' : n === 1 ? 'kostet 1 Punkt' : `kostet ${sum(n)} = ${points(p)}`),
  towers: 'Türme',
  mainTower: 'Hauptturm',
  mainShort: 'Haupt',
  tornShort: 'Abriss',
  tower: 'Turm',
  topped: 'Mit Turmspitze (0)',
  inTower: (card, place) => `${card}, in diesem Turm an Stelle ${place}`,
  usedBy: (card, names) => `${card}, schon bei ${names}`,
  surplus: (card, used, copies) =>
    `${card} ist ${used}-mal eingetragen, es gibt sie aber nur ${copies === 1 ? 'einmal' : `${copies}-mal`}.`,
  build: (name, values) => `${name} baut ${values}`,
  counted: (name, n, topped) => `${name}: ${cards(n)}${topped ? ' mit Turmspitze' : ''}`,
  teardown: (name, value) => (value === undefined ? `${name} reißt eine Karte ab` : `${name} reißt die ${value} ab`),
  tornMore: (name, n) => `${name}: ${cards(n)} abgerissen`,
  tornFewer: (name, n) => `${name}: ${cards(n)} weniger abgerissen`,
  doesNotCount: why => `Zählt nicht: ${why}.`,
  doesNotCountFrom: why => `Zählt ab hier nicht: ${why}.`,
  about: (tower, entry) => `${entry} (${tower})`,
  said: (entry, name, total) => `${entry}. ${name} hat ${points(total)}.`,
  ask: {
    open: 'Was könnte ich bauen?',
    title: 'Was könnte ich aus diesen Karten bauen?',
    forWhom: 'Wessen Türme?',
    pick: 'Tipp die Karten der Auslage an',
    picked: n => `${n} von 5`,
    full: 'Das ist die ganze Auslage. Tipp eine Karte an, um sie wegzunehmen.',
    takeAway: card => `${card} wegnehmen`,
    most: n =>
      n === 0
        ? 'Keine dieser Karten lässt sich bauen.'
        : `Bis zu ${count(n, { one: 'Karte lässt', other: 'Karten lassen' })} sich bauen.`,
    atLeast: n => `Mindestens ${count(n, { one: 'Karte lässt', other: 'Karten lassen' })} sich bauen.`,
    exactly: n => `Gebot ${n}`,
    tearFirst: card => `Zuerst ${card} abreißen`,
    gain: (gain, total) => `${signed(gain)}, macht ${points(total)}`,
    write: 'So eintragen',
    unknown: towers => `Nur gezählt, darum ist offen, was passt: ${towers}.`,
    way: place => `Möglichkeit ${place}`,
  },
};
