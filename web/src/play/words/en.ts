import type { PlayWords } from './catalogue.js';
import { low } from './low.js';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const list = new Intl.ListFormat('en-GB');

export const en: PlayWords = {
  birds: {
    fledgling: 'The Fledgling',
    jackdaw: 'The Jackdaw',
    owl: 'The Owl',
    stork: 'The Stork',
    bird: 'The bot',
    sparrow: 'The Sparrow',
    falcon: 'The Falcon',
    magpie: 'The Magpie',
  },
  here: name => `${name} is here`,
  gone: name => `${name} is not connected`,
  playsFor: (bird, name) => `${bird} plays for ${name}`,
  onVacation: (name, until) => `${name} is on holiday until ${until}`,
  away: (name, bird) => ({
    title: `${name} is away.`,
    text: `${bird} plays for ${name}. ${name} can come back any time.`,
  }),
  isBack: name => `${name} is back.`,
  hasLeft: (name, bird) => ({
    title: `${name} has left the table.`,
    text: `${bird} plays on. Whoever likes may take the seat.`,
  }),
  goneLong: name => ({ title: `${name} has not been connected for a while.`, text: 'As the host you can help.' }),
  letBot: name => `Let a bot play for ${name}`,
  free: name => `Free ${name}’s seat`,
  freeSure: (name, bird) => `Then ${low(bird)} plays on, and ${name} cannot come back to this seat. Really free it?`,
  kept: {
    title: bird => `${bird} kept your seat warm.`,
    moves: count =>
      count === 0 ? 'It has made no move for you yet.' : `It made ${counted(count, 'move', 'moves')} for you.`,
    points: 'It plays on until you take your seat.',
    take: 'Take my seat',
    see: 'See them',
    hide: 'Hide them',
  },
  clock: {
    of: (name, time, running) => (running ? `${name}: ${time} left, the clock is running` : `${name}: ${time} left`),
    both: (move, reserve) => `${move} for this move, then ${reserve} in reserve`,
    yours: seconds => `Your turn, ${counted(seconds, 'second', 'seconds')}.`,
    thenReserve: reserve => `Then your reserve begins: ${reserve}.`,
    fromReserve: 'Your reserve is running out.',
    thenBot: bird => `Then ${low(bird)} plays for you.`,
  },
  yourTurn: 'Your turn',
  turnOf: name => `${name}’s turn`,
  over: 'Finished',
  watchers: count => counted(count, 'watches', 'watch'),
  youWatch: 'You watch.',
  later: seconds => `You see everything ${counted(seconds, 'second', 'seconds')} later.`,
  sitDown: name => `Play on for ${name}`,
  undo: {
    button: 'Take back',
    until: name =>
      name === undefined ? 'You may take it back until somebody moves.' : `You may take it back until ${name} moves.`,
    why: 'Once somebody has moved or a card was turned up, nothing can be taken back.',
  },
  line: {
    lost: 'Your line is lost.',
    look: 'You can look, but not move.',
    kept: 'Everything is kept.',
    waits: (time, bird) => `The table waits ${time} for you; then ${low(bird)} plays until you are back.`,
    tryNow: 'Try now',
    looking: 'Looking for the table …',
    attempt: (number, seconds) => {
      const which = `${ORDINALS[number - 1] ?? `${number}th`} try`;
      return seconds === undefined ? which : `${which}, in ${counted(seconds, 'second', 'seconds')}`;
    },
    renewed: { title: 'The server is being renewed.', text: 'All tables are kept, all clocks stand still.' },
    back: 'You are back.',
    nothingNew: 'Nothing happened meanwhile.',
    yourTurn: 'It is your turn.',
  },
  menu: {
    cover: 'A bot plays for me',
    coverHelp: bird => `${bird} keeps your seat until you take it back.`,
    leave: 'Leave the table',
    leaveTitle: 'Leave the table?',
    keep: 'Keep my seat',
    keepHelp: 'You find the table on the start page, and can come back any time.',
    giveUp: 'Give my seat up',
    giveUpHelp: bird => `${bird} plays on, and somebody else may sit down.`,
    giveUpSure: 'Give it up for good',
    device: 'Continue on another device',
    showHand: 'Only my hand',
    showBoard: 'The whole table',
  },
  device: {
    title: 'Continue on another device',
    text: 'Scan this, or open the link there. It works once, within ten minutes, and makes the other device yours too. A new link replaces it.',
    waiting: 'The link is being made …',
    link: 'Link for your other device',
    copy: 'Copy link',
    copied: 'The link is copied.',
    picture: 'The link as a picture to scan',
  },
  rematch: {
    title: 'Another match?',
    wants: 'wants to',
    youWant: 'you want to',
    thinks: 'thinks',
    youThink: 'you think about it',
    away: 'away',
    joins: 'joins in',
    left: 'has left',
    ask: (count, of) => `Rematch · ${count} of ${of} want it`,
    asked: (count, of) => `You want a rematch · ${count} of ${of}`,
    start: count => `Start with those who want to · ${count}`,
    toNext: 'To the next match',
  },
  watch: 'Watch',
  share: 'Share',
  home: 'Home',
  fair: {
    checking: 'This device is checking the shuffles …',
    checked: { title: 'Checked on this device:', text: 'everything left to chance follows from the sealed numbers.' },
    withoutOwn: names =>
      `everything left to chance follows from the sealed numbers of ${list.format(names)}; none came from this device.`,
    byServer: 'nobody sealed a number, so everything left to chance follows from a key that the server drew alone.',
    without: names => `No number came from ${list.format(names)}.`,
    redrawn: draws =>
      draws === 1
        ? 'One draw before it did not count, because a sealed number was not shown in time.'
        : `${draws} draws before it did not count, because sealed numbers were not shown in time.`,
    lost: 'This device showed its number, but the server says that it did not come in time.',
    unfair: {
      title: 'A shuffle does not follow from the sealed numbers.',
      text: 'Keep this match and show it to the host.',
    },
    differs: 'Show what differs',
    unknown: 'Whether the shuffles were fair could not be checked here.',
  },
  freed: {
    title: 'Your seat was given free',
    text: 'The host has done it. You can watch where that is allowed, or ask the host for the seat.',
  },
  closed: {
    title: 'This table is closed',
    text: 'It cannot be looked at from here any more. Perhaps the host has removed it.',
  },
};
