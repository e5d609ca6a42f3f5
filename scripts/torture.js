/**
 * `npm run torture -- kills` or `-- fuzz`: does a server lose anything, and can anybody break it? `-- browsers`: eventful matches of two,
 * three and four people with browsers, of each game, to their end; `npm test` plays one number of each.
 */
import { join } from 'node:path';
import { ready } from './ready.js';
import { root, run } from './shell.js';

const EVENTFUL = ['five-towers', 'skyscraper', 'turmbauer'].map(game => `web/e2e/together/${game}.test.ts`);

const [torture, ...rest] = process.argv.slice(2);
ready();
if (torture === 'browsers') {
  // Only now is there a playwright to import.
  const { ensureChromium } = await import('./browser.js');
  ensureChromium();
  // One table at a time: what happens at it is enough for a small machine.
  process.env['BELFRY_ALL_NUMBERS'] = 'yes';
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  run(process.execPath, [vitest, 'run', '--project', 'browser', '--no-file-parallelism', ...EVENTFUL, ...rest]);
} else {
  run(process.execPath, [join(root, 'bench/dist/src/torture/main.js'), ...process.argv.slice(2)]);
}
