import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DESK, expectAccessible, PHONE, serveApp } from './app.js';
import { finishedTable, goOffline, openTable } from './ways.js';

const app = serveApp();

/** Compressed bytes of script before the first table can be played by who begins: ADR 12. */
const SCRIPT_BUDGET = 170_000;

/** The lot decides who begins. Whoever does not waits for a bot, which comes with all it has learned. */
const MOST_LOTS = 12;

test.each(['5 Towers', 'Skyscraper'])(
  'a first table of %s can be played after few bytes of compressed script',
  async game => {
    const key = `belfry-bots-${game.toLowerCase().replace('5 ', 'five-')}`;
    let fewest = Number.POSITIVE_INFINITY;
    for (let lot = 0; lot < MOST_LOTS && fewest > SCRIPT_BUDGET; lot++) {
      const page = await app.visit();
      const before = app.sentScript;
      await page.addInitScript(stored => localStorage.setItem(stored, '{"bots":1,"policy":"gentle"}'), key);
      await page.goto('/');
      // The last that home loads: what makes the app work without a network. Most people have it before they begin.
      await page.waitForResponse(response => /\/update-[\w-]+\.js$/.test(response.url()));
      await page.getByRole('button', { name: `Play against bots, ${game}` }).click();
      await page.locator('main[data-turn="yours"]').waitFor();
      fewest = Math.min(fewest, app.sentScript - before);
      await page.context().close();
    }
    expect(fewest).toBeGreaterThan(80_000);
    expect(fewest).toBeLessThanOrEqual(SCRIPT_BUDGET);
  },
);

test('after one visit everything works with the network cut', async () => {
  const page = await app.visit({ viewport: PHONE, serviceWorkers: 'allow' });
  await page.goto('/');
  await goOffline(page);
  for (const path of [
    '/',
    '/learn/turmbauer/1',
    '/learn/skyscraper/3',
    '/pad',
    '/matches',
    '/rules/five-towers',
    '/new/skyscraper',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});

test('the language is chosen from the browser, switched in place, and remembered', async () => {
  const page = await app.visit({ language: 'fr' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
});

test('an action is taken back, by button and by keys', async () => {
  const page = await app.visit();
  await openTable(page, 'five-towers', ['person', 'person']);
  const count = (): Promise<string | null> => page.locator('main[data-turn]').getAttribute('data-count');
  const bid = page.getByRole('button', { name: 'Bid 2', exact: true });
  await bid.click();
  await expect.poll(count).toBe('2');
  // The board has turned to Ben: Ada takes back before Ben has acted.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(count).toBe('1');
  await bid.click();
  await expect.poll(count).toBe('2');
  await page.keyboard.press('Control+z');
  await expect.poll(count).toBe('1');
  expect(await page.getByRole('button', { name: /^Nothing to undo/ }).getAttribute('aria-disabled')).toBe('true');
});

test('each line of the log shows its moment, and now is one click away', async () => {
  const page = await app.visit();
  await openTable(page, 'five-towers', ['person', 'person']);
  await page.getByRole('button', { name: 'Bid 1', exact: true }).click();
  await page.getByRole('complementary', { name: 'Log' }).getByRole('button').last().click();
  await page.getByText(/You are looking back/).waitFor();
  expect(page.url()).toContain('at=1');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => page.url()).not.toContain('at=');
});

test('a replay: by slider and keys, through other eyes, saved, and read from its file', async () => {
  const page = await app.visit({ viewport: DESK });
  const id = await finishedTable(page, 'skyscraper');
  await page.goto(`/replay/${id}`);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  await page.keyboard.press('End');
  await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('max'));
  await page.keyboard.press('Home');
  await expect.poll(() => slider.inputValue()).toBe('0');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slider.inputValue()).toBe('1');
  expect(page.url()).toContain('at=1');
  await page.getByRole('radio', { name: /Seen by: Spectator/ }).check();
  await expect.poll(() => page.url()).toContain('seen=spectator');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const buffer = await readFile(await download.path());
  // On the device where it was played it would be found again.
  await page.getByRole('link', { name: 'Back to the matches' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByRole('heading', { name: 'No matches yet' }).waitFor();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'no-match.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.getByText(/could not be opened/).waitFor();
  await input.setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: 'Show it' }).click();
  await slider.waitFor();
  expect(page.url()).not.toContain(id);
  await page.getByText(/^Fair: /).waitFor();
});

test('a rematch moves everyone one seat on', async () => {
  const page = await app.visit();
  const id = await finishedTable(page, 'five-towers');
  await page.getByRole('dialog', { name: 'Result' }).getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => page.url()).not.toContain(id);
  await page.locator('main[data-turn]').waitFor();
});
