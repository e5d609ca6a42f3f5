/** The one file for those who have no checkout: installed where nothing else is, from no registry, and served. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../scripts/pack.js';
import { ended, opened } from './served.js';

const folder = mkdtempSync(join(tmpdir(), 'belfry-packed-'));
const home = join(folder, 'home');
const packages = join(home, 'node_modules/belfry/node_modules');
const BELFRY = [process.execPath, join(home, 'node_modules/.bin/belfry')];

beforeAll(() => {
  mkdirSync(home);
  const file = pack(folder);
  // With an empty cache and no network nothing can come from elsewhere.
  const args = ['install', file, '--prefix', home, '--offline', '--cache', join(folder, 'cache'), '--ignore-scripts'];
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    shell: process.platform === 'win32',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('holds what runs: no tests, no sources, no maps, nothing that only screens need', () => {
  expect(readdirSync(join(packages, '@belfry')).toSorted()).toEqual([
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

test('serves the app', async () => {
  const { address, stop, said } = await opened([...BELFRY, 'serve', '--port', '0', '--data', join(folder, 'data')], {});
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<title>');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await stop()).toBe(0);
  expect(said()).not.toMatch(/warning/i);
});

test('the rest of the command works too', async () => {
  const { status, out } = await ended([...BELFRY, '--help'], {});
  expect(status).toBe(0);
  expect(out).toContain('belfry serve');
});
