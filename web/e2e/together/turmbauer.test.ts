/** Four at one tower, and one who comes in the middle: every device sees the same fall, and finds it fair. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SMALL_DESK } from '../app.js';
import { decideTowerBadly, expectResult } from '../players.js';
import { serveHouse } from './house.js';
import { loseLine, openRoom, playTogether, sitDown, start, tableOf } from './ways.js';

const house = serveHouse();

/** The flat view: the same match, and drawn much sooner where there is no graphics card. */
async function toPlan(page: Page): Promise<void> {
  await page.keyboard.press('v');
  await page.getByRole('grid', { name: 'The tower from above' }).waitFor();
}

test('a match of four with a restarted server, a lost line, a reload and a spectator', async () => {
  const ada = await house.visit({ viewport: SMALL_DESK, name: 'Ada' });
  const others = await Promise.all(
    ['Ben', 'Cleo', 'Dora'].map(() => house.visit({ viewport: SMALL_DESK, stranger: true })),
  );
  const [ben, cleo] = others;
  const link = await openRoom(ada, { game: 'Turmbauer', players: 4 });
  for (const [index, page] of others.entries()) await sitDown(page, link, ['Ben', 'Cleo', 'Dora'][index] ?? '');
  const players = [ada, ...others];
  await start(ada, players);
  for (const page of players) await toPlan(page);

  let paul: Page | undefined;
  const adas = async (_: Page, step: number): Promise<void> => {
    if (step === 1) await house.restart('SIGKILL');
    if (step !== 2) return;
    paul = await house.visit({ viewport: SMALL_DESK, stranger: true });
    await paul.goto(link);
    await paul.getByRole('button', { name: /^Watch/ }).click();
    await paul.locator('main[data-turn]').waitFor();
  };
  const bens = async (page: Page, step: number): Promise<void> => {
    if (step === 2 && page === ben) await loseLine(page);
  };
  const cleos = async (page: Page, step: number): Promise<void> => {
    if (step !== 1 || page !== cleo) return;
    await page.reload();
    await page.locator('main[data-turn]').waitFor();
    await toPlan(page);
  };
  await playTogether(players, decideTowerBadly, [{ between: adas }, { between: bens }, { between: cleos }, {}]);
  for (const page of players) {
    await expectResult(page);
    await page.getByText('Checked on this device:').waitFor();
  }
  if (paul !== undefined) await expectResult(paul);
  expect(new Set(players.map(tableOf)).size).toBe(1);
});
