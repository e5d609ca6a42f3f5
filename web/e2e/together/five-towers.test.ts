/** Two at a table of 5 Towers, one on a desk and one on a phone: whatever happens to lines, pages, devices and the server, nothing is lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../app.js';
import { decideTowers, expectResult } from '../players.js';
import { serveHouse } from './house.js';
import { deviceLink, loseLine, openRoom, playTogether, sitDown, start, tableOf } from './ways.js';

const house = serveHouse();

const countOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main[data-turn]').getAttribute('data-count'));

test('a match with reloads, lost lines, a killed server and another device; then a rematch', async () => {
  const ada = await house.visit({ name: 'Ada' });
  const ben = await house.visit({ viewport: PHONE, stranger: true });
  const link = await openRoom(ada, { game: '5 Towers', players: 2 });
  await sitDown(ben, link, 'Ben');
  await start(ada, [ada, ben]);
  const table = tableOf(ada);

  const happened: string[] = [];
  const reloaded = async (page: Page): Promise<void> => {
    const before = await countOf(page);
    await page.reload();
    await page.locator('main[data-turn]').waitFor();
    expect(await countOf(page)).toBeGreaterThanOrEqual(before);
  };
  const adas = async (page: Page, step: number): Promise<void> => {
    if (step === 2) await reloaded(page);
    if (step !== 4 && step !== 8) return;
    await house.restart(step === 4 ? 'SIGKILL' : 'SIGTERM');
    happened.push('restart');
  };
  let moved: Page | undefined;
  const bens = async (page: Page, step: number): Promise<void> => {
    if (step === 3) await loseLine(page);
    if (step === 5) await reloaded(page);
    if (step !== 6) return;
    // The same person on another device: both are live.
    moved = await house.visit({ stranger: true });
    await moved.goto(await deviceLink(page));
    await moved.getByRole('button', { name: 'Play on as Ben on this device' }).click();
    await moved.waitForURL(url => url.pathname === '/');
    await moved.goto(`/play/${table}`);
    await moved.locator('main[data-turn="yours"]').waitFor();
    happened.push('moved');
  };
  await playTogether([ada, ben], decideTowers, [{ between: adas }, { between: bens }]);
  expect(happened.toSorted()).toEqual(['moved', 'restart', 'restart']);

  for (const page of [ada, ben]) {
    await expectResult(page);
    await page.getByText('Checked on this device:').waitFor();
  }
  // The other device has followed all the time.
  if (moved !== undefined) await expectResult(moved);

  await ada.getByRole('button', { name: /^Rematch/ }).click();
  await ben.getByRole('button', { name: /^Rematch/ }).click();
  for (const page of [ada, ben]) {
    await page.waitForURL(url => url.pathname.startsWith('/play/') && !url.pathname.endsWith(table));
    await page.locator('main[data-turn]').waitFor();
  }
  expect(tableOf(ben)).toBe(tableOf(ada));
});
