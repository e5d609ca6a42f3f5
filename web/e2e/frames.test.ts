/** What is drawn in between: looked at with every change of the page, so that nothing can flash by. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, PHONE, serveApp } from './app.js';
import { decideTowers } from './players.js';
import { openTable } from './ways.js';

const app = serveApp();

interface Frame {
  readonly points: number;
  readonly storeys: number;
}

/** Writes down, with every change of the page, what one's own towers show. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    const look = (): void => {
      const own = document.querySelector('section[aria-label="Your towers"]');
      const points = Number((own?.querySelector('p b')?.textContent ?? 'x').replace('−', '-'));
      frames.push({ points, storeys: own?.querySelectorAll('svg [data-piece]').length ?? -1 });
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(globalThis, { frames });
  });

const recorded = (page: Page): Promise<readonly Frame[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly frames: readonly Frame[] }).frames);

/** Until there is a build to be confirmed. */
async function untilBuilt(page: Page): Promise<void> {
  const way = page.getByRole('button', { name: 'Show me a way' });
  for (let step = 0; step < 40; step++) {
    await page.locator('main[data-turn="yours"]').waitFor();
    if ((await way.count()) > 0) break;
    const count = await page.locator('main').getAttribute('data-count');
    await decideTowers(page, async (_, control) => control.click());
    await page.waitForFunction(
      before => document.querySelector('main[data-turn]')?.getAttribute('data-count') !== before,
      count,
    );
  }
  await way.click();
  await page.getByRole('button', { name: /^Done/ }).waitFor();
}

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
] as const)('on a %s', (_, viewport) => {
  test.each(['reduce', 'no-preference'] as const)('"Done" never shows an older state (motion: %s)', async motion => {
    const page = await app.visit({ viewport, motion });
    await openTable(page, 'five-towers', ['person', 'bot']);
    for (let build = 0; build < 2; build++) {
      await untilBuilt(page);
      const count = await page.locator('main').getAttribute('data-count');
      await record(page);
      await page.getByRole('button', { name: /^Done/ }).click();
      await page.waitForFunction(
        before => document.querySelector('main[data-turn]')?.getAttribute('data-count') !== before,
        count,
      );
      await page.locator('main[data-turn="yours"]').waitFor();
      const frames = await recorded(page);
      const [first] = frames;
      expect(first?.storeys).toBeGreaterThan(0);
      // Nothing vanishes and nothing falls back; the other's turn changes nothing here.
      expect(frames.filter(frame => frame.points !== first?.points || frame.storeys !== first?.storeys)).toEqual([]);
    }
  });
});
