import { counter } from '@belfry/engine/words';
import type { PlainWords } from './catalogue.js';

const count = counter('bg');
const choices = (n: number): string => count(n, { one: 'възможност', other: 'възможности' });

export const bg: PlainWords = {
  hidden: 'скрито',
  yes: 'да',
  no: 'не',
  none: 'нищо',
  items: n => count(n, { one: 'елемент', other: 'елемента' }),
  you: 'Ти',
  onTurn: 'на ход',
  position: 'Положение в играта',
  players: 'Играчи',
  common: 'На масата',
  winner: 'победа',
  decision: 'Твоето решение',
  search: 'Търси сред възможностите',
  choices,
  fitting: (n, all) => `${n === 1 ? 'Отговаря' : 'Отговарят'} ${n} от ${choices(all)}`,
  more: n => `Още ${n}: потърси ги.`,
  searchedOnly: n => `Прегледани са само първите ${choices(n)}.`,
  over: 'Партията приключи.',
  yourTurn: name => (name === undefined ? 'Ти си на ход' : `Ти си на ход, ${name}`),
  turnOf: name => `На ход е ${name}`,
};
