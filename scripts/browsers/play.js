/** All steps in one browser. */
import { say } from '../shell.js';
import { startFirefox } from './firefox.js';
import { serveApp, serveTrial } from './served.js';
import { STEPS } from './steps.js';
import { ensureTools, startDisplay } from './tools.js';
import { PAGE_SCRIPT, prepareFalls } from './trial.js';
import { Visitor } from './visitor.js';
import { startWebKit } from './webkit.js';

/** @typedef {{ readonly told: string, readonly isFine: boolean }} Outcome */

/** @param {string} name @returns {Promise<Outcome>} */
export async function playIn(name) {
  const tools = ensureTools(name === 'firefox' ? ['firefox', 'xvfb'] : ['driver', 'miniBrowser', 'xvfb']);
  if (typeof tools === 'string') {
    const isCi = process.env['CI'] === 'true';
    return { told: `${isCi ? 'FAILED' : 'left out'}, something is missing: ${tools}`, isFine: !isCi };
  }
  /** @type {(() => unknown)[]} what to end, the last begun first */
  const ends = [];
  try {
    const falls = await prepareFalls();
    const screen = await startDisplay(tools.xvfb);
    ends.unshift(screen.close);
    const app = await serveApp();
    ends.unshift(app.close);
    const trial = await serveTrial({ page: PAGE_SCRIPT, worker: falls.worker });
    ends.unshift(trial.close);
    const { version, driver } = await start(name, tools, screen.display);
    ends.unshift(driver.close);
    say(`${name}: ${version}`);
    return await takeSteps(new Visitor(name, driver), { app, trial, falls }, version);
  } catch (error) {
    return { told: `FAILED: ${String(error)}`, isFine: false };
  } finally {
    for (const end of ends) await end();
  }
}

/** @param {string} name @param {Partial<Record<import('./tools.js').Tool, string>>} tools @param {string} display */
const start = (name, { firefox = '', driver = '', miniBrowser = '' }, display) =>
  name === 'firefox'
    ? startFirefox({ binary: firefox, display })
    : startWebKit({ driver, browser: miniBrowser, display });

/** @param {Visitor} visitor @param {import('./steps.js').Shown} shown @param {string} version @returns {Promise<Outcome>} */
async function takeSteps(visitor, shown, version) {
  let fine = 0;
  for (const { name, run } of STEPS) {
    const began = Date.now();
    const faults = await run(visitor, shown).catch(async error => [String(error), ...(await visitor.look('failed'))]);
    faults.push(...(await visitor.complaints()));
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(`${visitor.browser}: ${faults.length === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)`);
    for (const fault of faults) say(`  ${fault}`);
    if (faults.length === 0) fine++;
  }
  return { told: `${version}, ${fine} of ${STEPS.length} steps as expected`, isFine: fine === STEPS.length };
}
