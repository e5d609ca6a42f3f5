import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { STRONGEST_PUSH } from '../../rules/index.js';
import { en as game } from '../../words/en.js';
import type { Owner } from '../owner.js';
import { type OwnedStone, type TableTexts, tableWords } from './catalogue.js';

const count = counter('en');
const stones = (n: number): string => count(n, { one: 'stone', other: 'stones' });
const list = (type: 'conjunction' | 'disjunction', items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type }).format(items);
const and = (items: readonly string[]): string => list('conjunction', items);
const or = (items: readonly number[]): string => list('disjunction', items.map(String));
const percent = (share: number): string => new Intl.NumberFormat('en-GB', { style: 'percent' }).format(share);

const tint = ({ colour }: Owner): string => (colour === undefined ? '' : ` (${colour})`);
/** `You build`, `Mila (red) builds`. */
const does = (who: Owner, yours: string, theirs: string): string =>
  `${who.you ? 'You' : who.name}${tint(who)} ${who.you ? yours : theirs}`;
/** In the middle of a sentence. */
const names = (whos: readonly Who[]): string => and(whos.map(({ you, name }) => (you ? 'you' : name)));
const whose = ({ you, name }: Who): string => (you ? 'your' : `${name}’s`);
const Whose = ({ you, name }: Who): string => (you ? 'Your' : `${name}’s`);
const stone = ({ owner, stone: name }: OwnedStone): string => `${whose(owner)} {${name}}${tint(owner)}`;
const Stone = ({ owner, stone: name }: OwnedStone): string => `${Whose(owner)} {${name}}${tint(owner)}`;
const pawns = (owners: readonly Owner[]): string => and(owners.map(owner => `${whose(owner)} pawn${tint(owner)}`));
/** `Your turn`, `Mila (red)`. */
const turnOf = (who: Owner): string => `${who.you ? 'Your turn' : who.name}${tint(who)}`;

const texts: TableTexts = {
  game,
  options: {
    players: { name: 'Players', help: 'With two players each plays two colours, and both pawns count.' },
    hand: {
      name: 'Hand',
      help: 'How steady a hand sets the stones down. It gives each new stone a small push, in any direction.',
      values: {
        steady: { name: 'Steady', help: 'No push at all. What can stand, stands.' },
        natural: {
          name: 'Natural',
          help: `A push of up to ${percent(STRONGEST_PUSH.natural)} of the stone’s weight. Careful builders seldom bring the tower down.`,
        },
        shaky: {
          name: 'Shaky',
          help: `A push of up to ${percent(STRONGEST_PUSH.shaky)} of the stone’s weight. Even careful builders bring a tower down now and then.`,
        },
      },
    },
    readOut: {
      name: 'Will it hold?',
      help: 'Whether the table says so before a stone is built: to everybody, or to nobody.',
      values: {
        shown: { name: 'Shown', help: 'Firm, shaky or falls: you see it for each place, before you build.' },
        hidden: { name: 'Hidden', help: 'For the brave: look at the tower, and trust your own eye.' },
      },
    },
  },
  tell: {
    round: n => `Round ${n}`,
    end: 'The end',
    joint: '; ',
    builds: (who, name) => `${does(who, 'build', 'builds')} {${name}}`,
    dice: (one, other) => `dice ${one} and ${other}`,
    paidRing: 'ring: any stone',
    ringInForce: 'the ring still counts',
    holds: 'it holds',
    falls: (built, along) =>
      along.length === 0 ? `${Stone(built)} falls` : `${Stone(built)} falls and takes ${and(along.map(stone))} along`,
    upsets: (built, fell) => `${Stone(built)} makes ${and(fell.map(stone))} fall`,
    putBack: (n, on) =>
      `${n === 1 ? 'the old stone is put back' : 'the old stones are put back'}${on.length === 0 ? '' : `, with ${pawns(on)}`}`,
    again: (name, failures) => `{${name}} comes back: ${failures === 1 ? 'a second try' : 'a third and last try'}`,
    boxed: name => `third failure: {${name}} goes into the box`,
    collapses: built => `${Stone(built)} brings the tower down`,
    fell: n => `${stones(n)} fall: the match is over`,
    climbs: (who, from, to, column) => `${does(who, 'climb', 'climbs')} from ${from} to ${to}, onto ${column}`,
    descends: (who, from, to, column) => `${does(who, 'go', 'goes')} down from ${from} to ${to}, onto ${column}`,
    walks: (who, height, column) => `${does(who, 'walk', 'walks')} to ${column}, still on ${height}`,
    toTable: (who, from) => `${does(who, 'go', 'goes')} down from ${from} to the table`,
    acrossTable: 'across the table',
    leap: (from, to) => `ring: leap from ${from} to ${to}`,
    trespass: (passed, entered) =>
      [
        'ring: trespass',
        ...(entered.length === 0 ? [] : [`over ${and(entered.map(owner => `${whose(owner)} colour${tint(owner)}`))}`]),
        ...(passed.length === 0 ? [] : [`past ${pawns(passed)}`]),
      ].join(' '),
    stays: (who, height) => `${does(who, 'stay', 'stays')} on ${height}`,
    discards: (who, name) => `${does(who, 'put', 'puts')} {${name}} away`,
    noneLeft: (one, other) => `dice ${one} and ${other}: no such stone left`,
    noPlace: 'the dice allow no place',
    wins: who => (who.you ? 'You win' : `${who.name} wins`),
    share: winners => (winners.some(({ you }) => you) ? 'You share' : `${names(winners)} share`).concat(' the victory'),
    decidedBy: {
      height: 'the highest pawn',
      parts: 'equally high, but with fewer unused parts',
      rings: 'equally high, as many unused parts, but more rings left',
      shared: 'height, unused parts and rings are all equal',
      'last-standing': 'the other brought the tower down',
    },
  },
  prompt: {
    build: (who, sizes) => `${turnOf(who)}: build a stone of ${or(sizes)} ${sizes.at(-1) === 1 ? 'part' : 'parts'}`,
    buildAny: who => `${turnOf(who)}: doubles, build any stone`,
    buildAgain: (who, tries) =>
      `${turnOf(who)}: it fell. Build again, ${tries === 1 ? 'your last try' : `${tries} tries left`}`,
    discard: (who, mayUseRing) =>
      `${turnOf(who)}: the dice allow nothing. Put a stone away${mayUseRing ? ', or use a ring' : ''}`,
    move: (who, height) => `${turnOf(who)}: climb, or stay on ${height}`,
    waitForBuild: who => `${who.name}${tint(who)} is building`,
    waitForMove: who => `${who.name}${tint(who)} is climbing`,
    rolling: who => does(who, 'roll', 'rolls'),
    settling: 'Does it hold? The tower settles',
    over: 'The match is over',
  },
  result: {
    title: 'Score sheet',
    place: 'Place',
    player: 'Player',
    height: 'Height',
    inBox: 'In the box',
    partsLeft: 'Parts left',
    rings: 'Rings',
    winner: 'Winner',
    you: 'You',
    broughtDown: 'brought it down',
    stands: (n, high) => `The tower stands: ${stones(n)}, ${high} high.`,
    collapsed: (who, fell, n) => `${who.you ? 'You' : who.name} brought the tower down: ${fell} of ${stones(n)} fell.`,
    out: fromTop => `Who does that is out${fromTop ? ', even from the top' : ''}.`,
    ofTheOthers: 'Of the others, whoever stood highest before that turn wins.',
    otherWins: who => `So ${who.you ? 'you win' : `${who.name} wins`}.`,
    bothPawns: 'Heights, parts and rings of both colours count together.',
    why: 'What decides',
    questions: {
      height: 'Height.',
      parts: 'Fewer parts in the box.',
      partsLeft: 'Fewer parts left.',
      rings: 'More rings left.',
    },
    highest: (who, height) => `${who.you ? 'You stand' : `${who.name} stands`} highest, on ${height}.`,
    level: (whos, height) => `Level on ${height}: ${names(whos)}.`,
    count: (who, n, of) => `${who.you ? 'you' : who.name} ${n}${of.length === 0 ? '' : ` (${of.join(', ')})`}`,
    stillLevel: whos => `Still level: ${names(whos)}.`,
    decides: 'This decides.',
    equal: 'Equal.',
    notNeeded: 'Not needed.',
    shared: 'Nothing tells them apart: the victory is shared.',
  },
  facts: {
    round: n => `Round ${n}`,
    of: n => `of ${n}`,
    allRounds: n => `All ${n} rounds`,
    high: layers => `${layers} high`,
    stones,
  },
  places: {
    field: (column, height) => `${column} at height ${height}`,
    cell: (column, layer) => `${column} in layer ${layer}`,
    pawn: owner => `${whose(owner)} pawn${tint(owner)}`,
  },
};

export const en = tableWords('en', texts);
