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
  await page.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
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

/** Writes down, from the first page on, every count of deeds the table shows. */
const recordCounts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counts: number[] = [];
    const look = (): void => {
      const count = document.querySelector('main[data-turn]')?.getAttribute('data-count') ?? undefined;
      if (count !== undefined && Number(count) !== counts.at(-1)) counts.push(Number(count));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { counts });
  });

test('what bots do is shown one by one, and nothing twice', async () => {
  const page = await app.visit({ motion: 'no-preference' });
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('belfry-settings') ?? '{}');
    localStorage.setItem('belfry-settings', JSON.stringify({ ...settings, botSpeed: 'fast' }));
  });
  await recordCounts(page);
  await openTable(page, 'five-towers', ['bot', 'bot', 'person']);
  await page.locator('main[data-turn="yours"]').waitFor();
  const count = await page.locator('main').getAttribute('data-count');
  await decideTowers(page, async (_, control) => control.click());
  await page.waitForFunction(
    before => document.querySelector('main[data-turn]')?.getAttribute('data-count') !== before,
    count,
  );
  await page.locator('main[data-turn="yours"]').waitFor();
  const counts = await page.evaluate(() => (globalThis as unknown as { readonly counts: readonly number[] }).counts);
  const [first = 0] = counts;
  expect(counts.length).toBeGreaterThan(2);
  expect(counts).toEqual(counts.map((_, index) => first + index));
});

test('"End turn" never shows again what was chosen', async () => {
  const page = await app.visit({ motion: 'no-preference' });
  await openTable(page, 'skyscraper', ['person', 'bot']);
  await page.locator('main[data-turn="yours"]').waitFor();
  const hand = page.getByRole('list', { name: 'Your hand' });
  await hand.getByRole('button').first().click();
  await page.getByRole('button', { name: /^Put the .* back$/ }).waitFor();
  await page.evaluate(() => {
    const chosen: boolean[] = [];
    const look = (): void => {
      chosen.push(document.querySelector('main [aria-pressed="true"][data-card]') !== null);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    Object.assign(globalThis, { chosen });
  });
  const count = await page.locator('main').getAttribute('data-count');
  await page.getByRole('button', { name: /^End turn/ }).click();
  await page.waitForFunction(
    before => document.querySelector('main[data-turn]')?.getAttribute('data-count') !== before,
    count,
  );
  await page.locator('main[data-turn="yours"]').waitFor();
  const chosen = await page.evaluate(() => (globalThis as unknown as { readonly chosen: readonly boolean[] }).chosen);
  const end = chosen.indexOf(false);
  expect(chosen[0]).toBe(true);
  expect(end).toBeGreaterThan(0);
  expect(chosen.slice(end)).not.toContain(true);
});

test('half a floor flies to where it belongs', async () => {
  const page = await app.visit({ motion: 'no-preference' });
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('belfry-settings') ?? '{}');
    localStorage.setItem('belfry-settings', JSON.stringify({ ...settings, botSpeed: 'fast' }));
    const HALF = '[data-piece][data-spot^="house"]';
    const misses: number[] = [];
    const placeOf = (element: HTMLElement): DOMRect => {
      // Where it lies when it has flown.
      element.style.setProperty('transform', 'none', 'important');
      const place = element.getBoundingClientRect();
      element.style.removeProperty('transform');
      return place;
    };
    new MutationObserver(records => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(node => node instanceof HTMLElement));
      const halves = added.flatMap(node => [...(node.matches(HALF) ? [node] : []), ...node.querySelectorAll(HALF)]);
      const places = added.filter(({ inert }) => inert).map(placeOf);
      for (const half of halves) {
        const { x, y } = half.getBoundingClientRect();
        misses.push(Math.round(Math.min(...places.map(place => Math.hypot(place.x - x, place.y - y)))));
      }
    }).observe(document, { subtree: true, childList: true });
    Object.assign(globalThis, { misses });
  });
  await openTable(page, 'skyscraper', ['bot', 'bot']);
  const missesOf = (): readonly number[] => (globalThis as unknown as { readonly misses: readonly number[] }).misses;
  await page.waitForFunction(() => (globalThis as unknown as { readonly misses: readonly number[] }).misses.length > 0);
  expect(new Set(await page.evaluate(missesOf))).toEqual(new Set([0]));
});
