/** The same three matches for every game: without a network, passed round with reloads, and by keyboard alone. Every level of bots is met in one. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type App, DESK, PHONE } from './app.js';
import { byKeyboard, type Decide, expectResult, playOn } from './players.js';
import { goOffline, openTable } from './ways.js';

interface Game {
  readonly id: string;
  readonly name: string;
  readonly decide: Decide;
}

export function testWholeMatches(app: App, { id, name, decide }: Game): void {
  const play = (page: Page) => page.getByRole('button', { name: `Play against bots, ${name}` });

  test('a match against the best bots on a phone, with the network cut', async () => {
    const page = await app.visit({ viewport: PHONE, serviceWorkers: 'allow' });
    await page.goto('/');
    await goOffline(page);
    await openTable(page, id, ['person', 'Owl', 'Falcon']);
    expect(await playOn(page, decide)).toBeGreaterThan(3);
    await expectResult(page);
  });

  test('pass-and-play on a desk, the gentlest bot among them, with the page reloaded in the middle of turns', async () => {
    const page = await app.visit({ viewport: DESK });
    await openTable(page, id, ['person', 'person', 'Sparrow']);
    const count = () => page.locator('main[data-turn]').getAttribute('data-count');
    const between = async (_: Page, step: number): Promise<void> => {
      if (step % 16 !== 5) return;
      const before = await count();
      await page.reload();
      await page.locator('main[data-turn]').waitFor();
      expect(await count()).toBe(before);
    };
    await playOn(page, decide, { between });
    await expectResult(page);
  });

  test('a match by keyboard alone, against the usual bots, who are fair', async () => {
    const page = await app.visit({ viewport: DESK });
    await page.goto('/');
    await play(page).waitFor();
    await byKeyboard(page, play(page));
    await playOn(page, decide, { press: byKeyboard });
    await expectResult(page);
  });
}
