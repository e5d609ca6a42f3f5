import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { baselineProblems } from './check-baseline.js';
import { importProblems } from './check-imports.js';
import { lockProblems } from './check-lock.js';
import { namedGames, titlesIn, writtenAs } from './check-names.js';
import { strayTexts } from './check-texts.js';

const EXPORTS = {
  '@belfry/engine': 'engine/src/index.ts',
  '@belfry/engine/words': 'engine/words/index.ts',
  '@belfry/engine/testing': 'engine/testing/index.ts',
  '@belfry/games/five-towers/rules': 'games/five-towers/rules/index.ts',
  '@belfry/games/skyscraper/rules': 'games/skyscraper/rules/index.ts',
  '@belfry/games': 'games/index.ts',
};
const problems = (file: string, text: string) => importProblems(file, text, EXPORTS);

describe('imports point one way', () => {
  test.each([
    ['engine/src/match.ts', "import { at } from './choices.js';"],
    ['engine/words/en.ts', "import type { X } from '../src/index.js';"],
    ['games/five-towers/rules/game.ts', "import { at } from '@belfry/engine'; import { z } from 'zod';"],
    ['games/five-towers/words/en.ts', "import { x } from '../rules/index.js'; export * from '@belfry/engine/words';"],
    ['games/list.ts', "export { listing } from './five-towers/index.js';"],
    ['games/five-towers/play.ts', "import { x } from './rules/index.js'; import('./physics/index.js');"],
    ['cli/src/main.ts', "import { readFileSync } from 'node:fs'; const x = await import('@belfry/games');"],
    ['games/five-towers/rules/game.test.ts', "import { x } from '@belfry/engine/testing'; import 'node:fs';"],
  ])('%s may: %s', (file, text) => {
    expect(problems(file, text)).toEqual([]);
  });

  test.each([
    ['games/five-towers/attic/old.ts', "import { x } from '../rules/index.js';"],
    ['engine/src/match.ts', "import { fiveTowers } from '@belfry/games/five-towers/rules';"],
    ['engine/src/match.ts', "import { en } from '../words/en.js';"],
    ['engine/src/match.ts', "import { readFileSync } from 'node:fs';"],
    ['games/five-towers/rules/game.ts', "import type { State } from '@belfry/games/skyscraper/rules';"],
    ['games/five-towers/rules/game.ts', "import { x } from '../../skyscraper/rules/index.js';"],
    ['games/five-towers/rules/game.ts', "export { en } from '../words/en.js';"],
    ['games/five-towers/rules/game.ts', "const x = import('@belfry/games');"],
    ['games/five-towers/rules/game.ts', "import { x } from '@belfry/engine/testing';"],
    ['games/five-towers/rules/game.ts', "import react from 'react';"],
    ['cli/src/main.ts', "import { x } from '@belfry/games/five-towers/rules';"],
    ['table/src/table.ts', "import { x } from '@belfry/games';"],
    ['table/src/table.ts', "import react from 'react';"],
    ['games/five-towers/table/board.tsx', "import { x } from '@belfry/games/skyscraper/rules';"],
    ['games/five-towers/words/en.ts', "import { x } from '@belfry/unknown';"],
    ['engine/src/match.ts', "type S = import('@belfry/games/five-towers/rules').State;"],
    ['engine/src/match.ts', "import fs = require('node:fs');"],
    ['engine/src/match.ts', "const fs = require('node:fs');"],
    ['engine/src/match.test.ts', "import { x } from '../../games/five-towers/testing/worlds.js';"],
    ['games/five-towers/rules/game.test.ts', "import { x } from '../../skyscraper/testing/worlds.js';"],
  ])('%s may not: %s', (file, text) => {
    expect(problems(file, text)).toHaveLength(1);
  });

  test('every file lies in a room', () => {
    expect(problems('attic/x.ts', '')).toEqual(['attic/x.ts lies in no room']);
  });
});

describe('the lockfile', () => {
  test('may not name download addresses', () => {
    expect(lockProblems({ packages: { 'node_modules/x': { resolved: 'https://example.org/x.tgz' } } })).toHaveLength(1);
    expect(lockProblems({ packages: { 'node_modules/x': { resolved: 'engine' } } })).toEqual([]);
  });

  test('may not have holes', () => {
    const x = { optionalDependencies: { 'x-linux': '1.0.0' } };
    expect(lockProblems({ packages: { 'node_modules/x': x } })).toEqual([
      'node_modules/x needs x-linux, which is not locked',
    ]);
    expect(lockProblems({ packages: { 'node_modules/x': x, 'node_modules/x-linux': {} } })).toEqual([]);
  });
});

describe('texts come from the catalogues', () => {
  test.each([
    '<p>{words.title}</p>',
    '<p>{count} / {most}</p>',
    '<button aria-label={words.bid(3)} className="button" type="button">{3}</button>',
    '<path d="M1 2h3" strokeLinecap="round" />',
    "<p className={is ? 'one' : 'other'}>{is ? words.yes : words.no}</p>",
    "<Board look={'quiet'} />",
    "throw new Error('no such seat');",
    "root.querySelector('ol input');",
    'const shader = glsl`varying float light;`;',
  ])('%s does', text => {
    expect(strayTexts('a.tsx', text)).toEqual([]);
  });

  test.each([
    '<p>Hello</p>',
    '<p>{words.a} und {words.b}</p>',
    '<button aria-label="Close" />',
    "<img alt={'A tower'} />",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
    '<p>{`Round ${round}`}</p>',
    "<p>{is ? 'yes' : words.no}</p>",
    "<p>{is && 'yes'}</p>",
    "<p>{name + ' wins'}</p>",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
    '<input placeholder={`Name ${seat}`} />',
    '<>Здравей</>',
    "announce('You have won')",
    "const texts = { over: 'Das Spiel ist aus' };",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is checked.
    'document.title = `The end of ${name}`;',
  ])('%s does not', text => {
    expect(strayTexts('a.tsx', text)).toHaveLength(1);
  });
});

describe('what all games share names none', () => {
  const listing = "export const listing = { id: 'x', name: { ...everywhere('5 Towers'), bg: '5 Кули' }, about: {} };";
  const games = [writtenAs('five-towers', titlesIn(listing)), writtenAs('go', ['Go', 'C++']), writtenAs('spire', [])];
  const named = (file: string, text: string) => namedGames(file, text, games);

  test.each([
    ['web/src/home/home.tsx', 'const FEATURED = "five-towers";'],
    ['web/src/home/home.module.css', '.fiveTowersHero {}'],
    ['cli/src/random.ts', 'import { fiveTowers } from "x";'],
    ['table/src/wish.ts', '/** As in 5 Towers. */'],
    ['ui/src/words/bg.ts', "const name = '5 Кули';"],
    ['web/src/five-towers/page.tsx', ''],
    ['web/src/home/home.tsx', 'useFiveTowers();'],
    ['web/src/home/home.tsx', '<FiveTowersPad />'],
    ['web/src/home/home.tsx', 'const FIVE_TOWERS_FIRST = true;'],
    ['web/src/home/home.tsx', '// Whoever plays Go knows.'],
    ['web/src/home/home.tsx', '// It is quicker than C++.'],
    ['web/src/home/home.tsx', 'const words = spireWords;'],
    ['web/src/home/home.tsx', 'useSpireCamera(<SpirePad />);'],
    ['web/src/home/home.module.css', '.spire-hero {}'],
  ])('%s may not: %s', (file, text) => {
    expect(named(file, text)).toHaveLength(1);
  });

  test.each([
    ['web/src/home/home.tsx', 'const towers = 5;'],
    ['web/src/home/home.tsx', '// Going on, whatever the category: Gold, Cargo, ago.'],
    ['web/src/home/home.tsx', 'inspire(aspired, Spired);'],
    ['web/src/home/home.tsx', '// The view from 15 Towers.'],
    ['web/src/home/home.test.tsx', "open('five-towers')"],
    ['web/src/shell/testing.tsx', "open('five-towers')"],
    ['web/e2e/five-towers.test.ts', ''],
    ['games/five-towers/rules/game.ts', "id: 'five-towers'"],
    ['table/README.md', '5 Towers'],
  ])('%s may: %s', (file, text) => {
    expect(named(file, text)).toEqual([]);
  });

  test.each([
    ["{ name: 'Night Watch', about: { en: 'Watch.' } }", ['Night Watch']],
    ['{ name: "King\'s Go" }', ["King's Go"]],
    ["{ name: {\n  en: 'Night',\n  'de': `Nacht`,\n}, bots: ['random'] }", ['Night', 'Nacht']],
    ["{ id: 'night' }", []],
  ])('%s is called %j', (object, titles) => {
    expect(titlesIn(`export const listing: ListedGame = ${object};`)).toEqual(titles);
  });
});

describe('browsers', () => {
  const DECLARED = ['chrome >= 117', 'edge >= 117', 'firefox >= 121', 'safari >= 16.4'];
  const found = (file: string, text: string, declared = DECLARED) =>
    baselineProblems({ [file]: text }, declared, []).map(problem => problem.replace(/^\S+ (.*) needs.*$/, '$1'));

  test.each([
    ['a:has(b), a:is(b)::before { color: rgb(0 0 0 / 0.5) }'],
    ['a { height: 100dvh; inset: 0; translate: 1px; overscroll-behavior: contain }'],
    ['@supports (display: grid) { @media (prefers-reduced-motion) { a { width: clamp(1px, 2cqw, 3rem) } } }'],
    ['a { -webkit-user-select: none; user-select: none; --own: 1; -moz-own: 1 }'],
    ['.slider::-webkit-slider-thumb { appearance: none }'],
  ])('know the style %s', text => {
    expect(found('a.css', text)).toEqual([]);
  });

  test.each([
    ['a { text-box-trim: trim-both }', 'text-box-trim'],
    ['a { text-wrap: pretty }', 'text-wrap: pretty'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { --own: light-dark(red, blue) }', 'light-dark()'],
    ['a { width: 1rcap }', '1rcap'],
    ['a { user-select: none }', 'user-select'],
    ['a { b { color: red } }', 'nesting'],
    ['a:has-slotted { color: red }', ':has-slotted'],
    ['a::details-content { color: red }', ':details-content'],
    ['@view-transition { navigation: auto }', '@view-transition'],
    ['@media (prefers-reduced-transparency) { a { color: red } }', '@media (prefers-reduced-transparency)'],
  ])('do not know the style %s', (text, name) => {
    expect(found('a.css', text)).toContain(name);
  });

  test.each([
    ['[3, 1].toSorted().at(-1); structuredClone({}); crypto.randomUUID(); new Intl.ListFormat("en");'],
    ['export const navigation = 1; console.log(navigation);'],
    ['const set = { isSubsetOf: () => true }; set.isSubsetOf();'],
    ['const { groupBy: Object } = x; Object.groupBy();'],
    ['/(?<=a)b/u.test("b"); x?.y ?? z; class A { #a = 1; static { x(); } }'],
  ])('know the script %s', text => {
    expect(found('a.js', text)).toEqual([]);
  });

  test.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy([], String)', 'Object.groupBy'],
    ['new Set().isSubsetOf(new Set())', '.isSubsetOf'],
    ['document.startViewTransition()', 'document.startViewTransition'],
    ['URL.canParse("x")', 'URL.canParse'],
    ['navigator.share({})', 'navigator.share'],
    ['new Float16Array(1)', 'Float16Array'],
    ['new Intl.DurationFormat("en")', 'Intl.DurationFormat'],
    ['/[a--b]/v.test("a")', 'RegExp /v'],
    ['/(?i:a)b/.test("a")', 'RegExp modifiers'],
  ])('do not know the script %s', (text, name) => {
    expect(found('a.js', text)).toContain(name);
  });

  test('which they are decides', () => {
    expect(found('a.css', 'a:has(b) { color: red }', ['firefox >= 120'])).toEqual([':has']);
    expect(found('a.js', '/(?<=a)b/', ['safari >= 16.3'])).toEqual(['RegExp lookbehind']);
    expect(() => found('a.js', '', ['netscape >= 4'])).toThrow('netscape');
  });

  test('may lack what is allowed with a reason; what is no longer used must not be allowed', () => {
    const style = { 'a.css': 'a { text-wrap: pretty }' };
    expect(baselineProblems(style, DECLARED, [{ names: ['text-wrap'], why: 'looks' }])).toEqual([]);
    expect(baselineProblems({}, DECLARED, [{ names: ['text-wrap'], why: 'looks' }])).toEqual([
      'allowed, but not used any more, or known everywhere: text-wrap',
    ]);
  });

  test.each(['README.md', 'CONTRIBUTING.md'])('%s names those that web/package.json declares', file => {
    const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
    expect(JSON.parse(read('web/package.json')).browserslist).toEqual(DECLARED);
    expect(read(file)).toContain('Chrome and Edge 117, Firefox 121, Safari 16.4');
  });
});
