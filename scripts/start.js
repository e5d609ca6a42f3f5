/** `npm start`: installs, builds and serves the whole app, and says where it is. */
import { join } from 'node:path';
import { ready } from './ready.js';
import { root, run } from './shell.js';

ready();
run(process.execPath, [join(root, 'server/dist/src/main.js')]);
