#!/usr/bin/env node
// Starts belfry. In a checkout it first installs and builds what is missing or stale, silently if nothing is.
import { existsSync } from 'node:fs';

const ready = new URL('../../scripts/ready.js', import.meta.url);
if (existsSync(ready)) (await import(ready.href)).ready();

const { main } = await import('../dist/src/main.js');
const { env, stderr, stdout } = process;

// A reader that has seen enough, such as `head`, closes the pipe: that is no error.
stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(
  process.argv.slice(2),
  {
    out: text => stdout.write(text),
    err: text => stderr.write(text),
    isTerminal: stderr.isTTY,
  },
  [env.BELFRY_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || ''],
);
