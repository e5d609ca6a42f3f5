import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('de');
const cards = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });

export const de = catalogue('de', {
  name: '5 Towers',
  score: 'Punkte',
  towers: ['Candyturm', 'Gruselturm', 'Baumturm', 'Metallturm', 'Sandturm'],
  kinds: ['Candy', 'Grusel', 'Baum', 'Metall', 'Sand'],
  card: (kind, value) => `${kind}-${value}`,
  refusals: ({ tower, card }) => ({
    'tower-is-topped': fact =>
      `${card(fact.card)} passt nicht: Der Turm hat seine Spitze, auf eine 0 kommt nichts mehr`,
    'not-lower': fact =>
      `${card(fact.card)} passt nicht auf eine ${fact.top}: Sie müsste niedriger sein, eine 9 sein oder auf einer 8 liegen`,
    'starter-must-bid': () => 'die Startperson darf nicht passen, aber 0 bieten',
    'bid-too-low': ({ standing }) => `ein Gebot muss höher sein als das aktuelle Höchstgebot von ${standing}`,
    'bid-too-high': fact => `nur ${count(fact.cards, { one: 'Karte liegt', other: 'Karten liegen' })} in der Auslage`,
    'bid-not-buildable': ({ most }) =>
      most === 0
        ? 'keine Karte der Auslage lässt sich bauen'
        : `höchstens ${count(most, { one: 'Karte lässt', other: 'Karten lassen' })} sich bauen`,
    'bid-was-revoked': ({ most }) => `nach der Rücknahme ist in dieser Runde ein Gebot von höchstens ${most} erlaubt`,
    'bidding-first': () => 'noch wird geboten',
    'bidding-is-over': () => 'das Bieten ist vorbei, jetzt wird gebaut',
    'can-build': fact => `das Gebot ist umsetzbar, also wird gebaut: ${cards(fact.count)}`,
    'wrong-number-of-cards': ({ placed, bid }) => `${cards(placed)} gelegt, das Gebot war ${bid}`,
    'not-on-display': fact => `${card(fact.card)} liegt nicht in der Auslage`,
    'nothing-to-tear-down': fact => `einen ${tower(fact.tower)} zum Abreißen gibt es nicht`,
    'tower-top-stays': fact => `die Turmspitze (0) des ${tower(fact.tower)}s darf nie abgerissen werden`,
    'not-these-cards': ({ expected }) =>
      `der Zugstapel muss genau aus den zu mischenden Karten bestehen: ${cards(expected)}`,
  }),
  actions: { bid: 'geboten', pass: 'gepasst', build: 'gebaut', revoke: 'zurückgenommen' },
  figures: {
    rounds: 'Runden',
    cards: 'gebaute Karten',
    'tower-tops': 'Turmspitzen',
    'torn-down': 'abgerissene Karten',
  },
});
