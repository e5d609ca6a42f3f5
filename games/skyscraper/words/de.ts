import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });

export const de = catalogue('de', {
  name: 'Skyscraper',
  score: 'Stockwerke',
  cards: {
    joker: 'Joker',
    dog: 'Wachhund',
    bone: 'Knochen',
    jackhammer: 'Presslufthammer',
    'wrecking-ball': 'Abrissbirne',
    milkshake: 'Milchshake',
    'donut-truck': 'Donut-Truck',
    thief: 'Dieb',
    'super-thief': 'Superdieb',
  },
  refusals: ({ card }) => ({
    'not-in-hand': fact => `diese Karte ist nicht auf der Hand: ${card(fact.card)}`,
    'no-floor': ({ cards: [one, other] }) =>
      `${card(one)} und ${card(other)} ergeben kein Stockwerk: Es braucht zwei Stockwerk-Karten mit Summe 9 oder eine Stockwerk-Karte und einen Joker`,
    'no-such-opponent': ({ seat }) => `auf Platz ${seat} gibt es keinen Gegner`,
    'nothing-built': ({ seat }) => `Platz ${seat} hat noch kein Stockwerk`,
    guarded: ({ seat, floor }) => `Stockwerk ${floor} von Platz ${seat} wird von einem Hund bewacht`,
    'not-in-top-floor': fact =>
      `im obersten Stockwerk von Platz ${fact.seat} liegt diese Karte nicht: ${card(fact.card)}`,
    'does-not-add-up': ({ value, with: own }) =>
      `die Karte zählt ${value}: Klauen lässt sie sich nur mit der Stockwerk-Karte, die sie auf 9 ergänzt (gespielt: ${card(own)})`,
    'no-such-floor': ({ seat, floor }) => `das Hochhaus von Platz ${seat} hat kein Stockwerk ${floor}`,
    'has-a-dog': ({ floor }) => `Stockwerk ${floor} hat schon einen Wachhund`,
    'no-dog-there': ({ seat, floor }) => `neben Stockwerk ${floor} von Platz ${seat} liegt kein Wachhund`,
    'hand-is-empty': ({ seat }) => `Platz ${seat} hat keine Karten auf der Hand`,
    'nobody-has-cards': () => 'kein Gegner hat eine Karte, die sich klauen ließe',
    'not-these-cards': ({ expected }) =>
      `der Aufnahmestapel muss genau aus den zu mischenden Karten bestehen: ${cards(expected)}`,
    'victim-has-not': fact => `Platz ${fact.seat} hat die geklaute Karte gar nicht: ${card(fact.card)}`,
  }),
  actions: {
    build: 'gebaut',
    'steal-floor': 'Stockwerk geklaut',
    guard: 'Wachhund',
    bone: 'Knochen',
    jackhammer: 'Presslufthammer',
    'wrecking-ball': 'Abrissbirne',
    thief: 'Dieb',
    'super-thief': 'Superdieb',
    milkshake: 'Milchshake',
    'donut-truck': 'Donut-Truck',
    end: 'Zug beendet',
  },
  figures: {
    turns: 'Züge',
    'floors-built': 'gebaute Stockwerke',
    'died-down': 'versandete Partien',
    'floors-lost': 'verlorene Stockwerke',
    blocks: 'Blockaden',
    'steal-floor-decides': 'Stockwerkklau entscheidet',
    'guard-decides': 'Wachhund entscheidet',
    'bone-decides': 'Knochen entscheidet',
    'jackhammer-decides': 'Presslufthammer entscheidet',
    'wrecking-ball-decides': 'Abrissbirne entscheidet',
    'thief-decides': 'Dieb entscheidet',
    'super-thief-decides': 'Superdieb entscheidet',
    'milkshake-decides': 'Milchshake entscheidet',
    'donut-truck-decides': 'Donut-Truck entscheidet',
  },
});
