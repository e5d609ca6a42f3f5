/** What the scripts share. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The oldest Node that will do. `package.json` says the same. */
export const NODE_VERSION = { major: 20, minor: 19 };

/** @param {string} text */
export function say(text) {
  process.stderr.write(`belfry: ${text}\n`);
}

/**
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  say(text);
  process.exit(1);
}

/**
 * @typedef {object} Settings
 * @property {boolean} [aside] what it prints is not the answer to what was asked, so it goes to standard error
 */

/**
 * Runs a program in the checkout and ends with its exit code if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Settings} [settings]
 */
export function run(command, args, settings) {
  const code = attempt(command, args, settings);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a program in the checkout.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Settings} [settings]
 * @returns {number} its exit code
 */
export function attempt(command, args, { aside = false } = {}) {
  // npm is a batch file on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && command === 'npm';
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['inherit', aside ? process.stderr : 'inherit', 'inherit'];
  const { status, error } = spawnSync(command, [...args], { cwd: root, stdio, shell });
  if (error) fail(`cannot run ${command}: ${error.message}`);
  return status ?? 1;
}
