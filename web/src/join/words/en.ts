import { counter } from '@belfry/engine/words';
import type { ClockSetting } from '@belfry/table';
import type { JoinWords } from './catalogue.js';

const count = counter('en');
const list = new Intl.ListFormat('en-GB');
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function clockText(clock: ClockSetting): string {
  if (clock.type === 'none') return 'no clock';
  if (clock.type === 'move') return `${count(clock.seconds, { one: 'second', other: 'seconds' })} a move`;
  return `${count(clock.days, { one: 'day', other: 'days' })} a move`;
}

export const en: JoinWords = {
  title: 'Join a table',
  typeDigits: 'Type the six digits from the host’s screen.',
  digits: 'Six digits',
  toGo: n => `${count(n, { one: 'digit', other: 'digits' })} to go`,
  looking: 'Looking for the table…',
  typeAgain: 'Type again',
  wrongCode: 'No table has this code. Perhaps two digits are swapped, or the table is closed.',
  tooFast: when => `That was a bit much at once. Try again ${when}.`,
  codesClosed: when => `Too many wrong codes have come in. Codes are taken again ${when}; links work all the time.`,
  noServer: 'The server does not answer. Perhaps you are offline, or it is taking a short break.',
  closing: 'The server is being renewed. Try again in a moment.',
  storageFull: 'The server has no room left, so nobody can sit down right now.',
  notLetIn: 'The table did not let you in. Perhaps somebody was faster.',
  failed: 'Something went wrong on the server. Try again.',
  again: 'Try again',
  orOpen: 'Or sit down at an open table',
  sit: 'Sit down',
  sitLabel: (game, names) => `Sit down: ${game}, ${names}`,
  taken: (taken, seats) => `${taken} of ${seats} seats taken`,
  tableOf: host => `${host}’s table`,
  clock: clockText,
  running: 'playing',
  watch: 'Watch',
  watchLabel: game => `Watch: ${game}`,
  more: n => count(n, { one: 'more', other: 'more' }),
  invites: (host, game) => `${host} invites you to ${game}`,
  invited: game => `You are invited to ${game}`,
  areThere: names =>
    names.length === 0
      ? 'You are the first at the table.'
      : `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} at the table.`,
  terms: clock => `No sign-up, ${clockText(clock)}.`,
  takeOver: 'The match is running, and a seat got free: you take it over as it stands.',
  name: 'What shall we call you?',
  sitDown: 'Sit down',
  onlyWatch: 'Only watch',
  rules: 'How it goes',
  full: {
    title: seats => `${seats === 2 ? 'Both' : `All ${NUMBERS[seats] ?? seats}`} seats are taken`,
    watch: 'You can watch, and sit down if one gets free.',
    closed: 'Nobody may watch here. Ask for a seat, or lay a table of your own.',
    own: 'Own table',
  },
  over: { title: game => `This match of ${game} is over`, text: 'You can look at how it went.', go: 'See the match' },
  device: {
    title: name => `Is that you, ${name}?`,
    text: 'From now on your tables are on this device too. The link works once.',
    instead: name => `Until now you are ${name} here. That ends with this.`,
    go: name => `Play on as ${name} on this device`,
  },
  dead: {
    title: 'This invitation has run out',
    text: 'The table is closed, the link was used already, or a piece of it got lost on the way. Ask for a new one: it takes the host one tap.',
    code: 'Type a code',
  },
  trouble: 'That did not work',
};
