// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { readSeen, writeSeen } from './seen.js';
import { happenedSince, sinceWhen } from './since.js';
import { bg } from './words/bg.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

beforeEach(() => localStorage.clear());

/** Of November 2026, by the clock of this device. The 16th is a Monday. */
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();

describe('when somebody last looked', () => {
  test.each([
    [at(16, 8), at(16, 20), 'Since this morning', 'Seit heute Morgen', 'Depuis ce matin', 'От тази сутрин'],
    [
      at(16, 13),
      at(16, 20),
      'Since this afternoon',
      'Seit heute Nachmittag',
      'Depuis cet après-midi',
      'От днес следобед',
    ],
    [at(15, 19), at(16, 9), 'Since yesterday evening', 'Seit gestern Abend', 'Depuis hier soir', 'От снощи'],
    [at(16, 2), at(16, 9), 'Since last night', 'Seit letzter Nacht', 'Depuis cette nuit', 'От изминалата нощ'],
    [at(10, 20), at(12, 9), 'Since Tuesday evening', 'Seit Dienstagabend', 'Depuis mardi soir', 'От вторник вечерта'],
    [
      at(11, 1),
      at(13, 9),
      'Since Tuesday night',
      'Seit Dienstagnacht',
      'Depuis la nuit de mardi',
      'От вторник през нощта',
    ],
    [at(2, 20), at(16, 9), 'Since 2 November', 'Seit dem 2. November', 'Depuis le 2 novembre', 'От 2 ноември'],
  ])('is said as people do', (seen, now, ...texts) => {
    const all = { en, de, fr, bg } as const;
    const said = (['en', 'de', 'fr', 'bg'] as const).map(each => all[each].since(sinceWhen(each, seen, now)));
    expect(said).toEqual(texts);
  });
});

describe('what happened since', () => {
  const line = (entry: number, seat: number | undefined) => ({
    entry,
    text: `${entry} by ${seat}`,
    ...(seat !== undefined && { seat }),
  });
  const lines = [
    line(0, 1),
    line(1, 0),
    line(2, 1),
    line(3, undefined),
    line(4, 2),
    line(5, 1),
    line(6, 1),
    line(7, 0),
  ];
  const say = (number: number, seat: number | undefined, text: string) => ({
    number,
    at: 0,
    name: String(seat),
    text,
    ...(seat !== undefined && { seat }),
  });

  test('are the last deeds of each other player, in order, and how many more there were', () => {
    const { lines: shown, more } = happenedSince({ count: 2, revision: 0 }, { lines, chat: [], you: 0 });
    expect(shown.map(({ entry }) => entry)).toEqual([4, 5, 6]);
    expect(more).toBe(1);
  });

  test('are words of others, not reactions', () => {
    const chat = [
      say(3, 1, 'old'),
      say(8, 1, 'Sorry, exams!'),
      say(9, 0, 'mine'),
      say(10, 2, ''),
      say(11, undefined, 'hi'),
    ];
    const { said } = happenedSince({ count: 99, revision: 7 }, { lines, chat, you: 0 });
    expect(said.map(({ text }) => text)).toEqual(['Sorry, exams!', 'hi']);
  });

  test('is everything to who only watches', () => {
    const { lines: shown, more } = happenedSince({ count: 0, revision: 0 }, { lines, chat: [], you: undefined });
    expect(shown.length + more).toBe(7);
  });
});

describe('how far a table was seen', () => {
  test('is kept on this device, for the tables looked at last', () => {
    for (let number = 0; number < 70; number += 1)
      writeSeen(`t${number}`, { revision: number, count: number, at: 1000 + number });
    expect(readSeen('t69')).toEqual({ revision: 69, count: 69, at: 1069 });
    expect(readSeen('t10')).toBeDefined();
    expect(readSeen('t9')).toBeUndefined();
  });

  test.each(['null', '7', '[]', '{"t":7}', '{"t":{"revision":"1","count":1,"at":1}}', '{'])(
    'may be stored as %s',
    text => {
      localStorage.setItem('belfry-tables-seen', text);
      expect(readSeen('t')).toBeUndefined();
      writeSeen('t', { revision: 1, count: 1, at: 1 });
      expect(readSeen('t')).toEqual({ revision: 1, count: 1, at: 1 });
    },
  );
});
