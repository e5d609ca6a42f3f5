import { counter } from '@belfry/engine/words';
import type { ListWords } from './catalogue.js';

const count = counter('en');
const list = new Intl.ListFormat('en-GB');

export const en: ListWords = {
  title: 'Your tables',
  goOn: 'Go on',
  gameWith: (game, names) => `${game} with ${names}`,
  onThisDevice: game => `${game}, on this device`,
  waitsForPlayers: 'Waits for players',
  readyToStart: 'Everybody is here',
  waitsThere: 'waits on the server for you',
  keptThere: 'What lies on the server is kept there and comes back with it.',
  more: n => count(n, { one: 'more', other: 'more' }),
  openTables: 'Open tables',
  noOpenTables: 'No table is open right now. Yours could be the first.',
  hereNow: 'Here now',
  people: n => count(n, { one: 'person', other: 'people' }),
  nobodyElse: 'Nobody else is here right now.',
  isFree: 'free',
  plays: game => `plays ${game}`,
  watch: 'Watch',
  watchLabel: name => `Watch: ${name}`,
  areHere: (names, others) => {
    const all = others === 0 ? names : [...names, count(others, { one: 'other', other: 'others' })];
    return `${list.format(all)} ${names.length + others === 1 ? 'is' : 'are'} here`;
  },
};
