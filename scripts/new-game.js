/** `npm run new-game NAME`: a game of that name to begin with, as a copy of the sample game, and listed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { namedGames, writtenAs } from './check-names.js';
import { install, requireNode } from './ready.js';
import { fail, root, run, say } from './shell.js';
import { allFiles } from './sources.js';

const SAMPLE = 'engine/testing/sample';
const LIST = 'games/list.ts';

/** What the sample game is called in each language. */
const TITLES = /Lantern|Laterne|Fanal|Фенер/g;
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g;
const WORD = /[A-Za-z_$][\w$]*/g;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Folders that lie among the games and are none. */
const TAKEN = new Set(['dist']);

/**
 * A game's name, as each place needs it.
 * @typedef {object} Names
 * @property {string} id in records and addresses; its folder: `night-watch`
 * @property {string} value `nightWatch`
 * @property {string} type `NightWatch`
 * @property {string} title `Night Watch`
 */

/** @param {string} id @returns {Names} */
export function namesOf(id) {
  const words = id.split('-').map(word => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  return { id, value: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(' ') };
}

/**
 * A file of the sample game under another name. In comments and texts it is called by its title, in code by its names there.
 * @param {string} file
 * @param {string} content
 * @param {Names} names
 */
export function renamed(file, content, { id, value, type, title }) {
  /** @param {string} text */
  const inText = text => text.replace(/\blantern\b/g, id).replace(TITLES, title);
  /** @param {string} code */
  const inCode = code => code.replace(/\blantern/g, value).replace(/\bLantern/g, type);
  return file.endsWith('.ts') ? splitMap(content, inText, inCode) : inText(content);
}

/** @param {string} content @param {(text: string) => string} text @param {(code: string) => string} code */
function splitMap(content, text, code) {
  let mapped = '';
  let end = 0;
  for (const found of content.matchAll(COMMENT_OR_TEXT)) {
    mapped += code(content.slice(end, found.index)) + text(found[0]);
    end = found.index + found[0].length;
  }
  return mapped + code(content.slice(end));
}

/**
 * The list of games with one more line, at its place in the alphabet.
 * @param {string} list
 * @param {Names} names
 */
export function withLine(list, { id, value }) {
  const line = `export { listing as ${value} } from './${id}/index.js';`;
  const lines = list.trimEnd().split('\n');
  const place = lines.findIndex(other => (/'\.\/(.*)\/index/.exec(other)?.[1] ?? '') > id);
  return `${lines.toSpliced(place < 0 ? lines.length : place, 0, line).join('\n')}\n`;
}

/**
 * Why a game cannot have this name; nothing if it can.
 * @param {string} id
 * @param {readonly string[]} taken the names of other games
 * @param {readonly string[]} used the names in the sample's code
 */
export function nameProblem(id, taken, used) {
  if (!KEBAB.test(id))
    return `"${id}" cannot be a game's name: small letters, digits and hyphens, a letter first, such as night-watch`;
  if (TAKEN.has(id)) return `games/${id} is a folder for something else`;
  if (taken.includes(id)) return `there is a game in games/${id} already`;
  const { value, type } = namesOf(id);
  const isUsed = isReserved(value) || used.includes(value) || used.includes(type);
  return isUsed
    ? `code cannot call a game "${value}", for that means something else in it: choose another name`
    : undefined;
}

/** Is this a word of the language, such as `switch`? @param {string} name */
function isReserved(name) {
  try {
    compileFunction(`'use strict'; const ${name} = 0;`);
    return false;
  } catch {
    return true;
  }
}

/**
 * Where a game's name stands already in what all games share: there nobody could tell it from the game.
 * @param {Names} names
 */
function homonyms({ id, title }) {
  const written = writtenAs(id, [title]);
  return allFiles().flatMap(file => namedGames(file, read(file), [written]));
}

/** The names in some code, but for those of the sample game itself. @param {string} code */
export function namesIn(code) {
  const found =
    splitMap(
      code,
      () => '',
      text => text,
    ).match(WORD) ?? [];
  return [...new Set(found)].filter(name => !/^lantern/i.test(name));
}

/** @param {string} folder @returns {string[]} */
const filesIn = folder =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(path) : [path];
  });

/** @param {string} file */
const read = file => readFileSync(join(root, file), 'utf8');

/** @param {string} id */
function make(id) {
  const files = filesIn(SAMPLE);
  const used = files.filter(file => file.endsWith('.ts')).flatMap(file => namesIn(read(file)));
  const taken = existsSync(join(root, 'games', id)) ? [id] : [];
  const problem = nameProblem(id, taken, used);
  if (problem !== undefined) fail(problem);
  const names = namesOf(id);
  const [homonym] = homonyms(names);
  if (homonym !== undefined) fail(`"${id}" stands already in what all games share (${homonym}): choose another name`);
  requireNode();
  install();
  for (const file of files) {
    const path = join(root, 'games', id, file.slice(SAMPLE.length + 1));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, renamed(file, read(file), names));
  }
  writeFileSync(join(root, LIST), withLine(read(LIST), names));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  run(process.execPath, [biome, 'check', '--write', '--log-level=warn', `games/${id}`, LIST], { aside: true });
}

/** What can be done with a new game. @param {string} id @returns {readonly (readonly [string, string])[]} */
const ways = id => [
  ['npx vite web', 'play it in the browser'],
  [`npm run belfry -- random ${id} --out records`, 'or on the command line'],
  [`npm test -- tests -- games/${id}`, 'its own tests'],
  [`npm test -- tests -- games/contract -t "kept by ${id}"`, 'does it keep the contract?'],
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [id, ...more] = process.argv.slice(2);
  if (id === undefined || more.length > 0) fail('say one name: npm run new-game night-watch');
  make(id);
  say(`games/${id} is there, a copy of the sample game, with a line in ${LIST}`);
  for (const [command, what] of ways(id)) process.stderr.write(`  ${command.padEnd(62)} # ${what}\n`);
  process.stderr.write('Now make it yours: CONTRIBUTING.md, "Adding a game", says what lies where.\n');
}
