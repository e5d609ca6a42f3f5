/**
 * How much must be loaded, and how long it takes, before the first table can be played; measured in Chromium from an empty
 * cache, on a fast line and on a slow one with a slow processor (as Lighthouse imitates a telephone). Where a table is drawn in
 * space, what the picture costs too.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { LINES, type Line, type Loaded, NOTHING_LOADED, slowDown, withApp } from './app.js';
import { print } from './speed.js';
import { fullMatch } from './turmbauer.js';

const PLAY = {
  'five-towers': 'Play against bots, 5 Towers',
  skyscraper: 'Play against bots, Skyscraper',
  turmbauer: 'Play against bots, Turmbauer',
} as const;

export const measureWeb = (): Promise<void> =>
  withApp(async ({ browser, address, loaded }) => {
    for (const line of LINES)
      for (const game of Object.keys(PLAY) as (keyof typeof PLAY)[])
        print(await measureGame(browser, address, line, game, loaded));
    print(await measureFullTower(browser, address));
  });

async function measureGame(
  browser: Browser,
  address: string,
  line: Line,
  game: keyof typeof PLAY,
  loaded: Loaded,
): Promise<Readonly<Record<string, string | number>>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  // Bots that begin must not be waited for: it is loading that is measured. Who has said who they are is asked nothing.
  const settings = JSON.stringify({ botSpeed: 'instant', name: 'Ada', figure: 'fox' });
  await context.addInitScript(`localStorage.setItem('belfry-settings', '${settings}')`);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), line);
  Object.assign(loaded, NOTHING_LOADED);
  await page.goto(address);
  await page.getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const home = { ...(await paints(page)), scripts: loaded.bytes };
  const began = Date.now();
  await page.getByRole('button', { name: PLAY[game] }).click();
  await page.locator('main[data-turn="yours"]').waitFor();
  const table = { milliseconds: Date.now() - began };
  // Before the first move can settle, what is large must be there too.
  await page.waitForLoadState('networkidle');
  const picture = game === 'turmbauer' ? await pictureOf(page) : {};
  await context.close();
  return {
    bench: 'web',
    game,
    line: line.name,
    homeFirstPaint: home.first,
    homeLargestPaint: home.largest,
    homeScriptKilobytes: kilobytes(home.scripts),
    tableAfterClick: table.milliseconds,
    scriptKilobytesBeforePlay: kilobytes(loaded.bytes),
    physicsKilobytesBeforePlay: kilobytes(loaded.large),
    ...picture,
  };
}

/** The largest picture there is: the last moment of a match in which all was built, on a desk. */
async function measureFullTower(browser: Browser, address: string): Promise<Readonly<Record<string, string | number>>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${address}/matches`);
  const buffer = Buffer.from(fullMatch());
  await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.getByRole('link', { name: 'Show it' }).click();
  const moment = page.getByRole('slider', { name: 'Moment', exact: true });
  await moment.press('End');
  await page.locator('[data-calls]').waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await pictureOf(page);
  await context.close();
  return { bench: 'web, full tower', game: 'turmbauer', ...picture };
}

/** The wrapper of a picture in space tells what its last frame cost. */
const PICTURE = '[data-calls]';

/** What a picture in space costs while it is turned with the mouse. */
async function pictureOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const box = await page.locator(PICTURE).boundingBox({ timeout: 60_000 });
  if (box === null) return {};
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const began = await scriptSeconds(session);
  const frames = page.evaluate<number[]>(FRAMES);
  for (let step = 0; step < TURNS; step++) await page.mouse.move(x + 80 * Math.sin(step / 8), y);
  const times = (await frames).toSorted((a, b) => a - b);
  const script = (1000 * ((await scriptSeconds(session)) - began)) / times.length;
  await page.mouse.up();
  const count = async (name: string): Promise<number> => Number(await page.locator(PICTURE).getAttribute(name));
  return {
    drawCalls: await count('data-calls'),
    triangles: await count('data-triangles'),
    medianFrameMilliseconds: rounded(times[Math.floor(times.length / 2)]),
    slowFrameMilliseconds: rounded(times[Math.floor(times.length * 0.95)]),
    scriptMillisecondsPerFrame: rounded(script),
  };
}

/** How long the page's own thread has run scripts. */
async function scriptSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

const TURNS = 120;

const rounded = (milliseconds = 0): number => Math.round(milliseconds * 10) / 10;

/** The times between frames for two seconds. */
const FRAMES = `new Promise(resolve => {
  const times = [];
  const end = performance.now() + 2000;
  let before = performance.now();
  const look = now => {
    times.push(now - before);
    before = now;
    if (now < end) requestAnimationFrame(look);
    else resolve(times.slice(1));
  };
  requestAnimationFrame(look);
})`;

/** In the browser's words: this code has no types of its own here. */
const PAINTS = `new Promise(resolve => {
  new PerformanceObserver(list => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    resolve({ first: Math.round(first.startTime), largest: Math.round(list.getEntries().at(-1).startTime) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

const paints = (page: Page): Promise<{ first: number; largest: number }> => page.evaluate(PAINTS);

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
