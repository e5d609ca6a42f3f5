/** The built app, served and opened in Chromium, as people get it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { buildServer } from '@belfry/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchChromium, launchProfile } from '../../scripts/browser.js';

export const WEB_ROOT = fileURLToPath(new URL('../dist', import.meta.url));

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };
/** Where a tower is drawn in space, every pixel takes time: small, but laid out as a desk. */
export const SMALL_DESK = { width: 1000, height: 640 };

export interface Visit {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'de' | 'fr' | 'bg';
  readonly theme?: 'light' | 'dark';
  readonly serviceWorkers?: 'allow' | 'block';
  /** Are things to be seen on their way? */
  readonly motion?: 'reduce' | 'no-preference';
  /** Is it somebody who has not said yet who they are? */
  readonly stranger?: boolean;
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

/** One server and one browser for a file of tests. What goes wrong on any page fails the file, but for what it expects. */
export function serveApp({ webRoot = WEB_ROOT, expected = /ERR_INTERNET_DISCONNECTED/ } = {}): App {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof buildServer>>;
  let address = '';
  let sentScript = 0;
  const sentFiles: string[] = [];
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const profiles: string[] = [];
  const listenedTo = (page: Page): Page => {
    page.on('pageerror', error => complaints.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error' && !expected.test(message.text())) complaints.push(message.text());
    });
    return page;
  };
  beforeAll(async () => {
    if (!existsSync(webRoot)) throw new Error('the web app is not built: run "npm run build" first');
    server = await buildServer({ webRoot });
    server.server.on('request', ({ url = '' }, response) => {
      response.on('finish', () => {
        sentFiles.push(url);
        if (url.endsWith('.js')) sentScript += Number(response.getHeader('content-length') ?? 0);
      });
    });
    address = await server.listen({ port: 0, host: '127.0.0.1' });
    browser = await launchChromium();
  });
  afterAll(async () => {
    await Promise.all(contexts.map(context => context.close()));
    await browser.close();
    await server.close();
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
    expect(complaints).toEqual([]);
  });
  return {
    get address() {
      return address;
    },
    get sentScript() {
      return sentScript;
    },
    sentFiles,
    async visit({
      viewport = DESK,
      language = 'en',
      theme = 'light',
      serviceWorkers = 'allow',
      motion = 'reduce',
      stranger = false,
    } = {}) {
      const context = await browser.newContext({
        viewport,
        locale: language,
        reducedMotion: motion,
        colorScheme: theme,
        baseURL: address,
        serviceWorkers,
        hasTouch: viewport.width < 720,
      });
      contexts.push(context);
      const settings = JSON.stringify({ botSpeed: 'instant', ...(!stranger && { name: 'Ada', figure: 'fox' }) });
      // Only for the first page: what the visitor changes later must stay.
      await context.addInitScript(
        `if (!localStorage.getItem('belfry-settings')) localStorage.setItem('belfry-settings', '${settings}')`,
      );
      return listenedTo(await context.newPage());
    },
    async visitForbidden() {
      const profile = mkdtempSync(join(tmpdir(), 'belfry-profile-'));
      profiles.push(profile);
      mkdirSync(join(profile, 'Default'));
      writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(NOTHING_STORED));
      const context = await launchProfile(profile, { baseURL: address, locale: 'en', reducedMotion: 'reduce' });
      contexts.push(context);
      return listenedTo(await context.newPage());
    },
  };
}

/** What axe finds. */
export async function accessFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** axe finds nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessFaults(page)).toEqual([]);
}
