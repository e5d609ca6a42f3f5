import { counter } from '@belfry/engine/words';
import type { ListWords } from './catalogue.js';

const count = counter('de');
const list = new Intl.ListFormat('de');

export const de: ListWords = {
  title: 'Deine Tische',
  goOn: 'Weiter',
  gameWith: (game, names) => `${game} mit ${names}`,
  onThisDevice: game => `${game}, auf diesem Gerät`,
  waitsForPlayers: 'Wartet auf Mitspieler',
  readyToStart: 'Alle sind da',
  waitsThere: 'wartet auf dem Server auf dich',
  keptThere: 'Was auf dem Server liegt, ist dort aufgehoben und kommt mit ihm zurück.',
  more: n => count(n, { one: 'weiterer', other: 'weitere' }),
  openTables: 'Offene Tische',
  noOpenTables: 'Gerade ist kein Tisch offen. Deiner könnte der erste sein.',
  hereNow: 'Gerade hier',
  people: n => count(n, { one: 'Person', other: 'Personen' }),
  nobodyElse: 'Gerade ist sonst niemand hier.',
  isFree: 'frei',
  plays: game => `spielt ${game}`,
  watch: 'Zusehen',
  watchLabel: name => `Zusehen: ${name}`,
  areHere: (names, others) => {
    const all = others === 0 ? names : [...names, count(others, { one: 'weitere Person', other: 'weitere' })];
    return `${list.format(all)} ${names.length + others === 1 ? 'ist' : 'sind'} hier`;
  },
};
