/** `npm run bench`: how fast everything is, a line of JSON for each figure. */
import { join } from 'node:path';
import { ready } from './ready.js';
import { root, run } from './shell.js';

ready();
if (
  process.argv.slice(2).some(name => ['web', 'together'].some(bench => bench.includes(name))) ||
  process.argv.length === 2
) {
  // Only now is there a playwright to import.
  const { ensureChromium } = await import('./browser.js');
  const path = ensureChromium();
  if (path !== undefined) process.env['CHROMIUM_PATH'] = path;
}
run(process.execPath, [join(root, 'bench/dist/src/main.js'), ...process.argv.slice(2)]);
