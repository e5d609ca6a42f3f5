/** Whole matches of Turmbauer. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, SMALL_DESK, serveApp } from './app.js';
import { cutOff, sideways } from './measures.js';
import { fingerOf, freeSpots, type Hand, mouseOf, pictureNow, tryUntil } from './on-the-picture.js';
import {
  byFinger,
  byKeyboard,
  byPointer,
  type Decide,
  decideRashly,
  decideTower,
  expectResult,
  type Press,
  playOn,
  reach,
  takeStone,
  towerControls,
  untilAsked,
} from './players.js';
import { openTable } from './ways.js';

const app = serveApp();

const run = promisify(execFile);
/** As it was built: a checkout that changes meanwhile is not built again. */
const BELFRY = fileURLToPath(new URL('../../cli/dist/src/run.js', import.meta.url));

const turn = (page: Page) => page.locator('main[data-turn]');
const countOf = async (page: Page): Promise<number> => Number(await turn(page).getAttribute('data-count'));

/** The record of a finished match is saved, and checked by the command line; the replay says that it is fair. */
async function expectFair(page: Page, id: string): Promise<void> {
  await page.goto(`/replay/${id}`);
  await page.getByText(/^Fair: /).waitFor({ timeout: 60_000 });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  const { stdout } = await run(process.execPath, [BELFRY, 'check', '--lang', 'en', file]);
  expect(stdout).toMatch(/fair/);
}

/** The rest of a match is played on the plan: the same match, and drawn much sooner where there is no graphics card. */
async function toPlan(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('v');
  await page.getByRole('grid', { name: 'The tower from above' }).waitFor();
}

const RELOADS = 2;

test('passed round, and reloaded while the tower settles: nothing is lost, and it was fair', async () => {
  const page = await app.visit({ viewport: SMALL_DESK, motion: 'no-preference' });
  const id = await openTable(page, 'turmbauer', ['person', 'person']);
  const settles = page.getByRole('heading', { name: 'The tower settles …' });
  let reloads = 0;
  const decide: Decide = async (_, press) => {
    const asked = await untilAsked(page);
    const before = await countOf(page);
    await (reloads < RELOADS ? decideTower : decideRashly)(page, press);
    if (asked !== 'build' || reloads === RELOADS) return;
    // Once it counts: who reloads before the host has heard of a wish has not wished for anything.
    await expect.poll(() => countOf(page)).toBeGreaterThan(before);
    // While it is worked out, and the other time while it is shown.
    if (reloads++ > 0) await settles.waitFor();
    await page.reload();
    await turn(page).waitFor();
    // The stone and what became of it, as without a reload.
    await expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(before + 2);
    await untilAsked(page);
    if (reloads === RELOADS) await toPlan(page);
  };
  await playOn(page, decide);
  expect(reloads).toBe(RELOADS);
  await expectResult(page);
  await expectFair(page, id);
});

const buildCard = (page: Page) => page.getByRole('region', { name: 'Build a stone, then climb' });

/** Which place is shown: `Place 2 of 7`. */
async function placeShown(page: Page): Promise<string | undefined> {
  const place = /^Place \d+ of \d+/;
  return place.exec(await buildCard(page).getByText(place).innerText())?.[0];
}

/** Decides by touching the tower itself. */
async function decideOnPicture(page: Page, press: Press, hand: Hand): Promise<void> {
  const { build, go, stay } = towerControls(page);
  const asked = await untilAsked(page);
  if (asked === 'discard') return decideTower(page, press);
  const count = await countOf(page);
  if (asked === 'climb') {
    // The best field was chosen already: somebody wants another.
    await page.keyboard.press('Escape');
    await go.waitFor({ state: 'detached' });
    // There may be nowhere to go.
    const ways = page.getByRole('region').filter({ has: stay }).last().locator('button[aria-pressed]');
    if ((await ways.count()) === 0) return press(page, stay);
    await tryUntil(page, hand, async () => (await go.count()) > 0);
    expect(await countOf(page)).toBe(count);
    return press(page, go);
  }
  await takeStone(page, press);
  const best = await placeShown(page);
  const isOnlyOne = best === 'Place 1 of 1' && (await towerControls(page).showFalling.count()) === 0;
  // A stone may have no other place.
  if (!isOnlyOne) await tryUntil(page, hand, async () => (await placeShown(page)) !== best);
  // Nothing is built by touching the tower.
  expect(await countOf(page)).toBe(count);
  await press(page, build);
}

/** The tower turns under a hand, and what was chosen stays. */
async function expectOrbit(page: Page, hand: Hand): Promise<void> {
  const [middle] = await freeSpots(page);
  if (middle === undefined) throw new Error('there is no picture');
  const picture = (): Promise<Buffer> => pictureNow(page);
  const [before, place] = [await picture(), await placeShown(page)];
  await hand.drag(middle, { x: middle.x + 60, y: middle.y });
  expect((await picture()).equals(before)).toBe(false);
  expect(await placeShown(page)).toBe(place);
}

/** So many decisions are made on the picture; the others on the plan, with buttons, and badly, to come to an end. */
const ON_PICTURE = 4;

async function playOnPicture(page: Page, press: Press, hand: Hand): Promise<void> {
  await untilAsked(page);
  await takeStone(page, press);
  await expectOrbit(page, hand);
  await page.keyboard.press('Escape');
  let made = 0;
  const decide: Decide = async () => {
    await untilAsked(page);
    expect([...(await sideways(page)), ...(await cutOff(page))]).toEqual([]);
    if (made === ON_PICTURE) await toPlan(page);
    await (made++ < ON_PICTURE ? decideOnPicture(page, press, hand) : decideRashly(page, press));
  };
  await playOn(page, decide, { press });
  expect(made).toBeGreaterThan(1);
  await expectResult(page);
}

test('four, three of them bots, with a real pointer on the picture', async () => {
  const page = await app.visit({ viewport: SMALL_DESK });
  await openTable(page, 'turmbauer', ['person', 'Sparrow', 'Jackdaw', 'Owl']);
  await playOnPicture(page, byPointer, mouseOf(page));
});

/** Below its edge the sheet has a line that is no control, in pixels. */
const SHEET_TOP = 20;

test('on the smallest phone, by touch, against the best bot', async () => {
  const page = await app.visit({ viewport: PHONE });
  await openTable(page, 'turmbauer', ['person', 'Falcon']);
  const finger = await fingerOf(page);
  await untilAsked(page);
  await takeStone(page, byFinger);
  // A swipe over the sheet leads to the next place, and back.
  const first = await placeShown(page);
  const swipe = async (by: number): Promise<void> => {
    const { x, y, width } = (await buildCard(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const middle = { x: x + width / 2, y: y + SHEET_TOP };
    await finger.drag({ ...middle, x: middle.x - by / 2 }, { ...middle, x: middle.x + by / 2 });
  };
  await swipe(-80);
  expect(await placeShown(page)).not.toBe(first);
  await swipe(80);
  expect(await placeShown(page)).toBe(first);
  await page.keyboard.press('Escape');
  await playOnPicture(page, byFinger, finger);
});

const ON_MAP = 2;

/** Everything is on the page twice over: as a list, and as a map. This one takes the list, and the map for one of the first decisions. */
async function decideInPlan(page: Page, map: { laid: number }): Promise<void> {
  const { build, showFalling, go, stay } = towerControls(page);
  const asked = await untilAsked(page);
  if (asked === 'discard') return decideTower(page, byKeyboard);
  const chosen = page.getByRole('option', { selected: true });
  if (asked === 'climb') {
    const fields = page.getByRole('listbox', { name: 'Fields to climb to' });
    if ((await fields.getByRole('option').count()) === 0) return byKeyboard(page, stay);
    await reach(page, fields);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await chosen.waitFor();
    expect(await chosen.innerText()).toMatch(/^Field [A-Z]\d+, height \d+, .*(on foot|with a ring)|^The table/);
    return byKeyboard(page, go);
  }
  await takeStone(page, byKeyboard);
  if (map.laid < ON_MAP && (await layOnMap(page))) map.laid++;
  else {
    if ((await showFalling.count()) > 0) await byKeyboard(page, showFalling);
    await reach(page, page.getByRole('listbox', { name: /^Places for \w+$/ }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  }
  await chosen.waitFor();
  expect(await chosen.innerText()).toMatch(/^Place \d+ of \d+: \w+ in [A-Z]\d+.*(firm|shaky|falls|not yet known)/);
  await byKeyboard(page, build);
}

/** One cell of the map is in the order of keys; whichever it is. */
async function reachGrid(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell').and(page.locator(':focus'));
  for (let steps = 0; steps < 100 && (await cell.count()) === 0; steps++) await page.keyboard.press('Tab');
  await cell.waitFor();
}

/** Walks over the map, row by row, until a cell says that the stone in hand can rest there, and lays it there. There may be no other place. */
async function layOnMap(page: Page): Promise<boolean> {
  const labels = (cells: Locator): Promise<(string | null)[]> =>
    cells.evaluateAll(all => all.map(cell => cell.getAttribute('aria-label')));
  const inHand = page.getByRole('gridcell', { selected: true });
  const here = page.getByRole('gridcell').and(page.locator(':focus'));
  const before = (await labels(inHand)).join();
  await reachGrid(page);
  await page.keyboard.press('Control+Home');
  const rows = await page.getByRole('grid').getByRole('rowheader').count();
  for (let row = 0; row < rows; row++) {
    await page.keyboard.press('Home');
    for (let last = ''; ; ) {
      const [label] = await labels(here);
      if (label === undefined || label === null || label === last) break;
      last = label;
      expect(label).toMatch(/^[A-Z]\d+/);
      if (/\bplaces? /.test(label)) await page.keyboard.press('Enter');
      if ((await labels(inHand)).join() !== before) return true;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('ArrowDown');
  }
  return false;
}

test('through the flat view, by keyboard alone', async () => {
  const page = await app.visit({ viewport: SMALL_DESK });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play against bots, Turmbauer' });
  await play.waitFor();
  await byKeyboard(page, play);
  await untilAsked(page);
  await reach(page, page.getByRole('radio', { name: '3-D' }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('grid', { name: 'The tower from above' }).waitFor();
  const map = { laid: 0 };
  await playOn(page, () => decideInPlan(page, map), { press: byKeyboard });
  expect(map.laid).toBe(ON_MAP);
  await expectResult(page);
});
