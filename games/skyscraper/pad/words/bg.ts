import { counter } from '@belfry/engine/words';
import type { SkyscraperPadWords } from './catalogue.js';

const count = counter('bg');
const matches = (n: number): string => count(n, { one: 'победа', other: 'победи' });

export const bg: SkyscraperPadWords = {
  whoWon: 'Кой спечели тази партия?',
  wonBy: name => `Победа за ${name}`,
  won: 'Победа',
  inDetail: 'Запиши партия подробно',
  wins: matches,
  winsUnit: n => matches(n).slice(String(n).length + 1),
  floors: 'Етажи',
  floorsOf: name => `Етажи на ${name}`,
  floorCount: n => count(n, { one: 'етаж', other: 'етажа' }),
  noteFloors: 'Запиши етажите',
  winners: 'Спечелена от',
  winnerMissing: 'Някой трябва да е спечелил.',
  date: 'Дата',
  matches: 'Партии',
  match: (n, names) => `Партия ${n}: ${names}`,
};
