/**
 * The app runs in the browsers that web/package.json names as `browserslist`, and the bundler writes for them. It changes syntax, not
 * what is asked of a browser; this finds what the built files ask for that one of them does not know.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALLOWED } from './baseline/allowed.js';
import { baselineOf, isOfSomeOnly, missingIn } from './baseline/compat.js';
import { ownMembers, parseScript, scriptUsed } from './baseline/script.js';
import { stylesUsed } from './baseline/styles.js';
import { fail, root, say } from './shell.js';

/** @typedef {import('./baseline/styles.js').Used} Used */

/**
 * @param {Readonly<Record<string, string>>} files texts by their names
 * @param {readonly string[]} declared as in `browserslist`
 * @param {typeof ALLOWED} allowed
 * @returns {string[]} what is wrong
 */
export function baselineProblems(files, declared, allowed) {
  const baseline = baselineOf(declared);
  const programs = Object.entries(files)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, text]) => /** @type {const} */ ([file, parseScript(file, text)]));
  const own = ownMembers(programs.map(([, program]) => program));
  const styles = Object.entries(files).filter(([file]) => file.endsWith('.css'));
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} file @param {readonly Used[]} used */
  const judge = (file, used) => {
    for (const [name, features, prefixes] of used) {
      const missing = missingIn(features, baseline, prefixes);
      // What only some engines have, and stands behind a dot, is as a rule a name that somebody else thought of, too.
      const isChance = name.startsWith('.') && isOfSomeOnly(missing);
      if (missing.length > 0 && !isChance) found.set(name, `${file}: ${name} needs ${missing.join(', ')}`);
    }
  };
  for (const [file, text] of styles) judge(file, stylesUsed(text));
  for (const [file, program] of programs) judge(file, scriptUsed(program, own));
  const names = new Set(allowed.flatMap(entry => entry.names));
  /** @param {string} name */
  const shortName = name => (names.has(name) ? name : name.replace(/: .*/, ''));
  const stale = [...names].filter(name => ![...found.keys()].some(used => shortName(used) === name));
  return [
    ...[...found].filter(([name]) => !names.has(shortName(name))).map(([, problem]) => problem),
    ...stale.map(name => `allowed, but not used any more, or known everywhere: ${name}`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'web', 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|css)$/.test(name));
  const files = Object.fromEntries(names.map(name => [name, readFileSync(join(dist, name), 'utf8')]));
  const { browserslist } = JSON.parse(readFileSync(join(root, 'web', 'package.json'), 'utf8'));
  const problems = baselineProblems(files, browserslist, ALLOWED);
  for (const problem of problems) say(problem);
  if (problems.length > 0) fail('see CONTRIBUTING.md, "Browsers"');
}
