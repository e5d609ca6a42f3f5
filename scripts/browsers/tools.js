/** The browsers and what they need: looked for, installed where that can be done, otherwise told. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt, say } from '../shell.js';

/** What each is called, and which package of Debian has it. */
const PACKAGES = {
  firefox: 'firefox-esr',
  driver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
};
/** @typedef {keyof typeof PACKAGES} Tool */

/** @type {Readonly<Record<Tool, () => string | undefined>>} */
const FINDERS = {
  firefox: () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox'),
  driver: () => onPath('WebKitWebDriver'),
  // It is not on the PATH, and where it lies depends on the system and its version.
  miniBrowser: () =>
    ['/usr/lib', '/usr/libexec']
      .flatMap(folder => [folder, ...foldersIn(folder)])
      .flatMap(folder => ['4.1', '4.0'].map(version => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')))
      .find(path => existsSync(path)),
  xvfb: () => onPath('Xvfb'),
};

/** @param {string} folder */
const foldersIn = folder =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.includes('-linux-'))
        .map(name => join(folder, name))
    : [];

/** @param {...string} names @returns {string | undefined} */
function onPath(...names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}

/**
 * Where they are.
 * @template {Tool} T
 * @param {readonly T[]} wanted
 * @returns {Record<T, string> | string} or how to get those that are missing
 */
export function ensureTools(wanted) {
  const missing = wanted.filter(tool => FINDERS[tool]() === undefined);
  const packages = [...new Set(missing.map(tool => PACKAGES[tool]))];
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say(`installing ${packages.join(', ')}`);
    attempt('apt-get', ['update', '--quiet'], { aside: true });
    attempt('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', ...packages, 'libgl1-mesa-dri'], {
      aside: true,
    });
  }
  const found = wanted.map(tool => /** @type {const} */ ([tool, FINDERS[tool]()]));
  const lacking = found.filter(([, path]) => path === undefined).map(([tool]) => PACKAGES[tool]);
  if (lacking.length > 0) return `apt-get install ${[...new Set(lacking)].join(' ')}`;
  return /** @type {Record<T, string>} */ (Object.fromEntries(found));
}

/** A screen that nobody sees. @param {string} program @returns {Promise<{ display: string, close: () => void }>} */
export async function startDisplay(program) {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = screen.stdio[3];
  if (told == null) throw new Error('Xvfb has no way to tell its number');
  const [number] = await Promise.race([once(told, 'data'), once(screen, 'exit').then(() => [''])]);
  if (String(number).trim() === '') throw new Error('Xvfb does not start');
  return { display: `:${String(number).trim()}`, close: () => void screen.kill() };
}
