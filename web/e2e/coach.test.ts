/** A first match that teaches: the jackdaw beside a table. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, expectAccessible, PHONE, serveApp, type Visit } from './app.js';
import { misnamed, sideways, smallTargets } from './measures.js';
import { openTable } from './ways.js';

const app = serveApp();

/** Somebody who asked to be shown a game, and is on turn. */
async function taught(game: string, visit: Visit): Promise<Page> {
  const page = await app.visit(visit);
  const id = await openTable(page, game, ['person', 'bot']);
  await page.goto(`/table/${id}?coach=1`);
  await page.locator('main[data-turn="yours"]').waitFor();
  return page;
}

const corner = (page: Page): Locator => page.getByRole('complementary', { name: 'The jackdaw’s tips' });
const said = async (page: Page): Promise<string> => (await corner(page).getByRole('status').textContent()) ?? '';

describe.each([
  ['five-towers', 'Build five towers', 'What a bid means'],
  ['skyscraper', '5 floors win', undefined],
])('%s', (game, first, second) => {
  test('on a phone: the first tip is there, “Got it” by keyboard leads on, and nothing moves', async () => {
    const page = await taught(game, { viewport: PHONE });
    await expect.poll(() => said(page)).toContain(first);
    await expectAccessible(page);
    expect(await sideways(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await misnamed(page)).toEqual([]);
    const before = await page.locator('main').boundingBox();
    await corner(page).getByRole('button', { name: 'Got it' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).not.toContain(first);
    if (second !== undefined) expect(await said(page)).toContain(second);
    // To the last one.
    while ((await said(page)) !== '') await page.keyboard.press('g');
    expect(await page.locator('main').boundingBox()).toEqual(before);
    // What has been said is not said again.
    await page.reload();
    await corner(page).getByText('I will speak up when something is new to you.').waitFor();
  });

  test('on a phone: it folds open over the board, and is sent away for good', async () => {
    const page = await taught(game, { viewport: PHONE });
    await expect.poll(() => said(page)).toContain(first);
    const before = await page.locator('main').boundingBox();
    await corner(page).getByRole('button', { name: 'The jackdaw: more' }).click();
    await corner(page).getByRole('button', { name: 'Send the jackdaw away' }).waitFor();
    await expectAccessible(page);
    expect(await page.locator('main').boundingBox()).toEqual(before);
    await corner(page).getByRole('button', { name: 'Send the jackdaw away' }).click();
    await corner(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('main[data-turn="yours"]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await corner(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Call the jackdaw back' }).click();
    await expect.poll(() => said(page)).toContain(first);
  });

  test('on a desk, dark: it sits below the log and covers nothing', async () => {
    const page = await taught(game, { viewport: DESK, theme: 'dark' });
    await expect.poll(() => said(page)).toContain(first);
    await expectAccessible(page);
    const [bird, board] = [await corner(page).boundingBox(), await page.locator('main').boundingBox()];
    expect(bird?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
  });
});

test('a table where nobody asked loads nothing of it', async () => {
  const page = await app.visit();
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  await openTable(page, 'five-towers', ['person', 'bot']);
  await page.locator('main[data-turn="yours"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(files.filter(file => /\/(corner|coach)-/.test(file))).toEqual([]);
  await page.goto(`${page.url()}?coach=1`);
  await expect.poll(() => said(page)).not.toBe('');
  expect(files.filter(file => /\/(corner|coach)-/.test(file))).not.toEqual([]);
});
