/**
 * What all games share names none of them, in code, comments, styles and texts: whoever adds a game changes nothing there. Tests
 * and their helpers may take a real game as an example.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, root, say } from './shell.js';
import { allFiles, folders } from './sources.js';

const SHARED = /^(web|ui|table|server|cli)\/.*\.(tsx?|js|css|html|json|svg|webmanifest)$/;
const FOR_TESTS = /\.test\.tsx?$|\/testing(\/|\.tsx?$)|^web\/e2e\//;

/**
 * How a game is written: by its id in any case and with any joints, and by its names.
 * @param {string} id
 * @param {string} listing the text of its index.ts
 * @returns {RegExp}
 */
export function writtenAs(id, listing) {
  const names = [...(/\bname: .*/.exec(listing)?.[0] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  return new RegExp([id.replaceAll('-', '[-_ ]?'), ...names].join('|'), 'iu');
}

/** @param {string} file @param {string} text @param {readonly RegExp[]} games @returns {string[]} the lines that name a game */
export function namedGames(file, text, games) {
  if (!SHARED.test(file) || FOR_TESTS.test(file)) return [];
  const names = games.some(game => game.test(file)) ? [`${file} is named after a game`] : [];
  const lines = text.split('\n').flatMap((line, index) => {
    const found = games.flatMap(game => game.exec(line)?.[0] ?? []);
    return found.length === 0 ? [] : [`${file}:${index + 1} names ${found.join(', ')}`];
  });
  return [...names, ...lines];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const games = folders('games').map(id => writtenAs(id, read(`games/${id}/index.ts`)));
  const problems = allFiles().flatMap(file => namedGames(file, read(file), games));
  for (const problem of problems) say(problem);
  if (problems.length > 0) fail('what is about one game belongs into its folder: CONTRIBUTING.md');
}
