/** People around a big screen, with phones as hands. Everything is found by its role and name, in English. */
import type { Page } from 'playwright-core';
import { byFinger, type Decide } from '../players.js';
import { dismissLot, type Setup } from './ways.js';

export const TV = { width: 1920, height: 1080 };

/** From home to a big screen that waits for phones. Gives the code that stands on it. */
export async function openScreen(tv: Page, { game, players }: Setup): Promise<string> {
  await tv.goto('/');
  await tv.getByRole('link', { name: /^Play with friends/ }).click();
  await tv.getByRole('radio', { name: 'TV and phones' }).check();
  await tv.getByRole('radio', { name: game, exact: true }).check();
  await tv.getByRole('radio', { name: String(players), exact: true }).check();
  await tv.getByRole('button', { name: /^Open the table/ }).click();
  await tv.waitForURL(/\/screen\/./);
  const code = tv.getByRole('img', { name: /^Code / });
  await code.waitFor();
  return ((await code.textContent()) ?? '').replaceAll(/\D/g, '');
}

/** Six digits and a name: the phone sits. */
export async function sitDownByCode(phone: Page, code: string, name: string): Promise<void> {
  await phone.goto('/join');
  await phone.getByRole('textbox', { name: 'Six digits' }).fill(code);
  await phone.getByRole('textbox', { name: 'What shall we call you?' }).fill(name);
  await phone.getByRole('button', { name: 'Sit down' }).tap();
  await phone.waitForURL(/\/play\/./);
}

/** The big screen begins, and every phone holds a hand. */
export async function startOn(tv: Page, phones: readonly Page[]): Promise<void> {
  await tv.getByRole('button', { name: `Start with ${phones.length}` }).click();
  await atTable(tv, phones);
}

/** Everybody has come to the match, and has seen the lot. */
export async function atTable(tv: Page, phones: readonly Page[]): Promise<void> {
  await Promise.all([boardOf(tv).waitFor(), ...phones.map(phone => handOf(phone).waitFor())]);
  for (const page of [tv, ...phones]) await dismissLot(page);
}

const boardOf = (tv: Page) => tv.getByRole('region', { name: 'Table', exact: true });

const handOf = (phone: Page) => phone.locator('[data-turn]');

/** How much has happened, as the big screen shows it. */
export const countOn = async (tv: Page): Promise<number> => Number(await boardOf(tv).getAttribute('data-count'));

/** How much has happened, as a phone knows it. */
export const countIn = async (phone: Page): Promise<number> => Number(await handOf(phone).getAttribute('data-count'));

interface HandManner {
  /** Called after each decision of this phone. */
  readonly after?: (phone: Page, step: number) => Promise<void>;
  /** Nobody decides any more then. */
  readonly isEnough?: () => boolean;
}

/** Every phone decides when it is its turn, until the match is over or it is enough. Gives the number of all decisions. */
export async function playByHand(phones: readonly Page[], decide: Decide, manner: HandManner = {}): Promise<number> {
  const { after, isEnough = () => false } = manner;
  const counts = await Promise.all(
    phones.map(async phone => {
      for (let step = 0; ; step++) {
        if (!(await isAsked(phone, isEnough))) return step;
        const before = await handOf(phone).getAttribute('data-count');
        await decide(phone, byFinger);
        await phone.locator(`[data-turn]:not([data-count="${before}"])`).waitFor();
        await after?.(phone, step);
      }
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits until this phone is to decide; false when there is nothing to be decided any more. */
async function isAsked(phone: Page, isEnough: () => boolean): Promise<boolean> {
  const asked = phone.locator('[data-turn="yours"], [data-turn="over"]');
  for (;;) {
    if (isEnough()) return false;
    const isThere = await asked.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return (await handOf(phone).getAttribute('data-turn')) === 'yours';
  }
}
