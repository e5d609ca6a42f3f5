import { describe, expect, test } from 'vitest';
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
