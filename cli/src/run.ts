/** Runs `belfry` in this process: with its arguments, its streams, its languages and its exit status. */
import type { Write } from './context.js';
import { main } from './main.js';

const { argv, env, stderr, stdout } = process;

process.exitCode = await main(
  argv.slice(2),
  { stdin: () => process.stdin, out: writeTo(stdout), err: writeTo(stderr), isTerminal: stderr.isTTY },
  [env['BELFRY_LANG'] || env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''],
);

function writeTo(stream: NodeJS.WriteStream): Write {
  // Whoever writes is told what went wrong. A stream that nobody listens to would throw it too.
  stream.on('error', () => undefined);
  return text =>
    new Promise((resolve, reject) => {
      stream.write(text, error => (error ? reject(error) : resolve()));
    });
}
