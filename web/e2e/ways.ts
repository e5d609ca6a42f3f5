/** Ways through the app that several tests take. */
import type { Page } from 'playwright-core';

/** Waits until everything is stored for offline use, cuts the network, and opens the page again. */
export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
}

/** Two people at one device. */
export async function startPassAndPlay(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) });
  await card.getByRole('link', { name: /Pass and play/ }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('main[data-turn]').waitFor();
}
