/** Somebody who was never here: asked once who they are, and then at the table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, serveApp } from './app.js';
import { misnamed, sideways, smallTargets } from './measures.js';

const app = serveApp();

const playTowers = (page: Page) => page.getByRole('button', { name: 'Play against bots, 5 Towers' });
const table = (page: Page) => page.locator('main[data-turn="yours"]');

test('a stranger says who they are and against whom they play; from then on they play with one press', async () => {
  const page = await app.visit({ viewport: PHONE, stranger: true });
  await page.goto('/');
  await playTowers(page).click();
  const sheet = page.getByRole('dialog', { name: /Who is playing/ });
  await sheet.getByRole('radio', { name: 'Whale' }).check();
  expect(await sheet.getByRole('textbox').inputValue()).toBe('Whale');
  await sheet.getByRole('radio', { name: '3', exact: true }).check();
  await sheet.getByRole('radio', { name: 'Jackdaw' }).check();
  await expectAccessible(page);
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await sheet.getByRole('textbox').fill('Mila');
  await page.keyboard.press('Enter');
  await table(page).waitFor();
  // The faces have come: nobody is only a letter.
  await expect.poll(() => page.locator('img[src*="#whale"]').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('img[src*="#jackdaw"]').count()).toBe(3);
  await page.goto('/');
  await page.getByRole('button', { name: /^3 × Jackdaw: .* 5 Towers/ }).waitFor();
  expect(await misnamed(page)).toEqual([]);
  await playTowers(page).click();
  await table(page).waitFor();
});

test('with large letters and in the dark the sheet has room, and Play stays within reach', async () => {
  const page = await app.visit({ viewport: PHONE, stranger: true, theme: 'dark', language: 'de' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Spielen gegen Bots, Skyscraper' }).click();
  const play = page.getByRole('dialog').getByRole('button', { name: 'Spielen', exact: true });
  await play.waitFor();
  await expectAccessible(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => sideways(page)).toEqual([]);
  const box = await play.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
});

test('who wants to be shown how sits at a real table with one gentle bot', async () => {
  const page = await app.visit({ stranger: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Show me how: Skyscraper' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('main[data-turn]').waitFor();
  expect(new URL(page.url()).searchParams.get('coach')).toBe('1');
});
