/** Physics: it runs in the workshop and nowhere else, falls are decided by it, and it works with the network cut. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SMALL_DESK, serveApp } from './app.js';
import { drawFlat, finishedTable, goOffline, openTable } from './ways.js';

// What browsers say of what is cut off or forbidden, and the host of a table that cannot go on.
const app = serveApp({ expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebAssembly|wasm|^table / });

const GAME = 'turmbauer';

/** Waits until what is too large for the first visit has come too. */
async function untilLargeIsKept(page: Page): Promise<void> {
  const count = (): Promise<number> =>
    page.evaluate(async () => (await (await caches.open('belfry-large')).keys()).length);
  await expect.poll(count, { timeout: 60_000 }).toBe(1);
}

/** An empty module, compiled; says why not. */
const COMPILE = `WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(() => 'compiled', error => error.name)`;

test('a match is settled by physics, and is fair', async () => {
  const page = await app.visit();
  await drawFlat(page);
  const id = await finishedTable(page, GAME);
  await page.goto(`/replay/${id}`);
  await page.getByText(/^Fair: /).waitFor({ timeout: 60_000 });
});

test('WebAssembly may run in the workshop, and in no other place', async () => {
  const page = await app.visit();
  await drawFlat(page);
  await openTable(page, GAME, ['person', 'bot']);
  await expect.poll(() => page.workers().some(worker => worker.url().includes('/worker-workshop-'))).toBe(true);
  expect(await page.evaluate(COMPILE)).toBe('CompileError');
  for (const worker of page.workers()) {
    const isWorkshop = worker.url().includes('/worker-workshop-');
    expect([worker.url(), await worker.evaluate(COMPILE)]).toEqual([
      worker.url(),
      isWorkshop ? 'compiled' : 'CompileError',
    ]);
  }
});

test('card games load nothing of it', async () => {
  const page = await app.visit();
  const before = app.sentFiles.length;
  await openTable(page, 'five-towers', ['person', 'bot']);
  expect(app.sentFiles.slice(before).filter(file => /large-|worker-workshop/.test(file))).toEqual([]);
});

test('after one visit a match with physics is played with the network cut', async () => {
  const page = await app.visit({ viewport: SMALL_DESK, serviceWorkers: 'allow' });
  await page.goto('/');
  await untilLargeIsKept(page);
  await goOffline(page);
  const id = await finishedTable(page, GAME);
  // In space, not only as the plan that is there until then.
  await page.locator('[data-view="scene"] canvas').waitFor();
  await page.goto(`/replay/${id}`);
  await page.locator('[data-view="scene"] canvas').waitFor();
  await page.getByText(/^Fair: /).waitFor({ timeout: 60_000 });
});

test('where physics does not come, the table says so, waits, and goes on when it comes', async () => {
  const page = await app.visit();
  await drawFlat(page);
  await page.context().route('**/assets/large-*', route => route.abort());
  await openTable(page, GAME, ['bot', 'bot']);
  await page.getByText('This table cannot go on just now. Nothing is lost.').waitFor();
  expect(await page.locator('main[data-turn="others"]').getAttribute('data-count')).not.toBe('0');
  await page.context().unroute('**/assets/large-*');
  // By itself, after a while: "Try again" may go at any moment, and is pressed in tests of the table's page.
  await page.locator('main[data-turn="over"]').waitFor({ timeout: 180_000 });
});
