/** Time left, in all languages at once: it is little. */
import { type ByLanguage, counter } from '@belfry/engine/words';
import type { TimeWords } from '../urgency.js';

interface TurnWords extends TimeWords {
  /** So much is left: `14 hours`. */
  readonly left: (time: string) => string;
  /** It is the reader's turn, and so much is left; nothing if there is no clock. */
  readonly yourTurn: (left: string | undefined) => string;
}

const en = counter('en');
const de = counter('de');
const fr = counter('fr');
const bg = counter('bg');

type Left = TurnWords['left'];

const turnAnd = (turn: string, left: Left): Pick<TurnWords, 'left' | 'yourTurn'> => ({
  left,
  yourTurn: time => (time === undefined ? turn : `${turn} · ${left(time)}`),
});

export const TIME_WORDS: ByLanguage<TurnWords> = {
  en: {
    days: count => en(count, { one: 'day', other: 'days' }),
    hours: count => en(count, { one: 'hour', other: 'hours' }),
    minutes: count => en(count, { one: 'minute', other: 'minutes' }),
    ...turnAnd('Your turn', time => `${time} left`),
  },
  de: {
    days: count => de(count, { one: 'Tag', other: 'Tage' }),
    hours: count => de(count, { one: 'Stunde', other: 'Stunden' }),
    minutes: count => de(count, { one: 'Minute', other: 'Minuten' }),
    ...turnAnd('Du bist am Zug', time => `noch ${time}`),
  },
  fr: {
    days: count => fr(count, { one: 'jour', other: 'jours' }),
    hours: count => fr(count, { one: 'heure', other: 'heures' }),
    minutes: count => fr(count, { one: 'minute', other: 'minutes' }),
    ...turnAnd('À toi de jouer', time => `encore ${time}`),
  },
  bg: {
    days: count => bg(count, { one: 'ден', other: 'дни' }),
    hours: count => bg(count, { one: 'час', other: 'часа' }),
    minutes: count => bg(count, { one: 'минута', other: 'минути' }),
    ...turnAnd('Ти си на ход', time => `още ${time}`),
  },
};
