import { expect, test } from 'vitest';
import { DESK, PHONE, serveApp } from './app.js';
import { byKeyboard, decideTowers, expectResult, playOn } from './players.js';
import { goOffline, openTable } from './ways.js';

const app = serveApp();

test('a match against bots on a phone, with the network cut', async () => {
  const page = await app.visit({ viewport: PHONE });
  await page.goto('/');
  await goOffline(page);
  await page.getByRole('button', { name: 'Play 5 Towers against bots' }).click();
  expect(await playOn(page, decideTowers)).toBeGreaterThan(10);
  await expectResult(page);
});

test('pass-and-play on a desk, with the page reloaded in the middle of turns', async () => {
  const page = await app.visit({ viewport: DESK });
  await openTable(page, 'five-towers', ['person', 'person']);
  const between = async (_: unknown, step: number): Promise<void> => {
    if (step % 16 !== 5) return;
    const before = await page.locator('main[data-turn]').getAttribute('data-count');
    await page.reload();
    await page.locator('main[data-turn]').waitFor();
    expect(await page.locator('main[data-turn]').getAttribute('data-count')).toBe(before);
  };
  await playOn(page, decideTowers, { between });
  await expectResult(page);
});

test('a match by keyboard alone', async () => {
  const page = await app.visit({ viewport: DESK });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play 5 Towers against bots' });
  await play.waitFor();
  await byKeyboard(page, play);
  await playOn(page, decideTowers, { press: byKeyboard });
  await expectResult(page);
});
