/** The browser in which some tests run. Run as a program, this installs one if there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { attempt, root, say } from './shell.js';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** CHROMIUM_PATH, or a Chromium or Chrome on PATH, or the one that Playwright has installed. */
function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && !existsSync(named))
    throw new Error(`CHROMIUM_PATH names a file that is not there: ${named}`);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  return [named ?? '', ...onPath, chromium.executablePath()].find(path => existsSync(path));
}

/** Sees to it that there is a Chromium: Debian's where that can be installed, otherwise Playwright's. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  say('installing Chromium, in which some tests run');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '--quiet'], { aside: true });
    attempt('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium'], { aside: true });
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  const playwright = join(root, 'node_modules/playwright-core/cli.js');
  attempt(process.execPath, [playwright, 'install', 'chromium'], { aside: true });
  const downloaded = findChromium();
  if (downloaded === undefined) say(MISSING);
  return downloaded;
}

const MISSING =
  'some tests need Chromium: run "apt-get install chromium" or "npx playwright-core install chromium", or set CHROMIUM_PATH';

function requireChromium() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(MISSING);
  return executablePath;
}

/**
 * What nobody sees without a window, and what costs a second for every visitor: pages below the address bar, made for each of them. Of
 * such lists only the last one counts, so those of Playwright's that matter to pages of ours are named again.
 */
const NOT_WANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** Without a graphics card, what is flat is drawn faster without asking for one; Debian's Chromium would ask. */
const ARGUMENTS = [`--disable-features=${NOT_WANTED.join()}`, '--disable-gpu-rasterization'];

/** Starts it, without a window. */
export const launchChromium = () => chromium.launch({ executablePath: requireChromium(), args: ARGUMENTS });

/**
 * The same, with the settings of a person that lie in a folder.
 * @param {string} profile
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export const launchProfile = (profile, options) =>
  chromium.launchPersistentContext(profile, { ...options, executablePath: requireChromium(), args: ARGUMENTS });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureChromium();
