import { counter } from '@belfry/engine/words';
import { signed } from '@belfry/ui';
import type { FiveTowersPadWords } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const sum = (n: number): string => Array.from({ length: n }, (_, index) => index + 1).join(' + ');

export const fr: FiveTowersPadWords = {
  modes: 'Comment noter la tour',
  cards: 'Cartes',
  count: 'Nombre',
  cardCount: cards,
  points,
  towerOf: (name, tower, n, p) => `${name}, ${tower} : ${cards(n)}, ${points(p)}`,
  total: (name, n, place) => [name, points(n), place].filter(Boolean).join(', '),
  takeOff: value => (value === undefined ? 'Enlever' : `Enlever ${value}`),
  tear: value => (value === undefined ? 'Démolir la carte du dessus' : `Démolir le ${value}`),
  torn: 'Démolies',
  tornCost: (n, p) => (n === 0 ? 'ne coûte encore rien' : n === 1 ? 'coûte 1 point' : `coûte ${sum(n)} = ${points(p)}`),
  towers: 'Tours',
  mainTower: 'Tour principale',
  mainShort: 'Principale',
  tornShort: 'Démolies',
  tower: 'Tour',
  topped: 'Avec son sommet (un 0)',
  inTower: (card, place) => `${card}, à la place ${place} de cette tour`,
  usedBy: (card, names) => `${card}, déjà chez ${names}`,
  surplus: (card, used, copies) =>
    `${card} est notée ${used} fois, mais le jeu n’en a ${copies === 1 ? 'qu’une' : `que ${copies}`}.`,
  build: (name, values) => `${name} pose ${values}`,
  counted: (name, n, topped) => `${name} : ${cards(n)}${topped ? ' avec le sommet' : ''}`,
  teardown: (name, value) => (value === undefined ? `${name} démolit une carte` : `${name} démolit le ${value}`),
  tornMore: (name, n) => `${name} : ${count(n, { one: 'carte démolie', other: 'cartes démolies' })}`,
  tornFewer: (name, n) => `${name} : ${count(n, { one: 'carte démolie', other: 'cartes démolies' })} de moins`,
  doesNotCount: why => `Ne compte pas : ${why}.`,
  doesNotCountFrom: why => `Ne compte pas à partir d’ici\u00a0: ${why}.`,
  about: (tower, entry) => `${entry} (${tower})`,
  said: (entry, name, total) => `${entry}. ${name} a ${points(total)}.`,
  ask: {
    open: 'Que pourrais-je construire ?',
    title: 'Que pourrais-je construire avec ces cartes ?',
    forWhom: 'Les tours de qui ?',
    pick: 'Touche les cartes visibles',
    picked: n => `${n} sur 5`,
    full: 'Toutes les cartes visibles sont là. Touche une carte pour l’enlever.',
    takeAway: card => `Enlever ${card}`,
    most: n =>
      n === 0
        ? 'Aucune de ces cartes ne peut être posée.'
        : `Jusqu’à ${count(n, { one: 'carte peut être posée', other: 'cartes peuvent être posées' })}.`,
    atLeast: n => `Au moins ${count(n, { one: 'carte peut être posée', other: 'cartes peuvent être posées' })}.`,
    exactly: n => `Une annonce de ${n}`,
    tearFirst: card => `Démolir d’abord ${card}`,
    gain: (gain, total) => `${signed(gain)}, soit ${points(total)}`,
    write: 'Noter ainsi',
    unknown: towers => `Seulement comptées, on ne sait donc pas ce qui convient : ${towers}.`,
    way: place => `Possibilité ${place}`,
  },
};
