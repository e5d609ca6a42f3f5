import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });

export const fr = catalogue('fr', {
  name: 'Skyscraper',
  score: 'étages',
  cards: {
    joker: 'joker',
    dog: 'chien de garde',
    bone: 'os',
    jackhammer: 'marteau piqueur',
    'wrecking-ball': 'boule de démolition',
    milkshake: 'milkshake',
    'donut-truck': 'camionnette à donuts',
    thief: 'voleur',
    'super-thief': 'super-voleur',
  },
  refusals: ({ card }) => ({
    'not-in-hand': fact => `cette carte n’est pas en main : ${card(fact.card)}`,
    'no-floor': ({ cards: [one, other] }) =>
      `${card(one)} et ${card(other)} ne font pas un étage : il faut deux cartes étage qui font 9, ou une carte étage et un joker`,
    'no-such-opponent': ({ seat }) => `il n’y a pas d’adversaire à la place ${seat}`,
    'nothing-built': ({ seat }) => `la place ${seat} n’a encore aucun étage`,
    guarded: ({ seat, floor }) => `un chien garde l’étage ${floor} de la place ${seat}`,
    'not-in-top-floor': fact => `cette carte n’est pas au dernier étage de la place ${fact.seat} : ${card(fact.card)}`,
    'does-not-add-up': ({ value, with: own }) =>
      `la carte à voler vaut ${value} : il faut la carte étage qui la complète à 9 (carte jouée : ${card(own)})`,
    'no-such-floor': ({ seat, floor }) => `le gratte-ciel de la place ${seat} n’a pas d’étage ${floor}`,
    'has-a-dog': ({ floor }) => `l’étage ${floor} a déjà un chien de garde`,
    'no-dog-there': ({ seat, floor }) => `aucun chien ne garde l’étage ${floor} de la place ${seat}`,
    'hand-is-empty': ({ seat }) => `la place ${seat} n’a aucune carte en main`,
    'nobody-has-cards': () => 'aucun adversaire n’a de carte à voler',
    'not-these-cards': ({ expected }) =>
      `la pioche doit contenir exactement les cartes à mélanger : ${cards(expected)}`,
    'victim-has-not': fact => `la place ${fact.seat} n’a pas en main la carte volée : ${card(fact.card)}`,
  }),
  actions: {
    build: 'construction',
    'steal-floor': 'vol d’étage',
    guard: 'chien de garde',
    bone: 'os',
    jackhammer: 'marteau piqueur',
    'wrecking-ball': 'boule de démolition',
    thief: 'voleur',
    'super-thief': 'super-voleur',
    milkshake: 'milkshake',
    'donut-truck': 'camionnette à donuts',
    end: 'fin du tour',
  },
  figures: {
    turns: 'tours',
    'floors-built': 'étages construits',
    'died-down': 'parties enlisées',
    'floors-lost': 'étages perdus',
    blocks: 'blocages',
    'steal-floor-decides': 'vol d’étage décisif',
    'guard-decides': 'chien décisif',
    'bone-decides': 'os décisif',
    'jackhammer-decides': 'marteau décisif',
    'wrecking-ball-decides': 'boule décisive',
    'thief-decides': 'voleur décisif',
    'super-thief-decides': 'super-voleur décisif',
    'milkshake-decides': 'milkshake décisif',
    'donut-truck-decides': 'camionnette décisive',
  },
});
