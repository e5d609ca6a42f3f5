import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf } from './addresses.js';
import { buildServer } from './app.js';
import { portOf } from './port.js';

const webRoot = mkdtempSync(join(tmpdir(), 'belfry-web-'));
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Belfry</title><script>let a = 1;</script>');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), 'app');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.br'), 'compressed');
  writeFileSync(join(webRoot, 'sw.js'), 'worker');
  server = await buildServer({ webRoot });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const page = { accept: 'text/html,application/xhtml+xml' };

test.each(['/', '/table/abc', '/replay/abc?at=3', '/learn/skyscraper/2'])('%s is the app', async url => {
  const answer = await server.inject({ url, headers: page });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>Belfry</title>');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('the head of a page can be asked for', async () => {
  const answer = await server.inject({ url: '/table/abc', method: 'HEAD', headers: page });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['a file that is not there', { url: '/assets/gone.js', headers: page }],
  ['what is no page', { url: '/api/nothing' }],
  ['another method', { url: '/', method: 'POST', headers: page } as const],
  ['a way out of the folder', { url: '/..%2f..%2fetc/passwd', headers: { accept: '*/*' } }],
])('%s is not found', async (_, request) => {
  const answer = await server.inject(request);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});

test('files with a digest in their name are kept for ever, compressed ones preferred', async () => {
  const plain = await server.inject({ url: '/assets/app-1a2b.js' });
  expect(plain.headers['cache-control']).toContain('immutable');
  expect(plain.body).toBe('app');
  const small = await server.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.body).toBe('compressed');
});

test('the service worker is asked for anew each time', async () => {
  expect((await server.inject({ url: '/sw.js' })).headers['cache-control']).toBe('no-cache');
});

test('nothing foreign may run in a page', async () => {
  const { headers } = await server.inject({ url: '/', headers: page });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]+='/);
  expect(policy).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('says that it is well', async () => {
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ ok: true });
});

test('does not start without a web app', async () => {
  await expect(buildServer({ webRoot: join(webRoot, 'assets') })).rejects.toThrow('build it first');
});

test('tells the addresses in the local network, none of its own machine', () => {
  const interfaces = {
    lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
    wlan: [
      { family: 'IPv6', internal: false, address: 'fe80::1' },
      { family: 'IPv4', internal: false, address: '192.168.1.7' },
    ],
  };
  expect(addressesOf('0.0.0.0', 8080, interfaces)).toEqual({
    local: 'http://localhost:8080',
    network: ['http://192.168.1.7:8080'],
  });
  expect(addressesOf('127.0.0.1', 8080, interfaces)).toEqual({ local: 'http://localhost:8080', network: [] });
  expect(addressesOf('192.168.1.7', 8080, interfaces)).toEqual({ local: 'http://192.168.1.7:8080', network: [] });
  expect(addressesOf('fe80::1', 8080, interfaces).local).toBe('http://[fe80::1]:8080');
});

test('a folder of that name above the app changes nothing', async () => {
  const inside = join(webRoot, 'assets', 'belfry');
  mkdirSync(inside);
  writeFileSync(join(inside, 'index.html'), '<!doctype html>');
  const other = await buildServer({ webRoot: inside });
  const answer = await other.inject({ url: '/', headers: page });
  expect(answer.headers['cache-control']).toBe('no-cache');
  await other.close();
});

test.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  ['3000', 3000],
  ['70000', undefined],
  ['ten', undefined],
  ['-1', undefined],
] as const)('the port %j is %s', (text, port) => {
  expect(portOf(text)).toBe(port);
});
