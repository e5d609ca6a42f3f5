import { counter } from '@belfry/engine/words';
import type { Who } from '@belfry/ui';
import { en as game } from '../../../words/en.js';
import type { BoardWords, WhosePawn } from './catalogue.js';

const count = counter('en');
const list = new Intl.ListFormat('en-GB');
const stones = (n: number): string => count(n, { one: 'stone', other: 'stones' });
const fields = (n: number): string => count(n, { one: 'field', other: 'fields' });
const rings = (n: number): string => count(n, { one: 'ring', other: 'rings' });

const Subject = ({ you, name }: Who): string => (you ? 'You' : name);
const Whose = ({ you, name }: Who): string => (you ? 'Your' : `${name}’s`);
const colours = { red: 'red', blue: 'blue', green: 'green', black: 'black' } as const;
const owner = ({ who, colour }: WhosePawn): string =>
  colour === undefined ? Subject(who) : `${Subject(who)}, ${colours[colour]}`;
const hands = { steady: 'A steady hand', natural: 'A natural hand', shaky: 'A shaky hand' } as const;

export const en: BoardWords = {
  game,
  players: 'Players',
  owner,
  player: (pawn, height, left, could, onTurn) =>
    `${owner(pawn)}: height ${height}${could === undefined ? '' : `, could reach ${could}`}, ${rings(left)} left${onTurn ? ', on turn' : ''}`,
  together: height => `together ${height}`,
  colours,
  build: {
    heading: 'Build a stone, then climb',
    headingOf: colour => `Build a ${colours[colour]} stone, then climb`,
    dice: (one, other) => `The dice show ${one} and ${other}`,
    allows: (one, other) => `A ${one} or a ${other}, never the sum.`,
    allowsAll: 'Doubles: any stone you like.',
    chooseStone: 'Choose a stone below.',
    inHand: stone => `${stone} is in your hand.`,
    takesRing: left => `It takes a ring; ${left === 0 ? 'it is your last' : `you keep ${left}`}.`,
    noPlace: 'It fits nowhere.',
    thinking: 'Looking for good places …',
    unknown: 'Something went wrong while places were examined. You can build all the same.',
    again: 'Try again',
    place: (number, of) => `Place ${number} of ${of}`,
    shortPlace: (number, of) => `${number} of ${of}`,
    order: 'best climb first',
    showFalling: n => (n === 1 ? 'Show the one that falls' : `Show the ${n} that fall`),
    hideFalling: 'Hide those that fall',
    allFall: n => (n === 1 ? 'It has one place, and would fall there.' : `In all ${n} places it would fall.`),
    next: 'Next place',
    previous: 'Previous place',
    turn: 'Turn',
    tip: 'Tip',
    roll: 'Roll',
    button: stone => `Build ${stone} here`,
    anyway: stone => `Build ${stone} anyway`,
    discard: 'Nothing fits: put a stone away',
    discardHelp: ring =>
      ring
        ? 'No stone that the dice allow has a place. Put one into the box, or use a ring and build any stone.'
        : 'No stone that the dice allow has a place. One of your choice goes unused into the box.',
    discardStone: stone => `Put ${stone} into the box`,
  },
  verdicts: { firm: 'Firm', shaky: 'Shaky', falls: 'Falls' },
  gauge: 'The push it bears',
  bears: percent => `bears ${percent} %`,
  handMark: percent => `your hand ${percent}`,
  explain: (verdict, percent, hand, strongest) =>
    verdict === 'falls'
      ? 'It does not stay there, however steady the hand.'
      : verdict === 'firm'
        ? strongest === 0
          ? `It rests well: only a push of ${percent} % of its weight tips it. A steady hand does not push.`
          : `It rests well: only a push of ${percent} % of its weight tips it. ${hands[hand]} pushes ${strongest} at most.`
        : strongest === 0
          ? `It stands, but barely. A push of ${percent} % of its weight would tip it.`
          : `It stands, but a push of ${percent} % of its weight tips it. ${hands[hand]} may push up to ${strongest}.`,
  gain: (pawn, from, to, isFirst) =>
    pawn.who.you && isFirst
      ? `you can climb ${from} → ${to}`
      : isFirst
        ? `${owner(pawn)} can climb ${from} → ${to}`
        : `${owner(pawn)} too ${from} → ${to}`,
  noGain: 'lifts nobody',
  counts: { firm: n => `firm places ${n}`, shaky: n => `shaky ${n}` },
  rack: {
    label: (who, colour) => `${Whose(who)} ${colours[colour]} stones`,
    reason: reason => {
      switch (reason.code) {
        case 'die':
          return `the die shows ${reason.size}`;
        case 'doubles':
          return 'doubles allow it';
        case 'no-place':
          return 'fits nowhere';
        case 'needs':
          if (reason.ring === 'yours') return `needs a ${reason.size} or a ring`;
          return reason.ring === 'none' ? `needs a ${reason.size}, no ring left` : `needs a ${reason.size}, ring used`;
        case 'used':
          if (reason.boxed === 0) return 'both built';
          return reason.built === 0 ? 'both in the box' : 'one built, one in the box';
        case 'left':
          return reason.count === 1 ? 'one left' : 'both left';
      }
    },
    short: reason => (reason.code === 'needs' ? `needs ${reason.size}` : reason.code === 'no-place' ? 'no place' : ''),
    inHand: 'in hand',
    stone: (stone, parts) => `Stone ${stone}, ${count(parts, { one: 'part', other: 'parts' })}`,
    built: 'built',
    boxed: 'in the box',
    ringHelp:
      'A ring builds any stone, or helps the pawn: a leap of two heights, or a way over others’ colours. One a turn.',
    none: 'no stones left',
  },
  climb: {
    heading: (holds, height) => (holds ? 'It holds. Now climb' : `Climb, or stay on ${height}`),
    headingOf: colour => `Climb with the ${colours[colour]} pawn`,
    hint: 'Tap a lit field, or choose how you go.',
    now: 'now',
    atMost: 'at most',
    gaits: { foot: 'On foot', leap: 'Leap: one step of two', trespass: 'Trespass others’ colours' },
    shortGaits: { foot: 'On foot', leap: 'Leap', trespass: 'Trespass' },
    foot: n => `${fields(n)}, no ring`,
    ring: (n, isLast) => `${n} more, takes ${isLast ? 'your last ring' : 'a ring'}`,
    addsNothing: 'adds nothing',
    byRing: 'With a ring',
    nowhere: 'no way leads on',
    noRing: refusal => (refusal?.code === 'one-ring-a-turn' ? 'this turn’s ring is used' : 'no ring left'),
    others: (standings, left) => {
      const told = list.format(standings.map(({ who, height }) => `${who} on ${height}`));
      const rounds = left === 0 ? 'this is the last round' : count(left, { one: 'more round', other: 'more rounds' });
      return `${told}; ${rounds}. A ring you keep can break a tie.`;
    },
    go: (height, by, change) =>
      by === 'leap'
        ? `Leap to ${height}`
        : by === 'trespass'
          ? `Trespass to ${height}`
          : change > 0
            ? `Climb to ${height}`
            : `Walk to ${height}`,
    stay: height => `Stay on ${height}`,
  },
  waiting: {
    roll: who => (who.you ? 'The dice roll for you' : `The dice roll for ${who.name}`),
    build: who => (who.you ? 'You build' : `${who.name} builds`),
    settle: 'The tower settles …',
    move: who => (who.you ? 'You climb' : `${who.name} climbs`),
    builds: (who, stone) => `${Subject(who)} ${who.you ? 'build' : 'builds'} ${stone}`,
    skip: 'Skip',
    over: 'The match is over.',
    falls: 'The tower comes down …',
  },
  fall: {
    failed: (stone, hasFallen, others) => {
      if (others.length === 0) return `${stone} fell and comes back.`;
      const deed = hasFallen ? 'fell and took' : 'knocked over';
      return `${stone} ${deed} ${list.format(others)}${hasFallen ? ' along' : ''}. That is put back, and ${stone} comes back.`;
    },
    again: tries => (tries === 2 ? 'Second try of three, no new roll.' : 'Third and last try, no new roll.'),
    third: stone =>
      `Third failure: ${stone} goes unused into the box, because nobody may try a fourth time in one turn.`,
    broughtDown: (who, stone) => `${Whose(who)} ${stone} brings it down`,
    count: (fallen, all) => `${fallen} of ${stones(all)} fall. Three are enough to end it.`,
    wins: winners =>
      winners.length === 1 && winners[0]?.you === true
        ? `You win, ${winners[0].name}`
        : `${list.format(winners.map(({ name }) => name))} ${winners.length === 1 ? 'wins' : 'win'}`,
    wasVerdict: { firm: 'It was firm', shaky: 'It was shaky', falls: 'It could not stand' },
    bore: (percent, push) =>
      push === undefined
        ? `It bore a push of ${percent} %.`
        : `It bore a push of ${percent} %. The hand gave ${push} %.`,
    play: 'Play',
    pause: 'Pause',
    time: 'Moment of the fall',
    seconds: seconds => `${seconds.toFixed(1)} s`,
    slow: '¼ speed',
    otherPhysics: 'This fall cannot be shown again: another version of the physics made it.',
    untold: 'This fall cannot be shown again: nothing tells how the hand pushed.',
  },

  story: {
    title: 'How it went',
    axis: 'height by round',
    spoken: lines =>
      `Height by round. ${lines.map(({ name, heights }) => `${name}: ${heights.join(', ')}`).join('. ')}.`,
    player: 'Player',
    built: 'Stones built',
    fell: 'Fell',
    rings: 'Rings used',
    savePicture: 'Save a picture',
  },
  view: {
    label: 'View',
    scene: '3-D',
    plan: 'Plan',
    tools: 'Camera',
    sides: { front: 'From the front', right: 'From the right', back: 'From behind', left: 'From the left' },
    turn: 'To the next side',
    top: 'Top',
    pawn: 'My pawn',
    mirror: 'Camera buttons to the other side',
    lost: 'There is no 3-D picture on this device now; the plan shows the same.',
  },
};
