/** Hints, as somebody at a table against a bot gets them: by button and by key, told in a dialog, and shown on the board. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, PHONE, serveApp } from './app.js';
import {
  byPointer,
  type Decide,
  decideOnce,
  decideStreet,
  decideTower,
  decideTowers,
  towerControls,
} from './players.js';
import { drawFlat, openTable } from './ways.js';

const app = serveApp();

interface Advised {
  readonly game: string;
  readonly decide: Decide;
  /** Waits until the way that was told is to be seen on the board. */
  readonly untilShown: (page: Page, way: string) => Promise<void>;
}

/** A bid is framed, and a build is laid. */
async function untilTowersShown(page: Page, way: string): Promise<void> {
  const decision = page.getByRole('region', { name: 'Your decision' });
  if (!/^(Bid|Pass|Take)/.test(way)) return decision.getByRole('button', { name: /^Done/, disabled: false }).waitFor();
  const control = decision.getByRole('button', { name: way.replace('.', ''), exact: true });
  expect(await control.evaluate(node => getComputedStyle(node).outlineStyle)).toBe('dashed');
}

/** It is said again above the street. */
const untilStreetShown = (page: Page, way: string): Promise<void> =>
  page.getByRole('main').getByText(way, { exact: true }).waitFor();

/** A stone is in hand, at its place; a field to climb to is chosen. */
async function untilTowerShown(page: Page): Promise<void> {
  const { build, discard, go, stay } = towerControls(page);
  await build.or(discard).or(go).or(stay).first().waitFor();
}

const GAMES: readonly Advised[] = [
  { game: 'five-towers', decide: decideTowers, untilShown: untilTowersShown },
  { game: 'skyscraper', decide: decideStreet, untilShown: untilStreetShown },
  { game: 'turmbauer', decide: decideTower, untilShown: untilTowerShown },
];

const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint', disabled: false });
const hint = (page: Page) => page.getByRole('dialog', { name: 'What would the Falcon do?' });
const showButton = (page: Page) => hint(page).getByRole('button', { name: 'Show it on the board', disabled: false });

/** Asks and plays on until there is something to choose from, and a reason to choose it. */
async function askUntilReasoned(page: Page, decide: Decide): Promise<void> {
  for (;;) {
    await page.locator('main[data-turn="yours"]').waitFor();
    await hintButton(page).click();
    await showButton(page).waitFor();
    const told = [hint(page).getByRole('list', { name: 'Why?' }), hint(page).getByRole('definition')];
    if ((await Promise.all(told.map(part => part.count()))).every(count => count > 0)) return;
    await page.keyboard.press('Escape');
    await decideOnce(page, byPointer, decide);
  }
}

const hasFocus = (part: Locator): Promise<boolean> => part.evaluate(node => node.contains(document.activeElement));

test.each(GAMES)('$game', async ({ game, decide, untilShown }) => {
  const page = await app.visit({ viewport: PHONE });
  await drawFlat(page);
  await openTable(page, game);
  await askUntilReasoned(page, decide);
  const said = hint(page).getByRole('status');
  expect(await said.getByRole('paragraph').first().textContent()).toMatch(/^[A-Z].*\.$/);
  expect(await said.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  expect(await said.getByRole('definition').allTextContents()).toEqual([
    expect.stringMatching(/^\d+%$/),
    expect.stringMatching(/^\d+%$/),
  ]);
  expect(await hasFocus(hint(page))).toBe(true);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await hint(page).waitFor({ state: 'detached' });
  expect(await hasFocus(hintButton(page))).toBe(true);

  await page.keyboard.press('h');
  await showButton(page).waitFor();
  const way = (await said.getByRole('paragraph').first().textContent()) ?? '';
  await showButton(page).click();
  await hint(page).waitFor({ state: 'detached' });
  await untilShown(page, way);
});
