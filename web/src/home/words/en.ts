import { counter } from '@belfry/engine/words';
import type { HomeWords } from './catalogue.js';

const count = counter('en');

export const en: HomeWords = {
  title: 'How high shall we build?',
  friends: { go: 'Play with friends', how: 'Send a link. No sign-up.', shortly: 'by link, no sign-up' },
  code: { field: 'Code of a table', go: 'Join', how: 'with a code' },
  noServer: {
    title: 'No server in reach',
    text: 'Everything on this device works as always. We keep looking.',
    one: 'Play on one device',
    how: 'pass it round the table',
  },
  players: (min, max) => `${min}–${max} players`,
  play: 'Play',
  againstBots: 'against bots',
  starting: 'Laying the table…',
  passAndPlay: 'Pass and play',
  passLabel: game => `Pass and play: ${game}`,
  withFriends: 'With friends',
  friendsLabel: game => `With friends: ${game}`,
  learn: 'Learn',
  learnLabel: game => `Learn ${game}`,
  pad: 'Score pad',
  padLabel: game => `Score pad for ${game}`,
  noTable: 'For now you need the box: its table here is still being built.',
  continue: 'Continue',
  continueLabel: game => `Continue ${game}`,
  moreRunning: n => count(n, { one: 'more match waiting', other: 'more matches waiting' }),
  welcome: {
    title: 'New here?',
    text: 'The jackdaw lives in the belfry and knows every tower. It sits down beside you and helps while you play.',
    how: 'Show me how',
    show: game => `Show me how: ${game}`,
    lessons: 'All lessons',
  },
  again: { title: 'Once more?', go: 'Play again', label: game => `Play again: ${game}` },
  against: (bots, game) => `${bots}: choose how many bots, and how strong, ${game}`,
  box: {
    title: 'Got the box at home?',
    text: 'The pad adds up your towers while you play with real cards and stones.',
    go: 'Open the pad',
  },
  past: 'Past matches',
  stats: 'Statistics',
  all: n => `All ${n}`,
  nonePast: 'Nothing yet. Once you have played a match, you can watch it again here.',
  wonBy: names => `Won by ${names}`,
};
