/** `npm run torture -- kills` or `-- fuzz`: does a server lose anything, and can anybody break it? */
import { join } from 'node:path';
import { ready } from './ready.js';
import { root, run } from './shell.js';

ready();
run(process.execPath, [join(root, 'bench/dist/src/torture/main.js'), ...process.argv.slice(2)]);
