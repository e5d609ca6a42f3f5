/** `npm start`: until there is an app to open, a simulation shows that everything works. */
import { join } from 'node:path';
import { ready } from './ready.js';
import { root, run } from './shell.js';

ready();
run(process.execPath, [
  join(root, 'cli/bin/belfry.js'),
  'simulate',
  'five-towers',
  '--players',
  '2',
  '--games',
  '1000',
]);
