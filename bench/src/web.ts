/**
 * How much must be loaded, and how long it takes, before the first table can be played; measured in Chromium from an empty
 * cache, on a fast line and on a slow one with a slow processor (as Lighthouse imitates a telephone).
 */
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { buildServer } from '@belfry/server';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { print } from './speed.js';

const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

interface Line {
  readonly name: string;
  readonly slowdown: number;
  /** Bytes a second, and milliseconds. */
  readonly network?: {
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
    readonly latency: number;
  };
}

const LINES: readonly Line[] = [
  { name: 'fast', slowdown: 1 },
  {
    name: 'slow',
    slowdown: 4,
    network: { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8, latency: 150 },
  },
];

const PLAY = { 'five-towers': 'Play against bots, 5 Towers', skyscraper: 'Play against bots, Skyscraper' } as const;

export async function measureWeb(): Promise<void> {
  const server = await buildServer({ webRoot: WEB_ROOT });
  const loaded = watchScripts(server.server);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  // scripts/bench.js has found a browser, or installed one.
  const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath });
  try {
    for (const line of LINES)
      for (const game of ['five-towers', 'skyscraper'] as const)
        print(await measureGame(browser, address, line, game, loaded));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureGame(
  browser: Browser,
  address: string,
  line: Line,
  game: keyof typeof PLAY,
  loaded: { bytes: number },
): Promise<Readonly<Record<string, string | number>>> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  // Bots that begin must not be waited for: it is loading that is measured.
  await context.addInitScript(`localStorage.setItem('belfry-settings', '{"botSpeed":"instant"}')`);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), line);
  loaded.bytes = 0;
  await page.goto(address);
  await page.getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const home = { ...(await paints(page)), scripts: loaded.bytes };
  const began = Date.now();
  await page.getByRole('button', { name: PLAY[game] }).click();
  await page.locator('main[data-turn="yours"]').waitFor();
  const table = { milliseconds: Date.now() - began, scripts: loaded.bytes };
  await context.close();
  return {
    bench: 'web',
    game,
    line: line.name,
    homeFirstPaint: home.first,
    homeLargestPaint: home.largest,
    homeScriptKilobytes: kilobytes(home.scripts),
    tableAfterClick: table.milliseconds,
    scriptKilobytesBeforePlay: kilobytes(table.scripts),
  };
}

/** Bytes of script as they were sent, without headers: what the page and its worker share is sent once. */
function watchScripts(server: Server): { bytes: number } {
  const loaded = { bytes: 0 };
  server.on('request', ({ url = '' }, response) => {
    response.on('finish', () => {
      if (url.endsWith('.js')) loaded.bytes += Number(response.getHeader('content-length') ?? 0);
    });
  });
  return loaded;
}

async function slowDown(session: CDPSession, { slowdown, network }: Line): Promise<void> {
  await session.send('Network.enable');
  if (network !== undefined) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** In the browser's words: this code has no types of its own here. */
const PAINTS = `new Promise(resolve => {
  new PerformanceObserver(list => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    resolve({ first: Math.round(first.startTime), largest: Math.round(list.getEntries().at(-1).startTime) });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

const paints = (page: Page): Promise<{ first: number; largest: number }> => page.evaluate(PAINTS);

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
