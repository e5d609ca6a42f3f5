import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });
const points = (n: number): string => count(n, { one: 'Punkt', other: 'Punkte' });
const list = new Intl.ListFormat('de');

export const de: AdviceTexts = {
  bid: n => `Biete ${n}.`,
  pass: 'Passe.',
  revoke: 'Nimm das Gebot zurück.',
  build: placed => `Baue ${list.format(placed)}.`,
  tearAndBuild: (torn, placed) => `Reiß ${torn} ab, dann baue ${list.format(placed)}.`,
  onlyWay: 'Etwas anderes geht nicht.',
  gains: (now, instead) =>
    instead === 0
      ? `Das bringt sofort ${points(now)}.`
      : `Das bringt sofort ${points(now)}, das Nächstbeste nur ${instead}.`,
  tops: (tower, n) => `Dein ${tower} bekommt seine Spitze: ${cards(n)} ${n === 1 ? 'zählt' : 'zählen'} doppelt.`,
  locks: (card, room) =>
    room === 0
      ? `Sonst versperrt ${card} ihren Turm: Nichts, was noch kommt, passt darauf.`
      : `Sonst versperrt ${card} ihren Turm fast ganz: Von allem, was noch kommt, ${room === 1 ? 'passt' : 'passen'} nur ${cards(room)} darauf.`,
  opens: card => `Dann liegt ${card} oben, und auf eine 8 passt jede Karte.`,
  main: (tower, n) => `Dein ${tower} wird zum Hauptturm: ${cards(n)}, die noch einmal ${n === 1 ? 'zählt' : 'zählen'}.`,
  tearsDown: (card, cost) => `Das Nächstbeste reißt ${card} ab und kostet ${points(cost)}.`,
  clears: (card, cost) => `Ohne ${card} passt wieder mehr auf den Turm. Das ist ${points(cost)} wert.`,
  denies: (name, n, gain) => `Sonst kann ${name} ${cards(n)} bauen und ${points(gain)} holen.`,
  outbids: name => `Bietest du weniger, geht ${name} höher.`,
  suffices: 'Niemand wird höher gehen: Mehr zu bieten ist nicht nötig.',
  spoils: n => `${cards(n)} zu bauen verdirbt mehr, als es bringt.`,
  lastRound: 'Es ist die letzte Runde: Das ist bis zum Schluss durchgerechnet.',
};
