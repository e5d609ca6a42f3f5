import { counter } from '@belfry/engine/words';
import { catalogue } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });

export const en = catalogue('en', {
  name: '5 Towers',
  score: 'points',
  towers: ['candy tower', 'scary tower', 'tree tower', 'scrap tower', 'sand tower'],
  kinds: ['candy', 'scary', 'tree', 'scrap', 'sand'],
  card: (kind, value) => `${kind} ${value}`,
  refusals: ({ tower, card }) => ({
    'tower-is-topped': fact => `${card(fact.card)} cannot be placed: that tower has its top, and nothing goes on a 0`,
    'not-lower': fact =>
      `${card(fact.card)} cannot go on ${fact.top === 11 ? 'an' : 'a'} ${fact.top}: it would have to be lower, or a 9, or lie on an 8`,
    'starter-must-bid': () => 'the starting player cannot pass, but may bid 0',
    'bid-too-low': ({ standing }) => `a bid must be higher than ${standing}, the highest so far`,
    'bid-too-high': fact => `only ${cards(fact.cards)} on display`,
    'bid-not-buildable': ({ most }) =>
      most === 0 ? 'none of the cards on display can be built' : `at most ${cards(most)} can be built`,
    'bid-was-revoked': ({ most }) => `after taking a bid back, at most ${most} may be bid this round`,
    'bidding-first': () => 'the bidding is not over yet',
    'bidding-is-over': () => 'the bidding is over; now it is time to build',
    'can-build': fact => `the bid can be carried out: ${cards(fact.count)} must be built`,
    'wrong-number-of-cards': ({ placed, bid }) => `${cards(placed)} placed, but the bid was ${bid}`,
    'not-on-display': fact => `${card(fact.card)} is not on display`,
    'nothing-to-tear-down': fact => `there is no ${tower(fact.tower)} to tear down from`,
    'tower-top-stays': fact => `the top of the ${tower(fact.tower)} is a 0 and is never torn down`,
    'not-these-cards': ({ expected }) => `the deck must be made of exactly the ${cards(expected)} to be shuffled`,
  }),
  actions: { bid: 'bid', pass: 'pass', build: 'build', revoke: 'take back' },
  figures: { rounds: 'rounds', cards: 'cards built', 'tower-tops': 'tower tops', 'torn-down': 'cards torn down' },
});
