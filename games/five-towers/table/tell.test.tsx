// @vitest-environment happy-dom
import { LANGUAGES, type Language } from '@belfry/engine/words';
import type { People } from '@belfry/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { bid, checked, deckOf, look, nobody, pass, play, rebuild, revoke, table, wins } from '../testing/scenario.js';
import { bg } from './words/bg.js';
import type { TableWords } from './words/catalogue.js';
import { de } from './words/de.js';
import { en } from './words/en.js';
import { fr } from './words/fr.js';

const WORDS: Readonly<Record<Language, TableWords>> = { en, de, fr, bg };

const people = (you?: number): People => ({
  seats: ['Ana', 'Mila'].map(name => ({ name, isBot: false })),
  you,
});

/** Two rounds: seat 0 builds a 6, then tears it down and builds a 1. */
function twoRounds() {
  const match = play(wins(checked(2, 'sand-6', 'tree-1'), 0, 'sand-6'), bid(1, 0), bid(0, 1));
  return play(match, rebuild(0, 'sand', 'tree-1'));
}

afterEach(cleanup);

test('an English log', () => {
  const lines = en.tell(twoRounds().seeLog(0), people(0));
  expect(lines.map(line => `${line.entry} ${line.heading ?? '-'} ${line.text}`)).toEqual([
    '0 - The deck is shuffled: 80 cards.',
    '0 Round 1 On display: Sand 6, Candy 0, Candy 1, Candy 2, Candy 3',
    '1 - You begin with 1',
    '2 - Mila passes',
    '3 - You build Sand 6',
    '3 Round 2 On display: Tree 1, Candy 4, Candy 5, Candy 6, Candy 7',
    '4 - Mila begins with 0',
    '5 - You bid 1',
    '6 - You tear down Sand 6',
    '6 - You build Tree 1',
    '6 Round 3 On display: Candy 8, Candy 9, Candy 10, Candy 11, Candy 12',
  ]);
});

test('all five and a top are big; the rest is not', () => {
  const match = wins(
    checked(2, 'sand-6 sand-5 tree-1 candy-3 scary-2', 'tree-0'),
    0,
    'sand-6 sand-5 tree-1 candy-3 scary-2',
  );
  play(match, bid(1, 0), bid(0, 1), rebuild(0, 'sand', 'tree-0'));
  const big = en.tell(match.seeLog(0), people(0)).filter(({ isBig }) => isBig === true);
  expect(big.map(({ text }) => text)).toEqual(['You begin with 5', 'You build Tree 0']);
});

test('in the third person where nobody is addressed', () => {
  const texts = en.tell(twoRounds().seeLog(0), people()).map(line => line.text);
  expect(texts).toContain('Ana begins with 1');
  expect(texts).toContain('Ana tears down Sand 6');
});

test('the cards of a line are pictures with names', () => {
  const line = en.tell(twoRounds().seeLog(0), people(0)).find(({ text }) => text === 'You tear down Sand 6');
  render(<p>{line?.body}</p>);
  expect(screen.getByRole('img', { name: 'Sand 6' })).toBeDefined();
});

test.each([
  ['de', ['Du beginnst mit 1', 'Mila passt', 'Du reißt Sand-6 ab', 'Du baust Baum-1', 'Mila beginnt mit 0']],
  ['fr', ['Tu commences avec 1', 'Mila passe', 'Tu démolis Sable 6', 'Tu construis Arbre 1', 'Mila commence avec 0']],
  ['bg', ['Ти започваш с 1', 'Mila пасува', 'Ти събаряш Пясъчна 6', 'Ти строиш Дървесна 1', 'Mila започва с 0']],
] as const)('the same in %s', (language, expected) => {
  const texts = WORDS[language].tell(twoRounds().seeLog(0), people(0)).map(line => line.text);
  for (const text of expected) expect(texts).toContain(text);
});

describe.each(LANGUAGES)('in %s', language => {
  const words = WORDS[language];

  test('every kind of entry has a line, in the second and the third person', () => {
    const taken = wins(table(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 scary-2'), 0, 'sand-0 tree-0');
    const revoked = play(taken, bid(1, 0), bid(0, 4), revoke(0), pass(0));
    const twice = nobody(checked(2), 16);
    play(twice, deckOf(look(twice).discard));
    for (const match of [twoRounds(), revoked, twice])
      for (const you of [0, undefined])
        for (const { text, body } of words.tell(match.seeLog(0), people(you))) {
          expect(text).not.toMatch(/undefined|\{\}|\[object|NaN/);
          expect(text.length).toBeGreaterThan(3);
          if (body !== undefined) expect(() => render(<p>{body}</p>)).not.toThrow();
        }
  });

  test('asks and waits', () => {
    const match = checked(2, 'sand-6');
    const view = match.see(0);
    const prompts = [people(0), people(1), { ...people(), isShared: true }].map(who => words.prompt(view, who));
    expect(new Set(prompts).size).toBe(3);
    expect(prompts[1]).toContain('Ana');
    expect(prompts[2]).toContain('Ana');
    // Who replays a match through somebody's eyes is not asked for anything.
    expect(words.prompt(view, people())).toBe(prompts[1]);
    const building = play(match, bid(0, 1), pass(1)).see(0);
    expect(words.prompt(building, people(0))).not.toBe(words.prompt(building, people(1)));
  });

  test('options have words', () => {
    expect(Object.keys(words.options['bids']?.values ?? {})).toEqual(['checked', 'table']);
  });
});
