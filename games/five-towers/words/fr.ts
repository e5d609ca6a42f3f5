import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('fr');
const cards = (n: number): string => count(n, { one: 'carte', other: 'cartes' });

export const fr = catalogue('fr', {
  name: '5 Towers',
  score: 'points',
  towers: ['tour de bonbons', 'tour hantée', 'tour-arbre', 'tour de ferraille', 'tour de sable'],
  kinds: ['bonbons', 'hantée', 'arbre', 'ferraille', 'sable'],
  card: (kind, value) => `${kind} ${value}`,
  refusals: ({ tower, card }) => ({
    'tower-is-topped': fact => `${card(fact.card)} ne va pas : cette tour a déjà son sommet, rien ne se pose sur un 0`,
    'not-lower': fact =>
      `${card(fact.card)} ne va pas sur un ${fact.top} : il faudrait une valeur plus basse, un 9, ou un 8 en dessous`,
    'starter-must-bid': () => 'la personne qui commence ne peut pas passer, mais elle peut annoncer 0',
    'bid-too-low': ({ standing }) => `il faut annoncer plus que ${standing}`,
    'bid-too-high': fact => `il n’y a que ${count(fact.cards, { one: 'carte visible', other: 'cartes visibles' })}`,
    'bid-not-buildable': ({ most }) =>
      most === 0 ? 'aucune des cartes visibles ne peut être posée' : `impossible de construire plus de ${cards(most)}`,
    'bid-was-revoked': ({ most }) => `après une annonce retirée, on peut annoncer ${most} au plus pendant cette manche`,
    'bidding-first': () => 'les enchères ne sont pas terminées',
    'bidding-is-over': () => 'les enchères sont terminées, il faut construire',
    'can-build': fact => `l’annonce est réalisable : il faut construire ${cards(fact.count)}`,
    'wrong-number-of-cards': ({ placed, bid }) => `posées : ${cards(placed)} ; annonce : ${bid}`,
    'not-on-display': fact => `${card(fact.card)} n’est pas parmi les cartes visibles`,
    'nothing-to-tear-down': fact => `rien à démolir : pas de ${tower(fact.tower)}`,
    'tower-top-stays': fact => `le sommet (${tower(fact.tower)}) est un 0, il n’est jamais démoli`,
    'not-these-cards': ({ expected }) =>
      `la pioche doit contenir exactement les cartes à mélanger : ${cards(expected)}`,
  }),
  actions: { bid: 'annonce', pass: 'passe', build: 'construction', revoke: 'annonce retirée' },
  figures: { rounds: 'manches', cards: 'cartes posées', 'tower-tops': 'sommets', 'torn-down': 'cartes démolies' },
});
