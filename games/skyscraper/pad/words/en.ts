import { counter } from '@belfry/engine/words';
import type { SkyscraperPadWords } from './catalogue.js';

const count = counter('en');
const wins = (n: number): string => count(n, { one: 'win', other: 'wins' });

export const en: SkyscraperPadWords = {
  whoWon: 'Who won this match?',
  wonBy: name => `${name} won`,
  won: 'Won',
  inDetail: 'Note a match in detail',
  wins,
  winsUnit: n => wins(n).slice(String(n).length + 1),
  floors: 'Floors',
  floorsOf: name => `Floors of ${name}`,
  floorCount: n => count(n, { one: 'floor', other: 'floors' }),
  noteFloors: 'Note the floors',
  winners: 'Won by',
  winnerMissing: 'Somebody has to have won.',
  date: 'Date',
  matches: 'Matches',
  match: (n, names) => `Match ${n}: ${names}`,
};
