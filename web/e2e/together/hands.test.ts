/** One big screen and three phones as hands: the screen shows what all may see, and nothing else ever comes to it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../app.js';
import { decideStreet, decideTower, decideTowers, takeStone, towerControls, untilAsked } from '../players.js';
import { atTable, countIn, countOn, openScreen, playByHand, sitDownByCode, startOn, TV } from './hands.js';
import { serveHouse } from './house.js';
import { listenTo } from './secrets.js';
import { sitDown } from './ways.js';

const house = serveHouse();

const NAMES = ['Ada', 'Ben', 'Cleo'] as const;

/** A big screen with phones around it: one came by the link, the others by the code that stands on the screen. */
async function gather(game: string) {
  const tv = await house.visit({ viewport: TV, stranger: true });
  const { heard } = listenTo(tv);
  // One of them stores everything for offline use.
  const phones = await Promise.all(
    NAMES.map(name =>
      house.visit({ viewport: PHONE, stranger: true, serviceWorkers: name === 'Ada' ? 'allow' : 'block' }),
    ),
  );
  const heardByHands = phones.map(listenTo);
  const code = await openScreen(tv, { game, players: NAMES.length });
  for (const [index, phone] of phones.entries()) {
    const name = NAMES[index] ?? '';
    if (index === 0) await sitDown(phone, await linkIn(heard), name);
    else await sitDownByCode(phone, code, name);
    // The seat fills before everybody's eyes.
    await tv.getByRole('region', { name: 'Who plays' }).getByText(name, { exact: true }).waitFor();
  }
  await startOn(tv, phones);
  return { tv, phones, heard, heardByHands };
}

/** The link in the picture that is scanned, which comes after the code. It names this machine as phones in the house find it. */
async function linkIn(heard: readonly string[]): Promise<string> {
  const links = (): string[] => heard.flatMap(text => /"link":"([^"]+)"/.exec(text)?.[1] ?? []);
  await expect.poll(links).not.toEqual([]);
  const { pathname, hash } = new URL(links()[0] ?? '');
  return `${pathname}${hash}`;
}

/** With whose eyes everything was looked at that came. */
const eyesIn = (heard: readonly string[]): (string | undefined)[] => [
  ...new Set(heard.flatMap(text => [...text.matchAll(/"viewer"(?:\]?,|:)("\w+"|\d)/g)].map(([, eye]) => eye))),
];

/** How many cards of each kind somebody holds, where it is not hidden: nought of all. */
const HELD = /"cards":\[[0,]*[1-9]|"hands",\d,"cards"/;

const resultOn = (tv: Page) => tv.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 1 });

test('a match of Skyscraper by three hands, seen to its end, and once more', async () => {
  const { tv, phones, heard, heardByHands } = await gather('Skyscraper');
  // The big screen keeps up with every move.
  const after = async (phone: Page): Promise<void> => {
    const count = await countIn(phone);
    await expect.poll(() => countOn(tv)).toBeGreaterThanOrEqual(count);
  };
  // Five floors, and the ends of two turns of each before there can be so many.
  expect(await playByHand(phones, decideStreet, { after })).toBeGreaterThan(10);
  await resultOn(tv).waitFor();
  expect(await resultOn(tv).textContent()).toMatch(/(Ada|Ben|Cleo).*(wins|victory)/);

  const before = tv.url();
  for (const [index, phone] of phones.entries()) {
    await tv.getByText(`${index} of 3 want another match`).waitFor();
    await phone.getByRole('button', { name: /^Rematch/ }).tap();
  }
  await tv.waitForURL(url => url.href !== before);
  await atTable(tv, phones);

  expect(eyesIn(heard)).toEqual(['"spectator"']);
  expect(heard.filter(text => HELD.test(text))).toEqual([]);
  // Each phone was told what it holds itself: looking for it proves something.
  for (const own of heardByHands) expect(own.heard.some(text => HELD.test(text))).toBe(true);
});

test('a match of 5 Towers by three hands; the screen begins the next one with those who want it', async () => {
  const { tv, phones, heard } = await gather('5 Towers');
  expect(await playByHand(phones, decideTowers)).toBeGreaterThan(10);
  await resultOn(tv).waitFor();
  const before = tv.url();
  const wanting = phones.slice(1);
  for (const phone of wanting) await phone.getByRole('button', { name: /^Rematch/ }).tap();
  await tv.getByRole('button', { name: 'Once more with 2' }).click();
  await tv.waitForURL(url => url.href !== before);
  await atTable(tv, wanting);
  expect(eyesIn(heard)).toEqual(['"spectator"']);
});

test('some turns of Turmbauer: what a phone holds over the tower is seen on the big screen', async () => {
  const { tv, phones, heard } = await gather('Turmbauer');
  await tv.keyboard.press('v');
  await tv.getByRole('grid', { name: 'The tower from above' }).waitFor();
  let built = 0;
  const turns = await playByHand(
    phones,
    async (phone, press) => {
      if ((await untilAsked(phone)) !== 'build') return decideTower(phone, press);
      await expect.poll(() => columnsInHand(tv)).toEqual([]);
      await takeStone(phone, press);
      const columns = await columnsInHand(phone);
      expect(columns.length).toBeGreaterThan(0);
      await expect.poll(() => columnsInHand(tv)).toEqual(columns);
      built += 1;
      await press(phone, towerControls(phone).build);
    },
    { isEnough: () => built === 4 },
  );
  expect(turns).toBeGreaterThanOrEqual(4);
  expect(eyesIn(heard)).toEqual(['"spectator"']);
});

/** The columns that a stone in somebody's hand would stand in, by the names that are read out. */
async function columnsInHand(page: Page): Promise<readonly string[]> {
  const cells = page.getByRole('gridcell', { selected: true });
  const names = await cells.evaluateAll(all => all.map(cell => cell.ariaLabel?.split(/[,.;]/)[0] ?? ''));
  return names.toSorted();
}
