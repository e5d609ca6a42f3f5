/**
 * `npm run browsers`: a match of each game in Firefox and in WebKit, beside Chromium, in which the tests run. `-- firefox` or
 * `-- webkit` takes one of them. What a browser does differently is told, and fails.
 */
import { ready } from './ready.js';
import { fail, say } from './shell.js';

const NAMES = ['firefox', 'webkit'];
const asked = process.argv.slice(2);
const unknown = asked.filter(name => !NAMES.includes(name));
if (unknown.length > 0) fail(`no such browser: ${unknown.join(', ')} (there are ${NAMES.join(', ')})`);

ready();
// Only now is there what drives the browsers.
const { playIn } = await import('./browsers/play.js');
/** @type {string[]} */
const summary = [];
let failures = 0;
for (const name of NAMES.filter(each => asked.length === 0 || asked.includes(each))) {
  const { told, isFine } = await playIn(name);
  summary.push(`${name}: ${told}`);
  if (!isFine) failures++;
}
for (const line of summary) say(line);
process.exitCode = failures === 0 ? 0 : 1;
