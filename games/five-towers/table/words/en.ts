import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { en as game } from '../../words/en.js';
import { type TableTexts, tableWords } from './catalogue.js';

const count = counter('en');
const cards = (n: number): string => count(n, { one: 'card', other: 'cards' });
const points = (n: number): string => count(n, { one: 'point', other: 'points' });
const tower = (index: number): string => game.towers[index] ?? '';
const Tower = (index: number): string => upper(tower(index));
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const list = (type: 'conjunction' | 'disjunction', items: readonly (string | number)[]): string =>
  new Intl.ListFormat('en-GB', { type }).format(items.map(String));
const or = (items: readonly (string | number)[]): string => list('disjunction', items);

/** `you bid`, `Mila bids`. */
const does = ({ you, name }: Who, yours: string, theirs: string): string =>
  you ? `You ${yours}` : `${name} ${theirs}`;

/** `your`, `Mila’s`. */
const ownerOf = ({ you, name }: Who): string => (you ? 'your' : `${name}’s`);

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Players', help: 'With 4 or 5 players the deck has 30 more cards.' },
    bids: {
      name: 'Bids',
      help: 'What happens when somebody bids more than they can build.',
      values: {
        checked: { name: 'Checked', help: 'Only bids that you could carry out are allowed.' },
        table: { name: 'As at the table', help: 'Bid what you like. If you cannot build it, you take the bid back.' },
      },
    },
  },
  tell: {
    round: n => `Round ${n}`,
    shuffle: n => `The deck is shuffled: ${cards(n)}.`,
    reshuffle: n => `The deck has run out. The discard pile is shuffled into the last one: ${cards(n)}.`,
    dealt: 'On display: {}',
    begins: (who, n) => `${does(who, 'begin', 'begins')} with ${n}`,
    bids: (who, n) => `${does(who, 'bid', 'bids')} ${n}`,
    passes: who => does(who, 'pass', 'passes'),
    tears: who => `${does(who, 'tear', 'tears')} down {}`,
    builds: who => `${does(who, 'build', 'builds')} {}`,
    revokes: who => `${does(who, 'cannot build it: you take', 'cannot build it and takes')} the bid back`,
    nobodyBuilds: 'Nobody builds. The display is discarded.',
  },
  prompt: {
    bid: ({ you, name }, bids, mayPass) => {
      const whose = you ? 'Your turn' : name;
      if (bids.length === 0) return `${whose}: you can only pass`;
      if (mayPass) return `${whose}: bid ${or(bids)}, or pass`;
      if (bids.length === 1) return `${whose}: you can only begin with ${or(bids)}`;
      return `${whose}: how many cards to build?`;
    },
    build: ({ you, name }, n) => (you ? `You build ${cards(n)}` : `${name}: build ${cards(n)}`),
    revoke: ({ you, name }, n) => `${you ? 'You' : name} cannot build ${n}`,
    waitForBid: ({ name }) => `${name} is thinking about a bid`,
    waitForBuild: ({ name }, n) => `${name} is building ${cards(n)}`,
    shuffling: 'The deck is being shuffled',
    over: 'The match is over',
  },
  fit: {
    begins: 'begins a tower',
    beginsShort: 'begins',
    on: top => `fits on ${top}`,
    onShort: 'fits',
    nine: '9 goes on any but 0',
    ifTorn: top => `if ${top} is torn down`,
    ifTornShort: top => `tear ${top}`,
    after: value => `after ${value}`,
    roofed: 'tower is topped',
    roofedShort: 'topped',
    none: 'no place',
    noneShort: 'no place',
    placed: 'placed',
    inHand: 'chosen',
    inHandShort: 'chosen',
    stays: 'stays behind',
    staysShort: 'stays',
  },
  why: {
    notAbove: ({ you, name }, bid) => `not above ${you ? 'your' : `${name}’s`} ${bid}`,
    notAboveNothing: 'to bid nothing, pass',
    mostBuildable: most => (most === 0 ? 'you can build none' : `you can build ${most} at most`),
    revoked: most => `after taking back: ${most} at most`,
    ifTorn: 'if you tear one down',
  },
  build: {
    choose: ({ you, name }) => (you ? 'Choose a card to build' : `${name}: choose a card to build`),
    place: (card, index) => `Place ${card} on your ${tower(index)}`,
    tearFirst: top => `Tear down ${top} or choose another card`,
    chooseOther: 'Choose another card',
    wrongTower: (card, index) => `${card} goes only on your ${tower(index)}.`,
    allPlaced: 'All placed. Is that right?',
    progress: (placed, all) => `${placed} of ${cards(all)} placed.`,
    left: n => `${cards(n)} to build.`,
    done: 'Done',
    doneLeft: n => `${cards(n)} still to place`,
    takeBack: 'Take back',
    showWay: 'Show me a way',
    placeOn: index => `Place on ${tower(index)}`,
    placeHere: 'Place here',
    tearDown: card => `Tear down ${card}`,
    torn: card => `${card} torn down.`,
    pile: (n, cost) => `${cards(n)} on your teardown pile: ${cost} ${n === 1 ? 'point' : 'points'}`,
    didPlace: (card, placed, all) => `${card} placed, ${placed} of ${all}.`,
    didTakeBack: card => `${card} taken back.`,
    didShowWay: 'Here is a way. You can still take it back.',
    revoke: 'Take the bid back',
    revokeHelp:
      'You cannot build that many, even by tearing a card down. You bid again, lower, or pass if you did not begin.',
  },
  board: {
    you: 'You',
    otherPlayers: 'Other players',
    allPlayers: 'Players',
    towersOf: ({ you, name }) => (you ? 'Your towers' : `${name}’s towers`),
    showTowersOf: name => `Show ${name}’s towers`,
    display: 'Display',
    emptyDisplay: 'No cards on display.',
    decision: 'Your decision',
    yourBid: 'Your bid',
    bid: n => `Bid ${n}`,
    pass: 'Pass',
    autoPass: 'Pass automatically if I must',
    points,
    pointsUnit: n => (Math.abs(n) === 1 ? 'point' : 'points'),
    scoreParts: 'What the points come from',
    cards: 'Without a top',
    roofed: 'With a top, × 2',
    mainTower: 'Main tower',
    tornDown: 'Torn down',
    tornCount: n => `${n} torn down`,
    nextTearCosts: n => `The next one costs another ${points(n)}.`,
    saidBid: n => `bid ${n}`,
    saidPass: 'passed',
    began: 'began',
    highest: 'highest',
    onTurn: 'bids now',
    builds: 'builds',
    yourTurn: 'your turn',
    youBuild: 'you build',
    highestBid: ({ you, name }, n) => (you ? `Your ${n} is the highest bid.` : `${name}’s ${n} is the highest bid.`),
    noBidYet: 'The highest bid must be built.',
    speakAfter: names =>
      names.length === 1
        ? `${list('conjunction', names)} bids after you.`
        : `${list('conjunction', names)} bid after you.`,
    lastToSpeak: 'You bid last.',
    tower: (index, values, n) => `${Tower(index)}: ${values.join(', ')}; ${points(n)}`,
    towerNotBegun: index => `${Tower(index)}: not begun`,
    roofedTower: 'with its top',
    isMainTower: 'main tower',
    toCome: 'Still to come',
    deck: (n, isLast) => `${isLast ? 'Last deck' : 'Deck'}: ${cards(n)}`,
    discard: n => `Discard pile: ${cards(n)}`,
    toComeHelp: 'These cards are in the deck. Nobody knows their order.',
    noneToCome: 'none',
    keyTitle: 'Special cards',
    key: {
      8: 'takes any card on top',
      9: 'goes on any card but a 0',
      0: 'tower top: closes the tower, each card counts double',
    },
    close: 'Close',
  },
  result: { title: 'Score sheet', part: 'Part', total: 'Total', winner: 'Winner' },
  decided: {
    nobody: (names, n) => `Nobody is ahead: ${list('conjunction', names)} have ${points(n)} each.`,
    topped: (who, index, n) => `The top on ${ownerOf(who)} ${tower(index)} decided it: ${points(n)}.`,
    main: (who, index, n) =>
      `${upper(ownerOf(who))} main tower decided it: the ${tower(index)} counted ${points(n)} once more.`,
    plain: (who, than, n) =>
      `${upper(ownerOf(who))} towers without a top decided it: ${points(n)} more than ${than.you ? 'yours' : `${than.name}’s`}.`,
    torn: ({ you, name }, n) => `Torn-down cards decided it: they cost ${you ? 'you' : name} ${points(n)}.`,
  },
  facts: { round: n => `Round ${n}`, cards: n => cards(n), lastDeck: 'Last deck:' },
};

export const en = tableWords('en', texts);
