/** Time left, in all languages at once: it is little. */
import { type ByLanguage, counter } from '@belfry/engine/words';
import type { TimeWords } from '../urgency.js';

interface TurnWords extends TimeWords {
  /** It is the reader's turn, and so much is left; nothing if there is no clock. */
  readonly yourTurn: (left: string | undefined) => string;
}

const en = counter('en');
const de = counter('de');
const fr = counter('fr');
const bg = counter('bg');

const after = (turn: string, left: string | undefined): string => (left === undefined ? turn : `${turn} · ${left}`);

export const TIME_WORDS: ByLanguage<TurnWords> = {
  en: {
    days: count => en(count, { one: 'day', other: 'days' }),
    hours: count => en(count, { one: 'hour', other: 'hours' }),
    minutes: count => en(count, { one: 'minute', other: 'minutes' }),
    yourTurn: left => after('Your turn', left && `${left} left`),
  },
  de: {
    days: count => de(count, { one: 'Tag', other: 'Tage' }),
    hours: count => de(count, { one: 'Stunde', other: 'Stunden' }),
    minutes: count => de(count, { one: 'Minute', other: 'Minuten' }),
    yourTurn: left => after('Du bist am Zug', left && `noch ${left}`),
  },
  fr: {
    days: count => fr(count, { one: 'jour', other: 'jours' }),
    hours: count => fr(count, { one: 'heure', other: 'heures' }),
    minutes: count => fr(count, { one: 'minute', other: 'minutes' }),
    yourTurn: left => after('À toi de jouer', left && `encore ${left}`),
  },
  bg: {
    days: count => bg(count, { one: 'ден', other: 'дни' }),
    hours: count => bg(count, { one: 'час', other: 'часа' }),
    minutes: count => bg(count, { one: 'минута', other: 'минути' }),
    yourTurn: left => after('Ти си на ход', left && `още ${left}`),
  },
};
