import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf, originFor } from './addresses.js';
import { buildServer } from './app.js';
import { headersWith } from './headers.js';

const webRoot = mkdtempSync(join(tmpdir(), 'belfry-web-'));
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Belfry</title><script>let a = 1;</script>');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), 'app');
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js.br'), 'compressed');
  for (const name of ['worker', 'worker-thinker', 'worker-workshop', 'large', 'physics'])
    writeFileSync(join(webRoot, 'assets', `${name}-1a2b.js`), 'worker');
  writeFileSync(join(webRoot, 'sw.js'), 'worker');
  writeFileSync(join(webRoot, 'licences.txt'), 'MIT');
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

const EVERYTHING = [
  '/',
  '/table/abc',
  '/assets/app-1a2b.js',
  '/assets/worker-1a2b.js',
  '/assets/worker-thinker-1a2b.js',
  '/assets/physics-1a2b.js',
  '/assets/large-1a2b.js',
  // Nearly the address of the workshop.
  '/assets/worker-workshop.js',
  '/assets/worker-workshop-1a2b.js/',
  '/assets/worker-workshop-1a2b.mjs',
  '/assets/x/worker-workshop-1a2b.js',
  '/worker-workshop-1a2b.js',
  '/assets/Worker-Workshop-1a2b.js',
  '/assets/worker-workshop-1a2b.js%0a',
  '/sw.js',
  '/licences.txt',
  '/healthz',
  '/assets/gone.js',
  '/%E0%A4%A',
  '//',
];

test.each(EVERYTHING)('nothing foreign may run in what %s answers, nor in a worker made of it', async url => {
  const { headers } = await server.inject({ url, headers: page });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.join()).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]+=',/);
  expect(policy.join()).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test.each(['/assets/worker-workshop-1a2b.js', '/assets/worker-workshop-1a2b.js?x'])(
  'WebAssembly may run in the workshop (%s), and nothing else may',
  async url => {
    const { headers } = await server.inject({ url, headers: page });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("default-src 'self'");
    expect(policy.join().replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
  },
);

test('a page that has not changed keeps its policy', async () => {
  const { headers: first } = await server.inject({ url: '/', headers: page });
  const again = await server.inject({ url: '/', headers: { ...page, 'if-none-match': String(first.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBe(first['content-security-policy']);
});

test('only a script that has an allowance may do more', () => {
  const sources = ["'self'", "'wasm-unsafe-eval'"];
  const headersAt = headersWith('', [{ address: /^\/assets\/physics-[\w-]+\.js$/, sources }]);
  const policyAt = (address: string) => headersAt(address)['content-security-policy'];
  expect(policyAt('/assets/physics-1a2b.js')).toContain("script-src 'self' 'wasm-unsafe-eval';");
  for (const other of ['/', '/assets/worker-1a2b.js', '/physics-1a2b.js', '/assets/physics-1a2b.js/x'])
    expect(policyAt(other)).toContain("script-src 'self';");
});

test('a page is shown in no frame, and may ask for nothing the app does not need', async () => {
  const { headers } = await server.inject({ url: '/', headers: page });
  expect(headers['x-frame-options']).toBe('DENY');
  const permissions = String(headers['permissions-policy']).split(', ');
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
    expect(permissions).toContain(`${name}=()`);
  for (const name of ['fullscreen', 'clipboard-write', 'web-share', 'screen-wake-lock'])
    expect(permissions.join()).not.toContain(name);
});

test.each([
  ['localhost:8080', {}, 'same-origin'],
  ['127.0.0.1:8080', {}, 'same-origin'],
  ['[::1]:8080', {}, 'same-origin'],
  ['belfry.example', { 'sec-fetch-mode': 'navigate' }, 'same-origin'],
  ['192.168.1.7:8080', {}, undefined],
  ['localhost.example', {}, undefined],
])('at %s with %j the windows of others are kept apart: %s', async (host, more, policy) => {
  const { headers } = await server.inject({ url: '/', headers: { ...page, ...more, host } });
  expect(headers['cross-origin-opener-policy']).toBe(policy);
});

test('the licences can be read', async () => {
  const answer = await server.inject({ url: '/licences.txt', headers: page });
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('MIT');
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
  for (const host of ['localhost', '127.0.0.1', '::1'])
    expect(addressesOf(host, 8080, interfaces)).toEqual({ local: 'http://localhost:8080', network: [] });
  expect(addressesOf('127.0.0.2', 8080, interfaces)).toEqual({ local: 'http://127.0.0.2:8080', network: [] });
});

test.each([
  ['192.168.1.7', 'http://192.168.1.7:8080'],
  ['fd00::7', 'http://[fd00::7]:8080'],
  ['games.example', 'http://games.example:8080'],
])('a server that listens at %s alone is reached there, by others too', (host, address) => {
  expect(addressesOf(host, 8080)).toEqual({ local: address, network: [address] });
});

test('a link begins as others reach the server, also if who asks for it sits at the machine', () => {
  const parts = { publicUrl: undefined, network: () => 'http://192.168.1.7:8080' };
  const at = (host: string) => ({ address: '127.0.0.1', host, isHere: true, isSecure: false });
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '127.1.2.3', '[::1]:8080'])
    expect(originFor(at(host), parts)).toBe('http://192.168.1.7:8080');
  // It listens to nobody else.
  expect(originFor(at('localhost:8080'), { ...parts, network: () => undefined })).toBe('http://localhost:8080');
  expect(originFor(at('localhost:8080'), { ...parts, publicUrl: 'https://games.example' })).toBe(
    'https://games.example',
  );
  // Asked as others ask it; or over TLS, by something in front; or by somebody elsewhere who says so.
  for (const host of ['192.168.1.9:8080', 'localhost.example', '127.0.0.1.example'])
    expect(originFor(at(host), parts)).toBe(`http://${host}`);
  expect(originFor({ ...at('localhost'), isSecure: true }, parts)).toBe('https://localhost');
  expect(originFor({ ...at('localhost'), isHere: false }, parts)).toBe('http://localhost');
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
