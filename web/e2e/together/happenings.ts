/** What can happen to people at a table together. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Company, Person } from './eventful.js';
import { cutLine, deviceLink, inMenu, mendLine } from './ways.js';

interface Moment {
  /** Whose turn it is: they decide next, if no bot does so before. */
  readonly onTurn: Person;
  readonly other: Person;
  readonly company: Company;
}

export interface Happening {
  readonly name: string;
  /** Before a decision. What it gives is done after that. */
  readonly happen: (moment: Moment) => Promise<(() => Promise<void>) | undefined>;
}

const reloads: Happening = {
  name: 'who is on turn reloads the page',
  async happen({ onTurn: { page } }) {
    await reloaded(page);
    return undefined;
  },
};

const isWatched: Happening = {
  name: 'a spectator comes',
  async happen({ company: { link, watchers, visit } }) {
    const page = await visit();
    await page.goto(link);
    await page.getByRole('button', { name: /^Watch/ }).click();
    await page.locator('main[data-turn]').waitFor();
    watchers.push(page);
    return undefined;
  },
};

const botPlays: Happening = {
  name: 'a bot plays for who is on turn, and gives the seat back',
  async happen({ onTurn: { name, page }, other }) {
    const before = await countOf(page);
    const away = other.page.getByText(`${name} is away.`).first();
    await inMenu(page, 'A bot plays for me');
    await away.waitFor();
    await untilAfter(page, before);
    await page.getByRole('button', { name: 'Take my seat' }).click();
    await away.waitFor({ state: 'detached' });
    return undefined;
  },
};

const losesLine: Happening = {
  name: 'who is on turn loses the line',
  async happen({ onTurn: { page } }) {
    await cutLine(page);
    await mendLine(page);
    return undefined;
  },
};

const isKilled: Happening = {
  name: 'the server is killed',
  async happen({ company }) {
    await company.restart('SIGKILL');
    return undefined;
  },
};

const changesDevice: Happening = {
  name: 'who is on turn goes on with another device',
  async happen({ onTurn, company: { table, visit } }) {
    const { name, page: old } = onTurn;
    const before = await countOf(old);
    const page = await visit();
    await page.goto(await deviceLink(old));
    await page.getByRole('button', { name: `Play on as ${name} on this device` }).click();
    await page.waitForURL(url => url.pathname === '/');
    await page.goto(`/play/${table}`);
    await page.locator('main[data-turn]').waitFor();
    onTurn.page = page;
    // Both are live, until the old one is put away.
    return async () => {
      await untilAfter(old, before);
      await old.close();
    };
  },
};

const missesMove: Happening = {
  name: 'another one has no line while something is decided, and reloads later',
  async happen({ other: { page } }) {
    const before = await countOf(page);
    await cutLine(page);
    return async () => {
      expect(await countOf(page)).toBe(before);
      await mendLine(page);
      await untilAfter(page, before);
      await reloaded(page);
    };
  },
};

const isRestarted: Happening = {
  name: 'the server is asked to end, and started again',
  async happen({ company }) {
    await company.restart('SIGTERM');
    return undefined;
  },
};

/** In every match, in this order. */
export const USUAL = [reloads, isWatched, botPlays, losesLine, isKilled, changesDevice, missesMove, isRestarted];

/** How much has happened, as this page knows it. */
export const countOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main[data-turn]').getAttribute('data-count'));

const untilAfter = (page: Page, count: number): Promise<void> =>
  page.locator(`main[data-turn]:not([data-count="${count}"])`).waitFor();

async function reloaded(page: Page): Promise<void> {
  const before = await countOf(page);
  await page.reload();
  await page.locator('main[data-turn]').waitFor();
  expect(await countOf(page)).toBeGreaterThanOrEqual(before);
}
