/** `belfry serve` as people start it, with the app that was built. */
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ended, opened } from './served.js';

const root = join(import.meta.dirname, '../..');
const SERVE = [process.execPath, join(root, 'cli/bin/belfry.js'), 'serve'];
const START = [process.execPath, join(root, 'scripts/start.js')];

const folder = mkdtempSync(join(tmpdir(), 'belfry-served-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['belfry serve', [...SERVE, '--port', '0', '--data', join(folder, 'serve')], {}, 'serve'],
  ['npm start', START, { PORT: '0', BELFRY_DATA: join(folder, 'start') }, 'start'],
])('%s serves the app, says where it is, and ends when it is asked to', async (_, command, variables, data) => {
  const running = await opened(command, variables);
  const { address, said, stop } = running;
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(said()).toContain(`everything is kept in ${join(folder, data)}\n`);
  expect(statSync(join(folder, data)).mode & 0o777).toBe(0o700);
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>');
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // No terminal, no code for cameras.
  expect(said()).not.toContain('█');
  expect(await stop()).toBe(0);
});

test('a port that is taken is told in one line', async () => {
  const { address, stop } = await opened([...SERVE, '--port', '0'], { BELFRY_DATA: join(folder, 'first') });
  const { port } = new URL(address);
  expect(await ended([...SERVE, '--port', port], { BELFRY_DATA: join(folder, 'second') })).toEqual({
    status: 1,
    out: '',
    err: `belfry: port ${port} is taken: choose another, for example with PORT=8081 or --port 8081\n`,
  });
  await stop('SIGINT');
});

test.each(['1e3', '0x1F90'])('does not start at %s, and says why', async PORT => {
  expect(await ended(START, { PORT, BELFRY_DATA: join(folder, 'none') })).toEqual({
    status: 2,
    out: '',
    err: `belfry: PORT must be a whole number from 0 to 65535, written in digits only; it is “${PORT}”\n`,
  });
  expect(existsSync(join(folder, 'none'))).toBe(false);
});
