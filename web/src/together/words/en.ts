import { counter } from '@belfry/engine/words';
import type { TogetherWords } from './catalogue.js';

const count = counter('en');
const days = (n: number) => count(n, { one: 'day', other: 'days' });
const seconds = (n: number) =>
  n < 60 ? count(n, { one: 'second', other: 'seconds' }) : count(n / 60, { one: 'minute', other: 'minutes' });

export const en: TogetherWords = {
  title: 'Play with friends',
  how: 'How do you play?',
  hows: {
    devices: { name: 'Own devices', help: 'Each on their own device' },
    screen: { name: 'TV and phones', help: 'One screen for all, phones as hands' },
    one: { name: 'One device', help: 'It goes round the table' },
  },
  game: 'Which game?',
  howMany: 'How many players?',
  who: 'Who sits where?',
  seat: number => `Seat ${number}`,
  whoOn: seat => `Who sits on seat ${seat}?`,
  you: 'you',
  open: 'Open',
  openHelp: listed => (listed ? 'for whoever comes' : 'for whoever has the link'),
  bot: 'Bot',
  whichBot: 'A bot: who from the belfry?',
  done: 'Done',
  name: 'Your name',
  figure: 'Your figure',
  wrongName: { missing: 'What shall the others call you?', 'too-long': 'At most 30 characters, please.' },
  allOpen: 'All seats are open. Phones scan the code on the screen and sit down.',
  clock: 'Clock',
  clocks: {
    none: { name: 'None', help: 'Take your time. A bell reminds whoever is on turn.' },
    move: { name: 'Relaxed', help: (each, reserve) => `${seconds(each)} a move, and ${seconds(reserve)} in reserve.` },
    days: { name: 'Days', help: each => `${days(each)} a move. Close the app; it tells you when it is your turn.` },
  },
  clockOf: clock => {
    if (clock.type === 'none') return 'no clock';
    return clock.type === 'days' ? `${days(clock.days)} a move` : `${seconds(clock.seconds)} a move`;
  },
  timeEach: 'Time for a move',
  seconds: n => (n < 60 ? `${n} s` : `${n / 60} min`),
  days,
  guests: 'Who may come?',
  access: { link: 'Only with the link', listed: 'Listed for all' },
  watching: 'Others may watch',
  watchingHelp: 'Without a seat, and without seeing what is hidden.',
  delay: 'They see it',
  delays: n => (n === 0 ? 'at once' : `${n < 60 ? `${n} s` : `${n / 60} min`} later`),
  seating: 'Who begins?',
  seatings: {
    lot: { name: 'Seats by lot', help: 'The seats are drawn when you start, with everybody’s sealed numbers.' },
    chosen: { name: 'As they sit', help: 'Whoever has the first seat begins.' },
  },
  rules: 'Rules',
  openTable: 'Open the table',
  openTableHelp: 'then send the link; nobody needs to sign up',
  opening: 'Laying the table…',
  noServer: {
    title: 'No server in reach',
    text: 'Friends on other devices need one. On this device you can play together all the same, and we keep looking.',
    one: 'Play on one device',
  },
  problem: {
    'too-many-tables': 'You have as many tables as this server allows. Finish or close one of them first.',
    'no-listed-tables': 'This server lists no tables. Choose “Only with the link”.',
    'storage-full': 'The server has no room for another table right now.',
    'too-fast': 'That was a little fast. Try again in a moment.',
  },
  failed: 'The table could not be opened. Try again.',
};
