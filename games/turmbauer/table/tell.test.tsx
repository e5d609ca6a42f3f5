// @vitest-environment happy-dom
import { Match, SeededRandom, SPECTATOR } from '@belfry/engine';
import { LANGUAGES, type Language } from '@belfry/engine/words';
import type { People } from '@belfry/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { COLOURS, cellAt, turmbauerWith } from '../rules/index.js';
import {
  begin,
  build,
  cell,
  discard,
  holds,
  look,
  move,
  play,
  position,
  roll,
  settle,
  stay,
  type TurmbauerMatch,
  up,
} from '../testing/scenario.js';
import { fickle } from '../testing/worlds.js';
import { bg } from './words/bg.js';
import type { TableWords } from './words/catalogue.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const WORDS: Readonly<Record<Language, TableWords>> = { en, de, fr, bg };
const NAMES = ['Anna', 'Mila', 'Jonas', 'Theo'];

const people = (you?: number, players = 4): People => ({
  seats: NAMES.slice(0, players).map(name => ({ name, isBot: false })),
  you,
});

const told = (match: TurmbauerMatch, you?: number, words: TableWords = en): string[] =>
  words.tell(match.seeLog(SPECTATOR), people(you, match.options.players)).map(({ text }) => text);

afterEach(cleanup);

test('an English log, under a heading for each round', () => {
  const match = play(begin(), roll(2, 5), build(0, '2a', up(0, 0, 1, 2)), holds, stay(0));
  play(match, roll(2, 3), build(1, '2a', up(1, 1, 1, 2)), holds, move(1, [0, 1, 1]));
  const lines = en.tell(match.seeLog(SPECTATOR), people(0));
  expect(lines.map(({ entry, heading = '-', seat, text }) => `${entry} ${heading} ${seat}: ${text}`)).toEqual([
    '1 Round 1 0: You build 2a; dice 2 and 5; it holds',
    '3 - 0: You stay on 0',
    '5 - 1: Mila builds 2a; dice 2 and 3; it holds',
    '7 - 1: Mila climbs from 0 to 1, onto G8',
  ]);
  const later = play(position({ turn: 'black' }), stay(3), roll(1, 1), build(0, '1a', [[0, 0, 1]]));
  expect(en.tell(later.seeLog(SPECTATOR), people()).map(({ heading }) => heading)).toEqual([undefined, 'Round 3']);
});

test('falls and rings are big, and nothing else', () => {
  const big = (match: TurmbauerMatch) =>
    en.tell(match.seeLog(SPECTATOR), people()).flatMap(({ isBig, text }) => (isBig === true ? [text] : []));
  const calm = play(begin(), roll(2, 5), build(0, '2a', up(0, 0, 1, 2)), holds, stay(0));
  expect(big(calm)).toEqual([]);
  const fallen = play(begin(), roll(2, 5), build(0, '2a', up(0, 0, 1, 2)), settle('red-2a'));
  expect(big(fallen)).toEqual(['Anna’s 2a falls; 2a comes back: a second try']);
  const ringed = play(begin(), roll(2, 5), build(0, '1a', [[0, 0, 1]], 'any-stone'), holds);
  expect(big(ringed)).toEqual([expect.stringContaining('ring: any stone')]);
});

describe('falls', () => {
  const STONES = { 'red-2a': up(0, 0, 1, 2), 'green-2a': up(1, 1, 1, 2) };
  const built = (failures = 0) =>
    play(
      position({ stones: STONES, pawns: { black: [0, 0, 3] }, turn: 'blue', dice: [2, 2], failures }),
      build(1, '2a', up(1, 0, 1, 2)),
    );

  test('the new stone alone', () => {
    expect(told(play(built(), settle('blue-2a')))).toEqual([
      'Mila builds 2a; dice 2 and 2',
      'Mila’s 2a falls; 2a comes back: a second try',
    ]);
  });

  test('with others, and pawns', () => {
    expect(told(play(built(1), settle('blue-2a', 'red-2a')), 0).at(-1)).toBe(
      'Mila’s 2a falls and takes your 2a along; the old stone is put back, with Theo’s pawn; 2a comes back: a third and last try',
    );
    expect(told(play(built(), settle('green-2a', 'red-2a')), 1).at(-1)).toBe(
      'Your 2a makes Anna’s 2a and Jonas’s 2a fall; the old stones are put back, with Theo’s pawn; 2a comes back: a second try',
    );
  });

  test('the third failure', () => {
    expect(told(play(built(2), settle('blue-2a'))).at(-1)).toBe('Mila’s 2a falls; third failure: 2a goes into the box');
  });

  test('the collapse, and who wins', () => {
    const match = play(built(), settle('blue-2a', 'red-2a', 'green-2a'));
    const lines = en.tell(match.seeLog(SPECTATOR), people(3)).slice(-2);
    expect(lines.map(({ heading, text }) => [heading, text])).toEqual([
      [undefined, 'Mila’s 2a brings the tower down; 3 stones fall: the match is over'],
      ['The end', 'You win; the highest pawn'],
    ]);
  });
});

describe('moves', () => {
  test('up, down, along and to the table', () => {
    const stones = { 'red-1b': [[1, 0, 1]] } as const;
    const from = (red: readonly [number, number, number]) => position({ stones, pawns: { red } });
    expect(told(play(from([0, 0, 1]), move(0, [1, 0, 2])), 0)).toEqual(['You climb from 1 to 2, onto H7']);
    expect(told(play(from([1, 0, 2]), move(0, [0, 0, 1])))).toEqual(['Anna goes down from 2 to 1, onto G7']);
    expect(told(play(from([0, 0, 1]), move(0, [0, 1, 1])))).toEqual(['Anna walks to G8, still on 1']);
    expect(told(play(from([0, 0, 1]), move(0, 'table')))).toEqual(['Anna goes down from 1 to the table']);
  });

  test('across the table', () => {
    const stones = { 'red-4a': up(0, 0, 1, 4), 'blue-4a': up(1, 1, 1, 4), 'red-1b': [[2, 0, 0]] } as const;
    const match = play(position({ stones, pawns: { red: [0, 1, 1] } }), move(0, [2, 0, 1]));
    expect(told(match, 0)).toEqual(['You walk to I7, still on 1; across the table']);
  });

  test('with rings', () => {
    const stones = { 'red-2a': up(1, 0, 1, 2) };
    expect(told(play(position({ stones, pawns: { red: [0, 0, 1] } }), move(0, [1, 0, 3], 'leap')), 0)).toEqual([
      'You climb from 1 to 3, onto H7; ring: leap from G7 to H7',
    ]);
    const entered = position({ stones: { 'blue-1a': [[0, 0, 1]] } });
    expect(told(play(entered, move(0, [0, 0, 2], 'trespass')))).toEqual([
      'Anna climbs from 0 to 2, onto G7; ring: trespass over Mila’s colour',
    ]);
    const narrow = { 'red-1b': [[1, 0, 1]], 'black-4a': up(1, 1, 1, 4), 'green-4a': up(0, 1, 1, 4) } as const;
    const passed = play(position({ stones: narrow, pawns: { blue: [0, 0, 1] } }), move(0, [1, 0, 2], 'trespass'));
    expect(told(passed, 1)).toEqual(['Anna climbs from 0 to 2, onto H7; ring: trespass past your pawn']);
  });
});

test('rings for stones, and stones put away', () => {
  const match = play(position({ dice: [5, 6] }), build(0, '2a', up(0, 0, 1, 2), 'any-stone'), settle('red-2a'));
  play(match, build(0, '2a', up(1, 1, 1, 2), 'any-stone'), holds);
  expect(told(match)).toEqual([
    'Anna builds 2a; dice 5 and 6; ring: any stone',
    'Anna’s 2a falls; 2a comes back: a second try',
    'Anna builds 2a; the ring still counts; it holds',
  ]);
  const none = play(position({ supply: { red: '1a 6a' }, dice: [2, 5] }), discard(0, '6a'));
  expect(told(none)).toEqual(['Anna puts 6a away; dice 2 and 5: no such stone left']);
  const pawns = { red: [0, 0, 1], blue: [1, 1, 1] } as const;
  const noPlace = play(position({ pawns, supply: { red: '1a 2a' }, dice: [1, 5] }), discard(0, '2a'));
  expect(told(noPlace)).toEqual(['Anna puts 2a away; the dice allow no place']);
});

test('with two players colours are named', () => {
  const stones = { 'red-2a': up(0, 0, 1, 2) };
  const match = play(position({ players: 2, stones, turn: 'green', dice: [2, 2] }), build(0, '2a', up(1, 1, 1, 2)));
  expect(told(play(match, settle('green-2a', 'red-2a')), 0)).toEqual([
    'You (green) build 2a; dice 2 and 2',
    'Your 2a (green) falls and takes your 2a (red) along; the old stone is put back; 2a comes back: a second try',
  ]);
});

test('stones and colours are pictures', () => {
  const match = play(begin(), roll(2, 5), build(0, '2a', up(0, 0, 1, 2)), holds);
  const { container } = render(<p>{en.tell(match.seeLog(SPECTATOR), people(1))[0]?.body}</p>);
  expect(container.textContent).toBe('AAnna builds 2adice 2 and 5 · it holds');
  expect(container.querySelectorAll('svg')).toHaveLength(1);
});

test.each([
  [
    'de',
    [
      'Du baust 2a; Würfel 2 und 2',
      '2a von Mila fällt und reißt deinen 2a mit',
      'Du bist dran: Klettere oder bleib auf 1',
    ],
  ],
  ['fr', ['Tu poses 2a', 'Le 2a de Mila tombe et entraîne ton 2a', 'À toi\u00a0: grimpe, ou reste à 1']],
  [
    'bg',
    ['Ти строиш 2a; зарове 2 и 2', '2a на Mila пада и повлича твоето 2a', 'Твой ред е: катери се или остани на 1'],
  ],
] as const)('the same in %s', (language, expected) => {
  const words = WORDS[language];
  const own = play(position({ dice: [2, 2], pawns: { red: [1, 0, 1] } }), build(0, '2a', up(0, 0, 1, 2)), holds);
  const other = position({ stones: { 'red-2a': up(0, 0, 1, 2) }, turn: 'blue', dice: [2, 2] });
  play(other, build(1, '2a', up(1, 0, 1, 2)), settle('red-2a', 'blue-2a'));
  const all = [...told(own, 0, words), ...told(other, 0, words), words.prompt(look(own), people(0))].join(' ');
  for (const text of expected) expect(all).toContain(text);
});

describe('what is expected', () => {
  const prompt = (match: TurmbauerMatch, who: People = people(0)): string => en.prompt(look(match), who);

  test('a stone the dice allow', () => {
    expect(prompt(play(begin(), roll(5, 2)))).toBe('Your turn: build a stone of 2 or 5 parts');
    expect(prompt(play(begin(), roll(3, 3)))).toBe('Your turn: doubles, build any stone');
    expect(prompt(position({ supply: { red: '1a 6a' }, dice: [1, 5] }))).toBe('Your turn: build a stone of 1 part');
    expect(prompt(position({ supply: { red: '1a 6a' }, dice: [2, 5] }))).toBe(
      'Your turn: the dice allow nothing. Put a stone away, or use a ring',
    );
    expect(prompt(position({ supply: { red: '1a 6a' }, rings: { red: 0 }, dice: [2, 5] }))).toBe(
      'Your turn: the dice allow nothing. Put a stone away',
    );
  });

  test('another try after a fall', () => {
    expect(prompt(position({ dice: [2, 3], failures: 1 }))).toBe('Your turn: it fell. Build again, 2 tries left');
    expect(prompt(position({ dice: [2, 3], failures: 2 }))).toBe('Your turn: it fell. Build again, your last try');
  });

  test('a move', () => {
    expect(prompt(position({ pawns: { red: [0, 0, 1] } }))).toBe('Your turn: climb, or stay on 1');
  });

  test('somebody else is waited for; who shares the device is addressed by name', () => {
    const match = play(begin(), roll(5, 2));
    expect(prompt(match, people(1))).toBe('Anna is building');
    expect(prompt(match, people())).toBe('Anna is building');
    expect(prompt(match, { ...people(), isShared: true })).toBe('Anna: build a stone of 2 or 5 parts');
    const bot = { seats: NAMES.map(name => ({ name, isBot: name === 'Anna' })), you: undefined, isShared: true };
    expect(prompt(match, bot)).toBe('Anna is building');
    expect(prompt(position({}), people(2))).toBe('Anna is climbing');
    expect(prompt(position({ players: 2, turn: 'green' }), people(0, 2))).toBe(
      'Your turn (green): climb, or stay on 0',
    );
  });

  test('fate, and the end', () => {
    expect(prompt(begin(), people(1))).toBe('Anna rolls');
    expect(prompt(play(begin(), roll(2, 2), build(0, '2a', up(0, 0, 1, 2))))).toBe('Does it hold? The tower settles');
    expect(prompt(play(position({ round: 12, turn: 'black' }), stay(3)))).toBe('The match is over');
  });
});

describe.each(LANGUAGES)('in %s', language => {
  const words = WORDS[language];

  test('every kind of entry has its words', () => {
    for (const players of [2, 4]) {
      const random = new SeededRandom(players);
      const match = new Match(turmbauerWith(fickle), { players, hand: 'natural' }, NAMES.slice(0, players));
      for (let due = match.due(); due.type !== 'over'; due = match.due()) {
        if (due.type === 'chance') match.letFateAnswer(random);
        else match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
        for (const you of [0, undefined])
          expect(words.prompt(look(match), people(you, players))).not.toMatch(/undefined|NaN|[{}]|\?\?/);
      }
      for (const you of [0, undefined])
        for (const { text, body } of words.tell(match.seeLog(SPECTATOR), people(you, players))) {
          expect(text).not.toMatch(/undefined|NaN|[{}]|\[object|^\s*$| [,;]/);
          expect(() => render(<p>{body}</p>)).not.toThrow();
          cleanup();
        }
    }
  });

  test('refusals name people and columns', () => {
    const walled = words.refuse({ code: 'walls-in', colour: COLOURS.indexOf('blue'), cells: [] }, people(0));
    expect(walled).toContain('Mila');
    expect(words.refuse({ code: 'walls-in', colour: COLOURS.indexOf('blue'), cells: [] }, people(1))).not.toBe(walled);
    const taken = words.refuse({ code: 'cells-taken', cells: [cell([0, 0, 1]), cell([1, 0, 1])] }, people(0));
    expect(taken).toMatch(/G7\D*2.*H7\D*2\.$/);
    expect(words.refuse({ code: 'no-field', to: cellAt(1, 1, 11) }, people(0))).toMatch(/H8\D*11/);
    for (const text of [walled, taken]) expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
  });

  test('options and customs have words', () => {
    expect(Object.keys(words.options['hand']?.values ?? {})).toEqual(['steady', 'natural', 'shaky']);
    expect(words.options['hand']?.values?.['natural']?.help).toMatch(/28\s?%/);
    expect(words.options['hand']?.values?.['shaky']?.help).toMatch(/39\s?%/);
    expect(Object.keys(words.options['readOut']?.values ?? {})).toEqual(['shown', 'hidden']);
  });
});

test('French has no plain space before high punctuation', () => {
  const match = play(position({ stones: { 'red-2a': up(1, 0, 1, 2) } }), move(0, [1, 0, 3], 'leap'));
  const said = [fr.options, told(match, 0, fr), fr.prompt(look(begin()), people()), fr.texts.result];
  expect(JSON.stringify(said)).not.toMatch(/ [:;?!]/);
});
