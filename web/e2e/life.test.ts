/** What happens to pages in real life: several windows, a lost connection, a new version, fingers. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOWER_TYPES } from '@belfry/games/five-towers/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { PHONE, serveApp, WEB_ROOT } from './app.js';
import { openPad, openTable } from './ways.js';

// A copy, for a new version will be put in its place.
const webRoot = mkdtempSync(join(tmpdir(), 'belfry-web-'));
cpSync(WEB_ROOT, webRoot, { recursive: true });
afterAll(() => rmSync(webRoot, { recursive: true }));

const app = serveApp({ webRoot, expected: /ERR_FAILED|Failed to fetch dynamically imported module/ });

const count = (page: Page): Promise<string | null> => page.locator('main[data-turn]').getAttribute('data-count');
const bid = (page: Page, cards: number) => page.getByRole('button', { name: `Bid ${cards}`, exact: true });

test('two windows show the same table, and play on in turn', async () => {
  const page = await app.visit();
  const id = await openTable(page, 'five-towers', ['person', 'person']);
  const other = await page.context().newPage();
  await other.goto(`/table/${id}`);
  await bid(page, 2).click();
  await expect.poll(() => count(other)).toBe('2');
  await bid(other, 3).click();
  await expect.poll(() => count(page)).toBe('3');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => count(other)).toBe('2');
});

test('two windows show the same score pad', async () => {
  const page = await app.visit();
  const id = await openPad(page, 'Skyscraper');
  const other = await page.context().newPage();
  await other.goto(`/pad/${id}`);
  const matches = (window: Page): Promise<number> => window.getByText(/^Match \d: /).count();
  await page.getByRole('button', { name: 'Ada won' }).click();
  await expect.poll(() => matches(other)).toBe(1);
  await other.getByRole('button', { name: 'Ben won' }).click();
  await expect.poll(() => matches(page)).toBe(2);
});

test('a page that cannot be loaded says so, and comes when somebody tries again', async () => {
  const page = await app.visit();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/assets/lessons-*.js', route => route.abort());
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await page.getByRole('alert').waitFor();
  await page.unroute('**/assets/lessons-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: /Learn/ }).waitFor();
});

test('that all is stored for offline use is said where it covers nothing: not in a lesson, but on the way out', async () => {
  const page = await app.visit({ viewport: PHONE, serviceWorkers: 'allow' });
  await page.goto('/learn/five-towers/1');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const notice = page.getByText('Belfry now also works without a network.');
  expect(await notice.count()).toBe(0);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await notice.waitFor();
  const [last, lowest] = [page.locator('main a, main button').last(), notice.locator('..')];
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const [above, below] = [await last.boundingBox(), await lowest.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('a new version is announced, and comes with the next click', async () => {
  const page = await app.visit({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await appendFile(join(webRoot, 'sw.js'), '// another version\n');
  for (const packed of ['sw.js.br', 'sw.js.gz']) await rm(join(webRoot, packed), { force: true });
  await page.evaluate(() =>
    navigator.serviceWorker
      .getRegistration()
      .then(found => found?.update())
      .then(() => undefined),
  );
  await page.getByText('A new version of Belfry is ready.').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload now' }).click()]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('A new version of Belfry is ready.').count()).toBe(0);
});

test('a finger drags a card onto its tower', async () => {
  const page = await app.visit({ viewport: PHONE });
  await openTable(page, 'five-towers', ['person', 'person']);
  await bid(page, 1).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const card = page.locator('button[data-piece]').first();
  const [type] = (await card.getAttribute('data-piece'))?.split('-') ?? [];
  const tower = page.locator(`[data-drop="${TOWER_TYPES.map(String).indexOf(type ?? '')}"]`);
  await drag(page, card, tower);
  // The build is not in the match yet; a reload must not lose it.
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await done.waitFor();
  await page.reload();
  await done.click();
  await expect.poll(() => count(page)).toBe('4');
});

/** By touch, as a finger does it: down, a few steps, up. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [start, end] = [await centre(from), await centre(to)];
  const steps = Array.from({ length: 6 }, (_, step) => step / 5);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const part of steps) {
    const x = start.x + (end.x - start.x) * part;
    const y = start.y + (end.y - start.y) * part;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function centre(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
