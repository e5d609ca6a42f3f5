/** `npm start`: installs, builds and serves the whole app, and says where it is. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './ready.js';
import { root } from './shell.js';

ready();
// In this process, so that whoever stops it stops the server.
await import(pathToFileURL(join(root, 'server/dist/src/main.js')).href);
