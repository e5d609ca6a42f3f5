import { counter } from '@belfry/engine/words';
import type { PushWords } from './catalogue.js';

const count = counter('de');
const UNITS = {
  days: { one: 'Tag', other: 'Tage' },
  hours: { one: 'Stunde', other: 'Stunden' },
  minutes: { one: 'Minute', other: 'Minuten' },
};

export const de: PushWords = {
  yourTurn: name => `Du bist am Zug, ${name}.`,
  stillYourTurn: name => `Du bist immer noch am Zug, ${name}.`,
  match: (game, others) => (others === '' ? `${game}.` : `${game} mit ${others}.`),
  left: ({ unit, count: many }) => `Du hast noch ${count(many, UNITS[unit])}.`,
};
