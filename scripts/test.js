/**
 * `npm test`: everything that must hold before a change lands. Runs all steps even if one fails, so that one run shows all
 * there is to mend. `npm test -- lint types` runs only those; what follows a `--` of its own goes to vitest.
 */
import { join } from 'node:path';
import { install, requireNode } from './ready.js';
import { attempt, fail, root, say } from './shell.js';

const args = process.argv.slice(2);
const split = args.indexOf('--');
const wanted = split < 0 ? args : args.slice(0, split);
const forVitest = split < 0 ? [] : args.slice(split + 1);

/** @param {string} name @param {...string} rest */
const tool = (name, ...rest) => attempt(process.execPath, [join(root, 'node_modules', name), ...rest]);
/** @param {string} name */
const script = name => attempt(process.execPath, [join(root, 'scripts', name)]);

/** @type {Readonly<Record<string, () => number>>} */
const STEPS = {
  lockfile: () => script('check-lock.js'),
  // What a package says of its types to others is built: without it, the linter would know none of them.
  lint: () =>
    tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings') ||
    tool('typescript/bin/tsc', '--build') ||
    tool('oxlint/bin/oxlint', '--type-aware'),
  types: () => tool('typescript/bin/tsc', '--build'),
  imports: () => script('check-imports.js'),
  names: () => script('check-names.js'),
  texts: () => script('check-texts.js'),
  unused: () => tool('knip/bin/knip.js'),
  baseline: () => script('ready.js') || script('check-baseline.js'),
  tests: () => script('browser.js') || tool('vitest/vitest.mjs', 'run', '--project', '!browser', ...forVitest),
  browser: () =>
    script('browser.js') ||
    script('ready.js') ||
    tool('vitest/vitest.mjs', 'run', '--project', 'browser', ...forVitest),
};

const unknown = wanted.filter(name => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) fail(`no such step: ${unknown.join(', ')} (there are ${Object.keys(STEPS).join(', ')})`);

requireNode();
install();
const steps = Object.entries(STEPS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const failures = steps.filter(([name, step]) => {
  say(`checking ${name}`);
  return step() !== 0;
});
for (const [name] of failures) say(`FAILED: ${name}`);
process.stdout.write(`checks: ${steps.length - failures.length} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
