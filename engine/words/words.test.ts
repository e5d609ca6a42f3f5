import { describe, expect, test } from 'vitest';
import {
  JSON_TYPES,
  type MatchRefusal,
  type Problem,
  type RecordFault,
  type RecordProblem,
  type Unfair,
} from '../src/index.js';
import { sampleGame } from '../testing/index.js';
import { chooseLanguage, counter, engineWords, explainFault, LANGUAGES, localeOf, ofName, phrase } from './index.js';

const PROBLEMS: readonly Problem[] = [
  { code: 'missing' },
  { code: 'too-large' },
  ...JSON_TYPES.map(expected => ({ code: 'wrong-type', expected }) as const),
  { code: 'not-one-of', allowed: ['keep', 'swap'] },
  { code: 'out-of-range', limit: 'min', bound: 2 },
  { code: 'out-of-range', limit: 'max', bound: 5 },
  { code: 'unknown-field', field: 'x' },
];
const RECORD_PROBLEMS: readonly RecordProblem[] = [
  ...PROBLEMS.map(problem => ({ code: 'malformed', path: 'options.players', problem }) as const),
  { code: 'malformed', path: '', problem: { code: 'missing' } },
  { code: 'unknown-game', game: 'go', known: ['lantern'] },
  { code: 'seats-mismatch', seats: 1, players: 2 },
  { code: 'result-too-early' },
  { code: 'wrong-result', expected: '{}' },
];
const REFUSALS: readonly MatchRefusal[] = [
  { code: 'match-over' },
  { code: 'no-such-seat', seat: 7 },
  { code: 'not-your-turn', seat: 1, due: 0 },
  { code: 'fate-is-due', chance: 'deck' },
  { code: 'seat-is-due', seat: 1 },
];
const UNFAIR: readonly Unfair[] = [
  { code: 'key-malformed' },
  { code: 'key-not-committed' },
  { code: 'not-from-key', entry: 4 },
  { code: 'key-withheld' },
  { code: 'commitment-differs' },
  { code: 'terms-differ' },
  { code: 'seal-broken', place: 1 },
  { code: 'seal-unasked', place: 1 },
  { code: 'number-missing', place: 1 },
  { code: 'seal-differs', place: 1 },
  { code: 'own-number-missing' },
  { code: 'attempts-differ', attempt: 1 },
  { code: 'order-not-from-key' },
  { code: 'chain-broken' },
  { code: 'head-differs', count: 12 },
];
const FAULTS: readonly RecordFault[] = [
  ...RECORD_PROBLEMS.map(problem => ({ where: 'record', problem }) as const),
  ...REFUSALS.map(problem => ({ where: 'entry', entry: 3, problem }) as const),
  { where: 'entry', entry: 3, problem: { code: 'malformed', path: 'action', problem: { code: 'missing' } } },
];

describe.each(LANGUAGES)('the engine in %s', language => {
  const words = engineWords[language];

  test('has a sentence of its own for every fault', () => {
    const texts = [
      ...FAULTS.map(fault => explainFault(words, fault, undefined)),
      ...UNFAIR.map(unfair => phrase(words.unfair, unfair)),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('lets the game word its own refusals, and names the code if there is no game', () => {
    const fault = { where: 'entry', entry: 0, problem: { code: 'wrong-lights' } } as const;
    const game = { name: sampleGame.id, score: '', actions: {}, figures: {}, explain: () => 'no such light' };
    expect(explainFault(words, fault, game)).toContain('no such light');
    expect(explainFault(words, fault, undefined)).toContain('wrong-lights');
  });
});

test('no language says what another says', () => {
  for (const fault of FAULTS) {
    const texts = LANGUAGES.map(language => explainFault(engineWords[language], fault, undefined));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
  for (const unfair of UNFAIR) {
    const texts = LANGUAGES.map(language => phrase(engineWords[language].unfair, unfair));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  }
});

test('a long list of what would be allowed is left out', () => {
  const allowed = Array.from({ length: 80 }, (_, i) => `card-${i}`);
  expect(phrase(engineWords.en.problem, { code: 'not-one-of', allowed })).not.toContain('card-0');
});

test.each([
  [['de-AT'], 'de'],
  [['fr_FR.UTF-8'], 'fr'],
  [['bg'], 'bg'],
  [['C.UTF-8'], 'en'],
  [['xx', 'DE'], 'de'],
  [[''], 'en'],
  [[], 'en'],
] as const)('%j means %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});

test('counts follow the language', () => {
  const cards = { one: 'card', other: 'cards' };
  expect([0, 1, 2, 1000].map(n => counter('en')(n, cards))).toEqual(['0 cards', '1 card', '2 cards', '1,000 cards']);
  expect([0, 1, 2].map(n => counter('fr')(n, { one: 'carte', other: 'cartes' }))).toEqual([
    '0 carte',
    '1 carte',
    '2 cartes',
  ]);
  expect(counter('de')(1000, { one: 'Karte', other: 'Karten' })).toBe('1.000 Karten');
  expect(counter('bg')(-3, { one: 'точка', other: 'точки' })).toBe('−3 точки');
});

test('English is British', () => {
  expect(new Intl.ListFormat(localeOf('en'), { type: 'disjunction' }).format(['3', '4', '5'])).toBe('3, 4 or 5');
  expect(new Intl.DateTimeFormat(localeOf('en'), { dateStyle: 'long', timeZone: 'UTC' }).format(0)).toBe(
    '1 January 1970',
  );
  expect(localeOf('bg')).toBe('bg');
});

test.each([
  ['Mila', 'de Mila'],
  ['Anna', 'd’Anna'],
  ['Élise', 'd’Élise'],
  ['Ödön', 'd’Ödön'],
  ['Œdipe', 'd’Œdipe'],
  ['Yvonne', 'd’Yvonne'],
  ['Yanis', 'de Yanis'],
  ['Hélène', 'd’Hélène'],
  ['hugo', 'd’hugo'],
  ['Hugh', 'de Hugh'],
  ['Hans', 'de Hans'],
  ['Oscar', 'd’Oscar'],
  ['Ouassim', 'de Ouassim'],
  ['Мила', 'de Мила'],
])('French says what belongs to %s: %s', (name, text) => {
  expect(ofName(name)).toBe(text);
});
