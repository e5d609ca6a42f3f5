import { counter } from '@belfry/engine/words';
import type { AdviceTexts } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const list = new Intl.ListFormat('fr');

export const fr: AdviceTexts = {
  bid: n => `Annonce ${n}.`,
  pass: 'Passe.',
  revoke: 'Retire ton annonce.',
  build: placed => `Construis ${list.format(placed)}.`,
  tearAndBuild: (torn, placed) => `Démolis ${torn}, puis construis ${list.format(placed)}.`,
  onlyWay: 'Rien d’autre n’est possible.',
  gains: (now, instead) =>
    instead === 0
      ? `Cela rapporte tout de suite ${points(now)}.`
      : `Cela rapporte tout de suite ${points(now)}, et ${instead} seulement pour le coup suivant.`,
  tops: (tower, n) => `Ta ${tower} reçoit son sommet\u00a0: ${cards(n)} qui ${n === 1 ? 'compte' : 'comptent'} double.`,
  locks: (card, room) =>
    room === 0
      ? `Sinon, ${card} bloque sa tour\u00a0: rien de ce qui reste à venir ne va dessus.`
      : `Sinon, ${card} bloque presque sa tour\u00a0: de tout ce qui reste à venir, ${cards(room)} seulement ${room === 1 ? 'va' : 'vont'} dessus.`,
  opens: card => `${card} se retrouve en haut, et tout va sur un 8.`,
  main: (tower, n) =>
    `Ta ${tower} devient la tour principale\u00a0: ${cards(n)} qui ${n === 1 ? 'compte' : 'comptent'} une fois de plus.`,
  tearsDown: (card, cost) => `Le coup suivant démolit ${card}, ce qui coûte ${points(cost)}.`,
  clears: (card, cost) => `Sans ${card}, la tour s’ouvre de nouveau. Cela vaut bien ${points(cost)}.`,
  denies: (name, n, gain) => `Sinon, ${name} peut construire ${cards(n)} et gagner ${points(gain)}.`,
  outbids: name => `Si tu annonces moins, ${name} monte.`,
  suffices: 'Personne ne montera\u00a0: inutile d’annoncer plus.',
  spoils: n => `Construire ${cards(n)} gâcherait plus que cela ne rapporte.`,
  lastRound: 'C’est la dernière manche\u00a0: tout est calculé jusqu’au bout.',
};
