/**
 * What all games share names none of them, in code, comments, styles and texts: whoever adds a game changes nothing there. Tests
 * and their helpers may take a real game as an example.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { fail, root, say } from './shell.js';
import { allFiles, folders } from './sources.js';

const SHARED = /^(web|ui|table|wire|server|cli|bots)\/.*\.(tsx?|js|css|html|json|svg|webmanifest)$/;
const FOR_TESTS = /\.test\.tsx?$|\/testing(\/|\.tsx?$)|^web\/e2e\//;

/**
 * What a game is called in its listing, in each language.
 * @param {string} listing the text of its index.ts
 * @returns {string[]}
 */
export function titlesIn(listing) {
  /** @type {string[]} */
  const titles = [];
  visit(parseSync('index.ts', listing).program, false, titles);
  return titles;
}

/** Gathers the texts below a `name`. @param {any} node @param {boolean} isTitle @param {string[]} titles */
function visit(node, isTitle, titles) {
  if (typeof node !== 'object' || node === null) return;
  const text = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' ? node.value : undefined;
  if (isTitle && typeof text === 'string' && text.trim() !== '') titles.push(text.trim());
  if (node.type === 'Property') visit(node.value, isTitle || (node.key.name ?? node.key.value) === 'name', titles);
  else for (const child of Array.isArray(node) ? node : Object.values(node)) visit(child, isTitle, titles);
}

const BEFORE = String.raw`(?<![\p{L}\d])`;
const AFTER = String.raw`(?![\p{L}\d])`;
const AFTER_IN_CODE = String.raw`(?![\p{Ll}\d])`;

/**
 * How a game is written: by its id with any joints and by its titles, as words of their own and in any case; in code also where
 * a name begins with it, or a new word in a name: `nightWatchWords`, `useNightWatch`.
 * @param {string} id
 * @param {readonly string[]} titles
 * @returns {RegExp}
 */
export function writtenAs(id, titles) {
  const text = [id.split('-').map(inAnyCase).join('[-_ ]?'), ...titles.map(inAnyCase)].join('|');
  const type = id.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
  const value = type.charAt(0).toLowerCase() + type.slice(1);
  return new RegExp(`${BEFORE}(?:${text})${AFTER}|(?:${BEFORE}${value}|${type})${AFTER_IN_CODE}`, 'u');
}

/** A pattern for a text, whatever signs are in it. @param {string} text */
const inAnyCase = text =>
  Array.from(text, sign =>
    sign.toLowerCase() === sign.toUpperCase()
      ? sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
      : `(?:${sign.toLowerCase()}|${sign.toUpperCase()})`,
  ).join('');

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
  const games = folders('games').map(id => {
    const listing = `games/${id}/index.ts`;
    if (!existsSync(join(root, listing))) fail(`${listing} is missing: nothing else says what that game is called`);
    return writtenAs(id, titlesIn(read(listing)));
  });
  const problems = allFiles().flatMap(file => namedGames(file, read(file), games));
  for (const problem of problems) say(problem);
  if (problems.length > 0) fail('what is about one game belongs into its folder: CONTRIBUTING.md');
}
