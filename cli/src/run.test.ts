/** `belfry` as a process of its own, as it was built: pipes, devices and disks that are real. */
import { execFileSync, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { belfry, Folder, GAME } from '../testing/belfry.js';

const root = join(import.meta.dirname, '../..');
const RUN = join(root, 'cli/dist/src/run.js');

const folder = new Folder();
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--build', 'cli'], { cwd: root });
});
afterAll(() => folder.remove());

const start = (args: readonly string[], stdio: StdioOptions = 'pipe') =>
  spawn(process.execPath, [RUN, ...args], { stdio, env: { ...process.env, BELFRY_LANG: 'en' } });

/** Runs it to its end. */
async function ended(child: ReturnType<typeof start>) {
  const [[exit], out, err] = await Promise.all([
    once(child, 'close'),
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
  ]);
  return { exit, out, err };
}

test('does the same as within a test', async () => {
  const args = ['random', GAME, '--seed', '1', '--count', '3'];
  expect(await ended(start(args))).toEqual(await belfry(...args));
  expect(await ended(start(['fly']))).toEqual(await belfry('fly'));
});

test.each([['serve'], ['backup', 'copy.db'], ['restore', 'copy.db']])(
  'where no SQLite runs, belfry %s says what to do, and everything else works',
  async (...args) => {
    // Neither Node.js has one, nor is any compiled for this processor.
    const hidden = ['--import', 'data:text/javascript,process.getBuiltinModule=()=>undefined', RUN];
    const env = { ...process.env, BELFRY_LANG: 'en', npm_config_arch: 'abacus' };
    const run = (...all: readonly string[]) => ended(spawn(process.execPath, [...hidden, ...all], { env }));
    const told = `belfry: Node.js ${process.version} has no SQLite, and none that Belfry brings along runs on this system: install Node.js 22.13 or newer\n`;
    expect(await run(...args)).toEqual({ exit: 1, out: '', err: told });
    expect(await run('--help')).toMatchObject({ exit: 0, err: '' });
  },
);

test('reads standard input', async () => {
  const child = start(['check', '-']);
  child.stdin?.end((await belfry('random', GAME)).out);
  expect(await ended(child)).toMatchObject({ exit: 0, out: expect.stringMatching(/^-: valid, finished/), err: '' });
});

test('reads what a shell has opened for it', async () => {
  const record = folder.write('opened.json', (await belfry('random', GAME)).out);
  const pipe = 'cat "$0" | { exec 3<&0 </dev/null; exec "$@"; }';
  const child = spawn('sh', ['-c', pipe, record, process.execPath, RUN, 'check', '/dev/fd/3']);
  expect(await ended(child)).toMatchObject({ exit: 0, out: expect.stringMatching(/^\/dev\/fd\/3: /), err: '' });
});

test('ends quietly when its reader has seen enough, and not after a million matches', async () => {
  const child = start(['random', GAME, '--count', '1000000']);
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('no streams');
  await once(stdout, 'data');
  stdout.destroy();
  const [[exit], err] = await Promise.all([once(child, 'close'), text(stderr)]);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
});

test('ends also when nobody hears its complaints', async () => {
  const child = start(['check', ...Array.from({ length: 3000 }, () => folder.at('none.json'))]);
  child.stderr?.destroy();
  const [exit] = await once(child, 'close');
  expect(exit).toBe(0);
});

describe.skipIf(!existsSync('/dev/full'))('a device without room', () => {
  let full = 0;
  beforeAll(() => {
    full = openSync('/dev/full', 'w');
  });
  afterAll(() => closeSync(full));

  test.each([[['--help']], [['random', GAME]], [['random', GAME, '--count', '1000000']]])('for %j', async args => {
    expect(await ended(start(args, ['ignore', full, 'pipe']))).toEqual({
      exit: 1,
      out: '',
      err: 'belfry: the output could not be written: no space left\n',
    });
  });

  test('for complaints', async () => {
    expect(await ended(start(['fly'], ['ignore', 'pipe', full]))).toEqual({ exit: 2, out: '', err: '' });
  });
});

describe.skipIf(process.platform === 'win32')('what is no file', () => {
  const refused = (path: string) => ({
    exit: 1,
    err: `belfry: ${path}: neither a file nor standard input (-)\n`,
  });

  test('a pipe into which nobody writes', async () => {
    const pipe = folder.at('pipe');
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    symlinkSync(pipe, folder.at('link.json'));
    for (const path of [pipe, folder.at('link.json')])
      for (const command of ['check', 'trace'])
        expect(await ended(start([command, path]))).toMatchObject(refused(path));
  });

  test('a device', async () => {
    expect(await ended(start(['check', '/dev/zero']))).toMatchObject(refused('/dev/zero'));
  });

  test('a socket', async () => {
    const path = folder.at('socket');
    const server = createServer().listen(path);
    await once(server, 'listening');
    expect(await ended(start(['check', path]))).toMatchObject(refused(path));
    server.close();
  });

  test('a disk that is full leaves no part of a file behind', async () => {
    const out = folder.at('little-room');
    mkdirSync(out);
    // No file may grow over half a kilobyte: the first one breaks off in the middle.
    const child = spawn('sh', [
      '-c',
      'ulimit -f 1 && exec "$@"',
      'sh',
      process.execPath,
      RUN,
      'random',
      GAME,
      '--out',
      out,
    ]);
    const { exit, err } = await ended(child);
    expect(exit).toBe(1);
    expect(err).toMatch(/^belfry: .*: the system reports EFBIG\n$/);
    expect(readdirSync(out)).toEqual([]);
  });
});
