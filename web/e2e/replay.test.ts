/** Replays: from the start, from bell to bell, and on other devices. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, serveApp } from './app.js';
import { finishedTable } from './ways.js';

const app = serveApp();

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment', exact: true });
const moment = (page: Page): Promise<string> => slider(page).inputValue();
const next = (page: Page) => page.getByRole('button', { name: 'To the next highlight' });

async function openReplay(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/replay/${id}${query}`);
  await slider(page).waitFor();
}

/** The link that the page offers for this moment. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  return link;
}

test('a match travels in a link: on a new device it opens at the same moment, through the same eyes', async () => {
  const page = await app.visit();
  const id = await finishedTable(page, 'five-towers');
  await openReplay(page, id);
  expect(await moment(page)).toBe('0');
  expect(await page.getByRole('radio', { name: 'Seen by: Everyone' }).isChecked()).toBe(true);
  await page.keyboard.press('PageDown');
  await expect.poll(() => moment(page)).not.toBe('0');
  await page.getByRole('radio', { name: 'Seen by: Ben' }).check();
  const at = await moment(page);
  const link = await linkOf(page);

  const other = await app.visit({ viewport: PHONE });
  await other.goto(link);
  await slider(other).waitFor();
  expect(await moment(other)).toBe(at);
  const address = new URL(other.url());
  expect([address.hash, address.search]).toEqual(['', `?at=${at}&seen=1`]);
  expect(await other.getByRole('combobox', { name: 'Seen by' }).inputValue()).toBe('1');
  await other.getByText(/^Fair: /).waitFor();
  // What stands behind the # is nobody's but the page's.
  expect(app.sentFiles.filter(file => file.includes('m='))).toEqual([]);

  // The same link once more, and on the device where it was played: no second match.
  await other.goto(link);
  await expect.poll(() => new URL(other.url()).pathname).toBe(address.pathname);
  await other.goto('/matches');
  await other.getByRole('link', { name: /^Watch: / }).waitFor();
  expect(await other.getByRole('link', { name: /^Watch: / }).count()).toBe(1);
  await page.goto(link);
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/replay/${id}`);
});

test('a link that is cut off says so, and harms nothing', async () => {
  const page = await app.visit();
  const id = await finishedTable(page, 'skyscraper');
  await openReplay(page, id);
  const link = await linkOf(page);
  await page.goto(link.slice(0, 300));
  await page.getByRole('alert').getByText('This link could not be opened.').waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'To the matches' }).click();
  await page.getByRole('link', { name: /^Watch: / }).waitFor();
});

test('the same file twice is one match', async () => {
  const page = await app.visit();
  const id = await finishedTable(page, 'skyscraper');
  await openReplay(page, id);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: await readFile(await download.path()) };
  const other = await app.visit();
  await other.goto('/matches');
  const input = other.locator('input[type=file]');
  await input.setInputFiles(file);
  await other.getByText(/was read: every move follows the rules/).waitFor();
  await input.setInputFiles(file);
  await other.getByText('you have this match already').waitFor();
  await other.getByRole('link', { name: 'Show it' }).click();
  await slider(other).waitFor();
  expect(await moment(other)).toBe('0');
  await other.goto('/matches');
  await other.getByRole('link', { name: /^Watch: / }).waitFor();
  expect(await other.getByRole('link', { name: /^Watch: / }).count()).toBe(1);
});

test('it plays by itself, as fast as somebody likes, and nothing around it moves', async () => {
  const page = await app.visit({ viewport: PHONE });
  const id = await finishedTable(page, 'skyscraper');
  await openReplay(page, id);
  const top = () => slider(page).evaluate(node => node.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: '4×' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  for (const at of [2, 5, 8]) {
    await expect.poll(async () => Number(await moment(page)), { timeout: 20_000 }).toBeGreaterThanOrEqual(at);
    expect(await top()).toBe(before);
  }
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await next(page).click();
  await page.reload();
  await slider(page).waitFor();
  expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('4');
});
