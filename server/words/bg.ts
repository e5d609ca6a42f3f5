import { counter } from '@belfry/engine/words';
import type { PushWords } from './catalogue.js';

const count = counter('bg');
const UNITS = {
  days: { one: 'ден', other: 'дни' },
  hours: { one: 'час', other: 'часа' },
  minutes: { one: 'минута', other: 'минути' },
};

export const bg: PushWords = {
  yourTurn: name => `Твой ред е, ${name}.`,
  stillYourTurn: name => `Все още е твой ред, ${name}.`,
  match: (game, others) => (others === '' ? `${game}.` : `${game} ${/^[сзsz]/i.test(others) ? 'със' : 'с'} ${others}.`),
  left: ({ unit, count: many }) => `Имаш още ${count(many, UNITS[unit])}.`,
};
