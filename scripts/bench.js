/** `npm run bench`: how fast everything is, a line of JSON for each figure. */
import { join } from 'node:path';
import { ready } from './ready.js';
import { root, run } from './shell.js';

ready();
// Only now is there a playwright to import.
const { ensureChromium } = await import('./browser.js');
process.env['CHROMIUM_PATH'] = ensureChromium();
run(process.execPath, [join(root, 'bench/dist/src/main.js'), ...process.argv.slice(2)]);
