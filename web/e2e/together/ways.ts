/** Ways of people who play together, through the screens, in English. */
import type { Page } from 'playwright-core';
import { isLoaded } from './loading.js';

export interface Setup {
  /** As the set-up calls it. */
  readonly game: string;
  readonly players: number;
}

/** From home to a waiting room. Gives the link that is to be sent. */
export async function openRoom(page: Page, { game, players }: Setup): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: /^Play with friends/ }).click();
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  await page.getByRole('button', { name: /^Open the table/ }).click();
  await page.waitForURL(/\/play\/./);
  return await linkIn(page);
}

/** The link as the room shows it to be copied. */
async function linkIn(page: Page): Promise<string> {
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  await link.waitFor();
  return await link.inputValue();
}

/** Two taps, and a name: whoever has the link sits. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'What shall we call you?' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/play\/./);
}

/** The host begins, and everybody comes to the table. */
export async function start(host: Page, everybody: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: /^Start with/ }).click();
  await Promise.all(everybody.map(page => page.locator('main[data-turn]').waitFor()));
  for (const page of everybody) await dismissLot(page);
}

/** Who saw the lot being drawn goes on to the table; the picture goes by itself, too. */
export async function dismissLot(page: Page): Promise<void> {
  const done = page.getByRole('button', { name: 'To the table' });
  if ((await done.count()) > 0) await done.press('Escape', { timeout: 2000 }).catch(() => undefined);
  await done.waitFor({ state: 'detached' });
}

export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Says that the line is lost. */
const bannerOn = (page: Page) => page.getByRole('button', { name: 'Try now' });

/** Waits for a line that is lost, if it is. */
export const lineIsThere = (page: Page): Promise<void> => bannerOn(page).waitFor({ state: 'detached' });

/** The line of this page is cut. That is said plainly, and the board stays. */
export async function cutLine(page: Page): Promise<void> {
  await isLoaded(page);
  await page.context().setOffline(true);
  await bannerOn(page).waitFor();
  await page.locator('main[data-turn]').waitFor();
}

/** The line comes back by itself. */
export async function mendLine(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await lineIsThere(page);
}

/** Opens the menu of a table and presses something there. */
export async function inMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** The link that lets whoever sits here go on on another device. */
export async function deviceLink(page: Page): Promise<string> {
  await inMenu(page, 'Continue on another device');
  const dialog = page.getByRole('dialog', { name: 'Continue on another device' });
  const link = await dialog.getByRole('textbox', { name: 'Link for your other device' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link;
}
