/** What was kept by an earlier version is played on; where nothing can be kept, people play all the same. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import kept from '../src/host/testing/kept-by-version-1.json' with { type: 'json' };
import { serveApp } from './app.js';
import { decideStreet, decideTowers, expectResult, playOn } from './players.js';
import { openPad } from './ways.js';

const app = serveApp();

/** Stores what a browser had that was last here when tables were kept whole, as version 1 did. */
async function keepAsVersion1(page: Page): Promise<void> {
  // A page of the same origin on which the app does not run yet.
  const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/before', route => route.fulfill(blank));
  await page.goto('/before');
  await page.evaluate(
    rows =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('belfry', 1);
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
        });
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('tables', 'readwrite');
          for (const row of rows) work.objectStore('tables').put(row);
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    kept.tables,
  );
}

test('matches begun before tables grew by events are all there, and are played to their end', async () => {
  const page = await app.visit();
  await keepAsVersion1(page);
  await page.goto('/matches');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^(Continue|Watch): / }).count()).toBe(kept.tables.length);
  for (const [id, decide] of [
    [kept.running.fiveTowers, decideTowers],
    [kept.running.skyscraper, decideStreet],
  ] as const) {
    const row = kept.tables.find(table => table.id === id);
    await page.goto(`/table/${id}`);
    await page.locator(`main[data-count="${row?.log.length}"]`).waitFor();
    await playOn(page, decide);
    await expectResult(page);
  }
  await page.goto(`/replay/${kept.over}`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.goto('/matches');
  await expect.poll(() => page.getByRole('link', { name: /^(Continue|Watch): / }).count()).toBe(kept.tables.length);
});

test('where a browser forbids to store anything, a match is played, and it is said that nothing is kept', async () => {
  const page = await app.visitForbidden();
  await page.goto('/');
  await page.getByText('This browser does not let Belfry store anything').waitFor();
  await page.getByRole('button', { name: 'Play against bots, 5 Towers' }).click();
  // Nothing is known of whoever comes, so they are asked who they are.
  await page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  // The settings are not kept either, so bots take their time: a few turns will do.
  for (let turns = 0; turns < 3; turns++) {
    const table = page.locator('main[data-turn="yours"]');
    const count = await table.getAttribute('data-count');
    await decideTowers(page, async (_, control) => control.click());
    // What was decided takes a moment to be there.
    await page.locator(`main[data-count]:not([data-count="${count}"])`).waitFor();
  }
  await page.locator('main[data-turn="yours"]').waitFor();
});

test('where nothing can be stored, a pad adds up all the same', async () => {
  const page = await app.visitForbidden();
  await openPad(page, 'Skyscraper');
  await page.getByRole('button', { name: 'Ada won' }).click();
  await page.getByText(/^Match 1: /).waitFor();
});
