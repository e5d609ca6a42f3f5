/** Every state of a table of Turmbauer, in space and flat: axe finds nothing, everything has room, and fingers hit it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { accessFaults, expectAccessible, PHONE, SMALL_DESK, type StorageState, serveApp, type Visit } from './app.js';
import { cutOff, misnamed, sideways, smallTargets } from './measures.js';
import { drawn, fingerOf, mouseOf, pictureAtRest, pictureNow, tryUntil } from './on-the-picture.js';
import { byPointer, decideTower } from './players.js';
import { drawFlat, keptBy, openRecord, openTable, speakAtOnce } from './ways.js';

const app = serveApp();

const COLLAPSE = new URL('collapse.json', import.meta.url);

/** Everything is found without words here, for it is looked at in four languages. */
const stone = (page: Page) => page.locator('[data-rack] [data-by="dice"][aria-pressed]').first();
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const scene = (page: Page) => page.locator('[data-view="scene"] canvas');

let kept: StorageState;
let [table, replay] = ['', ''];

// A table and a match from a file, made once for all walks.
beforeAll(async () => {
  const page = await app.visit();
  await drawFlat(page);
  table = `/table/${await openTable(page, 'turmbauer', ['person', 'bot'])}`;
  await openRecord(page, await readFile(COLLAPSE));
  replay = new URL(page.url()).pathname;
  kept = await keptBy(page);
  await page.context().close();
});

/** Says what is wrong. */
type Look = (page: Page) => Promise<readonly string[]>;

/** Takes a visitor through all states. */
async function walk(visit: Visit, lookAt: Look): Promise<void> {
  const page = await app.visit({ ...visit, kept });
  const faults: string[] = [];
  const look = async (state: string): Promise<void> => {
    for (const fault of await lookAt(page)) faults.push(`${state}: ${fault}`);
  };
  await page.goto(table);
  await scene(page).waitFor();
  await stone(page).waitFor();
  await look('a stone is to be chosen');
  await stone(page).click();
  await chosen(page).waitFor({ state: 'attached' });
  await look('a place is shown');
  const hand = (visit.viewport?.width ?? 0) < 720 ? await fingerOf(page) : mouseOf(page);
  const refusal = page.locator('main p[data-warns]');
  await tryUntil(page, hand, async () => (await refusal.count()) > 0);
  await look('why it does not fit there');
  await page.keyboard.press('v');
  await chosen(page).waitFor();
  await look('a place on the plan');
  await page.locator('main h1').focus();
  await page.keyboard.press('Enter');
  await page.locator('main[data-count="3"]').waitFor();
  await chosen(page).waitFor();
  await look('a field on the plan');
  await page.keyboard.press('v');
  await scene(page).waitFor();
  await drawn(page);
  await look('a field is shown');
  // However many there are: at its end.
  await page.goto(`${replay}?at=999`);
  await page.locator('[data-view] input[type="range"]').waitFor();
  await look('the tower has come down');
  await page.goto(`${replay}?at=9`);
  await scene(page).waitFor();
  await look('a moment of a replay');
  expect(faults).toEqual([]);
}

const room: Look = async page => [...(await sideways(page)), ...(await cutOff(page))];

/** Somebody's text is twice as large. */
async function roomForLarge(page: Page): Promise<readonly string[]> {
  const set = (size: string): Promise<void> =>
    page.evaluate(given => document.documentElement.style.setProperty('font-size', given), size);
  await set('200%');
  await drawn(page);
  const faults = await sideways(page);
  await set('');
  await drawn(page);
  return faults.map(fault => `200 %: ${fault}`);
}

interface Eyes {
  readonly language: NonNullable<Visit['language']>;
  readonly theme: NonNullable<Visit['theme']>;
  readonly look: Look;
}

/** Looks with other eyes, without a new page: what is chosen stays, and a whole walk is spared. */
async function lookAs(page: Page, { language, theme, look }: Eyes): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await speakAtOnce(page, language);
  await page.locator(`html[lang="${language}"][data-theme="${theme}"]`).waitFor({ state: 'attached' });
  await drawn(page);
  return (await look(page)).map(fault => `${language}, ${theme}: ${fault}`);
}

const carefully: Look = async page => [
  ...(await accessFaults(page)),
  ...(await room(page)),
  ...(await smallTargets(page)),
  ...(await misnamed(page)),
  ...(await roomForLarge(page)),
];

/** With one pair of eyes after the other, beginning with those that look now: for others much is drawn anew. */
async function lookAsAll(page: Page, all: readonly Eyes[]): Promise<readonly string[]> {
  const now = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    return { language: lang, theme: dataset['theme'] };
  });
  const change = ({ theme, language }: Eyes): number =>
    Number(theme !== now.theme) * 2 + Number(language !== now.language);
  const faults: string[] = [];
  for (const eyes of all.toSorted((a, b) => change(a) - change(b))) faults.push(...(await lookAs(page, eyes)));
  return faults;
}

// In English a whole match is played there.
test('on the smallest phone, light, in German: axe, fingers, names, room, and twice as large a text; in French and Bulgarian: room', () =>
  walk({ viewport: PHONE, language: 'de' }, page =>
    lookAsAll(page, [
      { language: 'de', theme: 'light', look: carefully },
      // Room does not depend on colours.
      { language: 'fr', theme: 'light', look: room },
      { language: 'bg', theme: 'light', look: room },
    ]),
  ));

test('on a desk, dark and light, in Bulgarian: axe finds nothing', () =>
  walk({ viewport: SMALL_DESK, language: 'bg', theme: 'dark' }, page =>
    lookAsAll(page, [
      { language: 'bg', theme: 'dark', look: accessFaults },
      { language: 'bg', theme: 'light', look: accessFaults },
    ]),
  ));

test('with reduced motion the picture changes at once, without a flight', async () => {
  const page = await app.visit({ viewport: SMALL_DESK });
  await openTable(page, 'turmbauer');
  await scene(page).waitFor();
  await pictureAtRest(page);
  for (const name of ['From behind', 'Top']) {
    await page.getByRole('button', { name }).click();
    await page.mouse.move(2, 2);
    await drawn(page);
    await drawn(page);
    const soon = await pictureNow(page);
    expect((await pictureAtRest(page)).equals(soon)).toBe(true);
  }
});

const NO_WEBGL = `
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (type, ...rest) {
    return type.startsWith('webgl') ? null : getContext.call(this, type, ...rest);
  };
`;

test('without WebGL the plan is there, says so, and is played on', async () => {
  const page = await app.visit({ viewport: PHONE });
  await page.addInitScript(NO_WEBGL);
  await openTable(page, 'turmbauer', ['person', 'person']);
  await page.getByText('There is no 3-D picture on this device now; the plan shows the same.').waitFor();
  await page.getByRole('grid', { name: 'The tower from above' }).waitFor();
  await expectAccessible(page);
  for (let made = 0; made < 6; made++) {
    const count = await page.locator('main').getAttribute('data-count');
    await decideTower(page, byPointer);
    await page.locator(`main[data-turn="yours"]:not([data-count="${count}"])`).waitFor();
  }
});
