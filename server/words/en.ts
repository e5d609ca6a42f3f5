import { counter } from '@belfry/engine/words';
import type { PushWords } from './catalogue.js';

const count = counter('en');
const UNITS = {
  days: { one: 'day', other: 'days' },
  hours: { one: 'hour', other: 'hours' },
  minutes: { one: 'minute', other: 'minutes' },
};

export const en: PushWords = {
  yourTurn: name => `It is your turn, ${name}.`,
  stillYourTurn: name => `It is still your turn, ${name}.`,
  match: (game, others) => (others === '' ? `${game}.` : `${game} with ${others}.`),
  left: ({ unit, count: many }) => `You have ${count(many, UNITS[unit])}.`,
};
