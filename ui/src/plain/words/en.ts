import { counter } from '@belfry/engine/words';
import type { PlainWords } from './catalogue.js';

const count = counter('en');
const choices = (n: number): string => count(n, { one: 'choice', other: 'choices' });

export const en: PlainWords = {
  hidden: 'hidden',
  yes: 'yes',
  no: 'no',
  none: 'none',
  items: n => count(n, { one: 'item', other: 'items' }),
  you: 'You',
  onTurn: 'on turn',
  position: 'The match as it stands',
  players: 'Players',
  common: 'On the table',
  winner: 'Winner',
  decision: 'Your decision',
  search: 'Search the choices',
  choices,
  fitting: (n, all) => `${n} of ${choices(all)} ${n === 1 ? 'fits' : 'fit'}`,
  more: n => `${n} more: search to find them.`,
  searchedOnly: n => `Only the first ${choices(n)} were looked through.`,
  over: 'The match is over.',
  yourTurn: name => (name === undefined ? 'It is your turn' : `It is your turn, ${name}`),
  turnOf: name => `It is ${name}’s turn`,
};
