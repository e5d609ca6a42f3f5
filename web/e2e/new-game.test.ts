/** The recipe for a new game, tried: one folder and one line, and it is played at once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, expectAccessible, PHONE, serveApp } from './app.js';
import { copyCheckout } from './checkout.js';
import { byKeyboard, type Decide, expectResult, playOn } from './players.js';
import { openTable } from './ways.js';

const checkout = copyCheckout();
beforeAll(async () => {
  // The first in the alphabet: nothing may depend on which game that is.
  await checkout.run('scripts/new-game.js', 'beacon');
  await checkout.run('scripts/ready.js');
}, 300_000);
afterAll(() => checkout.remove());

const app = serveApp({ webRoot: join(checkout.folder, 'web/dist') });

const decision = (page: Page) => page.getByRole('region', { name: 'Your decision' });

/** Swaps if that is allowed. */
const decide: Decide = async (page, press) => press(page, decision(page).getByRole('button').last());

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a new game is a folder and a line', () => {
  const { added, changed } = checkout.changes();
  expect(added.filter(file => !file.startsWith('games/beacon/'))).toEqual([]);
  expect(added).toEqual(expect.arrayContaining(['SPEC.md', 'index.ts', 'play.ts'].map(name => `games/beacon/${name}`)));
  expect(changed).toEqual(['games/list.ts']);
  const line = "export { listing as beacon } from './beacon/index.js';\n";
  expect(checkout.read('games/list.ts').split(line)).toHaveLength(2);
  expect(added.map(checkout.read).join()).not.toMatch(/lantern/i);
});

test('it passes every check', async () => {
  await checkout.run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'games/beacon');
  await checkout.run('node_modules/oxlint/bin/oxlint', '--type-aware', 'games/beacon');
  await checkout.run('scripts/test.js', 'types', 'imports', 'names', 'texts', 'unused');
});

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', '!browser', '--reporter', 'verbose'];

test('it passes its own tests, and what all games share takes it as one more', async () => {
  // Where it is one of a list, or the first of it.
  const lists = ['cli/src/main', 'table/src/fairness', 'table/src/sealing', 'table/src/setup', 'games/help'];
  const inBrowser = ['web/src/learn/progress', 'web/src/learn/rules', 'web/src/pad/games', 'web/src/pad/pads'];
  const told = await checkout.run(...vitest, 'games/beacon', ...lists, ...inBrowser);
  for (const part of ['games/beacon', ...lists, ...inBrowser]) expect(told).toContain(part);
});

test('where each game is tried by its name, it is tried too; and it keeps the contract', async () => {
  const told = await checkout.run(...vitest, 'games/contract', 'cli/src', 'server/src/pool', '-t', 'beacon');
  const passed = told.split('\n').filter(line => line.includes('✓'));
  const passedIn = (part: string): number => passed.filter(line => line.includes(part)).length;
  expect(passedIn('kept by beacon')).toBeGreaterThan(10);
  for (const part of ['cli/src/', 'server/src/pool/']) expect(passedIn(part)).toBeGreaterThan(0);
});

test('it is played on the command line', async () => {
  const belfry = (...args: readonly string[]) => checkout.run('cli/bin/belfry.js', ...args);
  await belfry('random', 'beacon', '--players', '4', '--seed', '1', '--out', 'records');
  const [record = ''] = readdirSync(join(checkout.folder, 'records'));
  expect(await belfry('check', `records/${record}`)).toMatch(/valid, finished.*"winners":\[\d\]/);
  expect(await belfry('simulate', 'beacon', '--policies', 'greedy', '--games', '10')).toContain('greedy');
});

test('it is played on a phone, against a bot, with the page reloaded', async () => {
  const page = await app.visit({ viewport: PHONE });
  await openTable(page, 'beacon');
  await page.locator('main[data-turn="yours"]').waitFor();
  await page.reload();
  await decision(page).getByRole('button', { name: 'Keep the light' }).waitFor();
  await expectAccessible(page);
  expect(await sideways(page)).toBe(0);
  expect(await page.getByRole('button', { name: 'Rules' }).count()).toBe(0);
  expect(await playOn(page, decide)).toBe(1);
  await expectResult(page);
  await expectAccessible(page);
  expect(await page.getByRole('dialog', { name: 'Result' }).getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const lines = page.getByRole('dialog', { name: 'What happened' }).getByRole('button', { name: /Show this moment/ });
  expect((await lines.allTextContents()).at(-1)).toMatch(/^Lights are dealt \(light \d\)\.$/);
  expect(await lines.allTextContents()).toContainEqual(expect.stringMatching(/^Ben: (keep|swap) the light\.$/));
});

test('passed round, its secrets are covered; and it is watched again', async () => {
  const page = await app.visit({ viewport: DESK });
  const id = await openTable(page, 'beacon', ['person', 'person']);
  expect(await page.content()).not.toContain('Lights in hand');
  await playOn(page, decide, { press: byKeyboard });
  await expectResult(page);
  await page.goto(`/replay/${id}`);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  expect(await page.getByRole('img', { name: /Course of the match/ }).count()).toBe(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.getByText('It is Ada’s turn').waitFor();
  await page.getByRole('radio', { name: /Seen by: Ben/ }).check();
  await expect.poll(() => page.getByText('hidden').count()).toBe(1);
  await expectAccessible(page);
});

test('the screen for any game comes only with a game that has none of its own', async () => {
  const page = await app.visit();
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  const isThere = (): boolean => loaded.some(address => /\/plain-[^/]*\.js$/.test(address));
  await openTable(page, 'skyscraper');
  expect(isThere()).toBe(false);
  await openTable(page, 'beacon');
  expect(isThere()).toBe(true);
});
