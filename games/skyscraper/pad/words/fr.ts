import { counter, ofName } from '@belfry/engine/words';
import type { SkyscraperPadWords } from './catalogue.js';

const count = counter('fr');
const matches = (n: number): string => count(n, { one: 'victoire', other: 'victoires' });

export const fr: SkyscraperPadWords = {
  whoWon: 'Qui a gagné cette partie ?',
  wonBy: name => `Victoire : ${name}`,
  won: 'Gagné',
  inDetail: 'Noter une partie en détail',
  wins: matches,
  winsUnit: n => matches(n).slice(String(n).length + 1),
  floors: 'Étages',
  floorsOf: name => `Étages ${ofName(name)}`,
  floorCount: n => count(n, { one: 'étage', other: 'étages' }),
  noteFloors: 'Noter les étages',
  winners: 'Gagnée par',
  winnerMissing: 'Quelqu’un doit avoir gagné.',
  date: 'Date',
  matches: 'Parties',
  match: (n, names) => `Partie ${n} : ${names}`,
};
