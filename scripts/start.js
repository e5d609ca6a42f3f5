/** `npm start`: installs and builds what is missing, and does what `belfry serve` does. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './ready.js';
import { root } from './shell.js';

ready();
// In this process, so that whoever stops it stops the server.
process.argv.splice(2, 0, 'serve');
await import(pathToFileURL(join(root, 'cli/dist/src/run.js')).href);
