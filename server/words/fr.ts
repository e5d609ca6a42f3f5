import { counter } from '@belfry/engine/words';
import type { PushWords } from './catalogue.js';

const count = counter('fr');
const UNITS = {
  days: { one: 'jour', other: 'jours' },
  hours: { one: 'heure', other: 'heures' },
  minutes: { one: 'minute', other: 'minutes' },
};

export const fr: PushWords = {
  yourTurn: name => `C’est ton tour, ${name}.`,
  stillYourTurn: name => `C’est toujours ton tour, ${name}.`,
  match: (game, others) => (others === '' ? `${game}.` : `${game} avec ${others}.`),
  left: ({ unit, count: many }) => `Il te reste ${count(many, UNITS[unit])}.`,
};
