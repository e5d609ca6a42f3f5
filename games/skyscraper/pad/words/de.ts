import { counter } from '@belfry/engine/words';
import type { SkyscraperPadWords } from './catalogue.js';

const count = counter('de');
const matches = (n: number): string => count(n, { one: 'Sieg', other: 'Siege' });

export const de: SkyscraperPadWords = {
  whoWon: 'Wer hat diese Partie gewonnen?',
  wonBy: name => `Sieg für ${name}`,
  won: 'Sieg',
  inDetail: 'Partie genauer eintragen',
  wins: matches,
  winsUnit: n => matches(n).slice(String(n).length + 1),
  floors: 'Stockwerke',
  floorsOf: name => `Stockwerke von ${name}`,
  floorCount: n => count(n, { one: 'Stockwerk', other: 'Stockwerke' }),
  noteFloors: 'Stockwerke notieren',
  winners: 'Gewonnen von',
  winnerMissing: 'Jemand muss gewonnen haben.',
  date: 'Datum',
  matches: 'Partien',
  match: (n, names) => `Partie ${n}: ${names}`,
};
