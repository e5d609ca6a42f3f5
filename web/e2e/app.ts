/** The built app, served and opened in Chromium, as people get it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type House, openHouse } from '@belfry/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchChromium, launchProfile } from '../../scripts/browser.js';

export const WEB_ROOT = fileURLToPath(new URL('../dist', import.meta.url));

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };
/** Where a tower is drawn in space, every pixel takes time: small, with a quarter of the pixels, but laid out as a desk. */
export const SMALL_DESK = { width: 1000, height: 640 };

/** All that a browser keeps for the app. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visit {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'de' | 'fr' | 'bg';
  readonly theme?: 'light' | 'dark';
  /** Is everything stored for offline use? That is hundreds of files for each visitor. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Are things to be seen on their way? */
  readonly motion?: 'reduce' | 'no-preference';
  /** Is it somebody who has not said yet who they are? */
  readonly stranger?: boolean;
  /** Who they are otherwise. */
  readonly name?: string;
  /** What another visitor has kept: they go on with that. */
  readonly kept?: StorageState;
}

export interface App {
  /** A new visitor, with nothing stored but a name. */
  visit(visit?: Visit): Promise<Page>;
  /** A visitor whose browser forbids pages to store anything. */
  visitForbidden(): Promise<Page>;
  readonly address: string;
  /** How many bytes of script, compressed, the server has sent so far. */
  readonly sentScript: number;
  /** The addresses of all that the server has sent so far. */
  readonly sentFiles: readonly string[];
}

/** Chromium's settings of somebody who lets no page store anything. */
const NOTHING_STORED = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Who comes with a browser, and what their pages complain of. Who comes during a test goes when it is over. */
export function visitors(addressOf: () => string, expected: RegExp) {
  let browser: Browser;
  const contexts = new Set<BrowserContext>();
  const closeAll = async (those: Iterable<BrowserContext>): Promise<void> => {
    await Promise.all(Array.from(those, context => context.close()));
  };
  let before: ReadonlySet<BrowserContext> = new Set();
  beforeEach(() => {
    before = new Set(contexts);
  });
  afterEach(async () => {
    const those = [...contexts].filter(context => !before.has(context));
    for (const context of those) contexts.delete(context);
    await closeAll(those);
  });
  const complaints: string[] = [];
  const profiles: string[] = [];
  const listenedTo = (page: Page): Page => {
    page.on('pageerror', error => {
      if (!expected.test(String(error))) complaints.push(String(error));
    });
    page.on('console', message => {
      if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
    });
    return page;
  };
  return {
    open: async (): Promise<void> => {
      browser = await launchChromium();
    },
    /** What goes wrong on any page fails the file, but for what it expects. */
    close: async (): Promise<void> => {
      await closeAll(contexts);
      await browser.close();
      for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
      expect(complaints).toEqual([]);
    },
    /** A new visitor, with nothing stored but a name. */
    async visit({
      viewport = DESK,
      language = 'en',
      theme = 'light',
      serviceWorkers = 'block',
      motion = 'reduce',
      stranger = false,
      name = 'Ada',
      kept,
    }: Visit = {}): Promise<Page> {
      const context = await browser.newContext({
        viewport,
        locale: language,
        reducedMotion: motion,
        colorScheme: theme,
        baseURL: addressOf(),
        deviceScaleFactor: viewport === SMALL_DESK ? 0.5 : 1,
        serviceWorkers,
        hasTouch: viewport.width < 720,
        ...(kept !== undefined && { storageState: kept }),
      });
      contexts.add(context);
      const settings = JSON.stringify({ botSpeed: 'instant', ...(!stranger && { name, figure: 'fox' }) });
      // Only for the first page: what the visitor changes later must stay.
      await context.addInitScript(
        `if (!localStorage.getItem('belfry-settings')) localStorage.setItem('belfry-settings', '${settings}')`,
      );
      return listenedTo(await context.newPage());
    },
    /** A visitor whose browser forbids pages to store anything. */
    async visitForbidden(): Promise<Page> {
      const profile = mkdtempSync(join(tmpdir(), 'belfry-profile-'));
      profiles.push(profile);
      mkdirSync(join(profile, 'Default'));
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(NOTHING_STORED));
      const context = await launchProfile(profile, { baseURL: addressOf(), locale: 'en', reducedMotion: 'reduce' });
      contexts.add(context);
      return listenedTo(await context.newPage());
    },
  };
}

/** One server and one browser for a file of tests. */
export function serveApp({ webRoot = WEB_ROOT, expected = /ERR_INTERNET_DISCONNECTED/ } = {}): App {
  let house: House;
  let data = '';
  let address = '';
  let sentScript = 0;
  const sentFiles: string[] = [];
  const people = visitors(() => address, expected);
  beforeAll(async () => {
    if (!existsSync(webRoot)) throw new Error('the web app is not built: run "npm run build" first');
    data = mkdtempSync(join(tmpdir(), 'belfry-app-'));
    const usual = { host: '127.0.0.1', port: 0, trustProxy: false, listedTables: true, log: 'silent' } as const;
    house = await openHouse({ ...usual, webRoot, dataFolder: data }, { pool: { threads: 1 } });
    house.server.on('request', ({ url = '' }: IncomingMessage, response: ServerResponse) => {
      response.on('finish', () => {
        sentFiles.push(url);
        if (url.endsWith('.js')) sentScript += Number(response.getHeader('content-length') ?? 0);
      });
    });
    const { port } = await house.listen();
    address = `http://127.0.0.1:${port}`;
    await people.open();
  });
  afterAll(async () => {
    await people.close();
    await house.close();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get address() {
      return address;
    },
    get sentScript() {
      return sentScript;
    },
    sentFiles,
    visit: visit => people.visit(visit),
    visitForbidden: () => people.visitForbidden(),
  };
}

/** What is on its way to its last look has come there. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** What axe finds. There are no frames of others: it runs in the page itself, and its large script comes there once. */
export async function accessFaults(page: Page): Promise<string[]> {
  await rest(page);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void axe' }) }).setLegacyMode();
  const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html}: ${failureSummary}`).join('\n')}`,
  );
}

/** axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessFaults(page)).toEqual([]);
}
