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
 * Runs a program in the checkout and ends with its exit code if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
export function run(command, args) {
  const code = attempt(command, args);
  if (code !== 0) process.exit(code);
}

/**
 * Runs a program in the checkout.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {number} its exit code
 */
export function attempt(command, args) {
  // npm is a batch file on Windows, which only a shell can start.
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, error } = spawnSync(command, [...args], { cwd: root, stdio: 'inherit', shell });
  if (error) fail(`cannot run ${command}: ${error.message}`);
  return status ?? 1;
}
