import { counter } from '@belfry/engine/words';
import type { TurmbauerPadWords } from './catalogue.js';

const count = counter('en');
const parts = (n: number): string => count(n, { one: 'part', other: 'parts' });

export const en: TurmbauerPadWords = {
  colours: { red: 'Red', blue: 'Blue', green: 'Green', black: 'Black' },
  height: 'Height of the pawn',
  heightHelp: 'The table is 0, the top of the base 1',
  heightBefore: 'Height of the pawn before that turn',
  unused: 'Stones in the box',
  unusedAfterCollapse: 'Stones in supply and box',
  unusedHelp: 'Tap a size once or twice: there are two of each',
  stones: (size, n) => `Stones of ${parts(size)}: ${n}`,
  parts,
  rings: 'Rings left',
  sum: 'Both pawns',
  collapse: 'Did the tower come down?',
  stands: 'It stands',
  fell: name => `Yes, ${name}’s doing`,
  referee: 'The referee',
  nothingNoted: 'Write down how high the pawns stand, and I will say who wins and why.',
  out: 'out',
  why: {
    height: names => `${names} wins on height.`,
    parts: names => `${names} wins: equally high, but with fewer unused parts.`,
    rings: names => `${names} wins: equally high, as many unused parts, but more rings left.`,
    shared: names => `${names} share the victory: height, unused parts and rings are all equal.`,
    'last-standing': names => `${names} wins: the other player brought the tower down.`,
  },
  steps: { height: 'Height', parts: 'Unused parts', rings: 'Rings left' },
  partsShort: 'Parts',
  better: { height: 'highest wins', parts: 'fewest wins', rings: 'most wins' },
  decides: 'decides',
  equal: 'equal',
  narrows: 'narrows it down',
  notNeeded: 'not needed',
  noteHeight: (colour, height) => `${colour}: pawn at height ${height}`,
  noteUnused: (colour, n) => `${colour}: ${parts(n)} unused`,
  noteRings: (colour, n) => `${colour}: ${count(n, { one: 'ring', other: 'rings' })} left`,
  noteCollapse: name => `${name} brought the tower down`,
  noteStands: 'The tower stands after all',
  tower: {
    title: 'Your tower',
    about: 'Is this place allowed, and does it hold? Show me the tower on your table stone by stone, and ask.',
    stands: n => `It has ${count(n, { one: 'stone', other: 'stones' })} so far.`,
    open: 'Ask about a place',
    goOn: 'Back to the tower',
  },
};
