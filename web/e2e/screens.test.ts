import { GAMES } from '@belfry/games';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESK, expectAccessible, PHONE, type StorageState, serveApp, type Visit } from './app.js';
import { misnamed, sideways, smallTargets, strayScrollbars, visibleTexts } from './measures.js';
import { copyAsMine, draw, drawFlat, finishedTable, keptBy, openPad, openTable } from './ways.js';

const app = serveApp();

/** Every screen, and its address, once a visitor has made the tables and pads. */
const SCREENS = {
  home: () => '/',
  'set-up of 5 Towers': () => '/new/five-towers',
  'set-up of Skyscraper': () => '/new/skyscraper?with=people',
  'set-up of Turmbauer': () => '/new/turmbauer?with=people',
  'a table of 5 Towers': ({ towers }) => `/table/${towers}`,
  'a table of Skyscraper': ({ skyscraper }) => `/table/${skyscraper}`,
  'a table of Turmbauer': ({ turmbauer }) => `/table/${turmbauer}`,
  'a curtain': ({ curtain }) => `/table/${curtain}`,
  matches: () => '/matches',
  statistics: () => '/stats',
  'the result of 5 Towers': ({ towersPlayed }) => `/table/${towersPlayed}`,
  'the result of Skyscraper': ({ skyscraperPlayed }) => `/table/${skyscraperPlayed}`,
  'the result of Turmbauer': ({ turmbauerPlayed }) => `/table/${turmbauerPlayed}`,
  'a replay of 5 Towers': ({ towersPlayed }) => `/replay/${towersPlayed}?at=20`,
  'a replay of Skyscraper': ({ skyscraperPlayed }) => `/replay/${skyscraperPlayed}?at=20&seen=0`,
  'a replay of Turmbauer': ({ turmbauerPlayed }) => `/replay/${turmbauerPlayed}?at=12`,
  'a link that is damaged': () => '/replay#m=damaged',
  'score pads': () => '/pad',
  'a score pad of 5 Towers': ({ towersPad }) => `/pad/${towersPad}`,
  'a score pad of Skyscraper': ({ skyscraperPad }) => `/pad/${skyscraperPad}`,
  'a score pad of Turmbauer': ({ turmbauerPad }) => `/pad/${turmbauerPad}`,
  lessons: () => '/learn',
  'a lesson of 5 Towers': () => '/learn/five-towers/2',
  'a lesson of Skyscraper': () => '/learn/skyscraper/2',
  'a lesson of Turmbauer': () => '/learn/turmbauer/2',
  'rules of 5 Towers': () => '/rules/five-towers',
  'rules of Skyscraper': () => '/rules/skyscraper',
  'rules of Turmbauer': () => '/rules/turmbauer',
  'a page that is not there': () => '/nowhere',
} satisfies Readonly<Record<string, (made: Made) => string>>;

const NAMES = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

type Made = Awaited<ReturnType<typeof makeThings>>;

const makeThings = async (page: Page) => ({
  towers: await openTable(page, 'five-towers'),
  skyscraper: await openTable(page, 'skyscraper'),
  turmbauer: await openTable(page, 'turmbauer'),
  curtain: await openTable(page, 'skyscraper', ['person', 'person']),
  towersPlayed: await finishedTable(page, 'five-towers'),
  skyscraperPlayed: await finishedTable(page, 'skyscraper'),
  turmbauerPlayed: await finishedTable(page, 'turmbauer'),
  towersPad: await openPad(page, '5 Towers'),
  skyscraperPad: await openPad(page, 'Skyscraper'),
  turmbauerPad: await openPad(page, 'Turmbauer'),
});

interface Prepared {
  readonly made: Made;
  readonly kept: StorageState;
}

let prepared: Promise<Prepared> | undefined;

/** One visitor makes everything, in English; it takes its time, so it is done once for all sweeps. */
async function prepare(): Promise<Prepared> {
  const page = await app.visit({ language: 'en' });
  await drawFlat(page);
  await page.goto('/');
  const made = await makeThings(page);
  await copyAsMine(page, [made.towersPlayed, made.skyscraperPlayed, made.turmbauerPlayed]);
  const kept = await keptBy(page);
  await page.context().close();
  return { made, kept };
}

/** One visitor for a whole sweep, who reads what was made in the language of the visit. */
function sweep(visit: Visit): (screen: keyof typeof SCREENS) => Promise<Page> {
  let page: Page;
  let made: Made;
  beforeAll(async () => {
    prepared ??= prepare();
    const { kept, ...things } = await prepared;
    made = things.made;
    page = await app.visit({ ...visit, kept });
    // Whatever was on its way is there before anybody looks.
    await page.goto('/');
  });
  return async screen => {
    // In space that takes long; `turmbauer-states.test.ts` looks at it there.
    await draw(page, screen === 'a replay of Turmbauer' ? 'plan' : 'scene');
    await page.goto(SCREENS[screen](made));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    return page;
  };
}

describe('on the smallest phone, light, in German: axe finds nothing, fingers hit, and everything has room', () => {
  const open = sweep({ viewport: PHONE, language: 'de' });

  test.each(NAMES)('%s', async screen => {
    const page = await open(screen);
    await expectAccessible(page);
    expect(await sideways(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await misnamed(page)).toEqual([]);
    // The phone is turned, and then somebody's text is twice as large. Boards that measure themselves follow a moment later.
    const finds = (): Promise<string[]> => sideways(page);
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await expect.poll(finds, { timeout: 10_000 }).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect.poll(finds, { timeout: 10_000 }).toEqual([]);
  });
});

describe('on a desk, dark, in Bulgarian: axe finds nothing, no Latin word is left, and scrollbars are dark', () => {
  /** Names of boxes, of the app and of languages, keys of a keyboard. */
  const FOREIGN =
    /\b(Belfry|GoTown|Towers|EN|DE|FR|English|Deutsch|Français|Ada|Ben|Home|End|Page Up|Page Down|Enter|Escape|Esc|MIT|JSON|CSV)\b/g;
  const withoutNames = (text: string): string =>
    GAMES.reduce((rest, { name }) => rest.replaceAll(name.bg, ''), text).replace(FOREIGN, '');
  const open = sweep({ viewport: DESK, theme: 'dark', language: 'bg' });

  test.each(NAMES)('%s', async screen => {
    const page = await open(screen);
    await expectAccessible(page);
    const texts = await visibleTexts(page);
    expect(texts.filter(text => /[A-Za-z]{2}/.test(withoutNames(text)))).toEqual([]);
    expect(await strayScrollbars(page)).toEqual([]);
  });
});
