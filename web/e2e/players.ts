/** Plays matches through the screen. Everything is found by its role and name, as a screen reader finds it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_STEPS = 3000;

/** How a step is pressed: by pointer, or by keyboard alone. */
export type Press = (page: Page, control: Locator) => Promise<void>;

const byPointer: Press = async (_, control) => control.click();

/** Goes there with the Tab key, as far as it takes, and presses Enter. */
export const byKeyboard: Press = async (page, control) => {
  const target = await control.elementHandle();
  if (target === null) throw new Error('nothing to go to');
  for (let steps = 0; steps < 400; steps++) {
    if (await target.evaluate(node => node === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way there by keyboard: ${await control.textContent()}`);
};

export type Decide = (page: Page, press: Press) => Promise<void>;

export interface Manner {
  readonly press?: Press;
  /** Called before each decision; may reload the page. */
  readonly between?: (page: Page, step: number) => Promise<void>;
}

/** Plays until the match is over. Gives the number of decisions. */
export async function playOn(page: Page, decide: Decide, manner: Manner = {}): Promise<number> {
  const press = manner.press ?? byPointer;
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.locator('main:is([data-turn="yours"], [data-turn="over"], [data-turn="curtain"])').waitFor();
    await manner.between?.(page, step);
    const main = page.locator('main[data-turn]');
    const turn = await main.getAttribute('data-turn');
    if (turn === 'over') return step;
    if (turn === 'curtain') await lift(page, press);
    else if (turn === 'yours') await decideOnce(page, press, decide);
  }
  throw new Error('the match does not end');
}

async function lift(page: Page, press: Press): Promise<void> {
  await press(page, page.getByRole('button', { name: /^I am / }));
  await page.locator('main[data-turn="yours"]').waitFor();
}

async function decideOnce(page: Page, press: Press, decide: Decide): Promise<void> {
  const count = await page.locator('main[data-turn]').getAttribute('data-count');
  await decide(page, press);
  await page.waitForFunction(
    before => document.querySelector('main[data-turn]')?.getAttribute('data-count') !== before,
    count,
  );
}

const isOn = async (control: Locator): Promise<boolean> =>
  (await control.count()) > 0 && (await control.first().getAttribute('aria-disabled')) !== 'true';

/** Bids as high as possible, and lets itself be shown a way to build. */
export async function decideTowers(page: Page, press: Press): Promise<void> {
  const decision = page.getByRole('region', { name: 'Your decision' });
  const way = decision.getByRole('button', { name: 'Show me a way' });
  if (await isOn(way)) {
    await press(page, way);
    await press(page, decision.getByRole('button', { name: /^Done/ }));
    return;
  }
  const revoke = decision.getByRole('button', { name: /revoke|take .*bid back/i });
  if (await isOn(revoke)) return press(page, revoke);
  for (const count of [5, 4, 3, 2, 1, 0]) {
    const bid = decision.getByRole('button', { name: `Bid ${count}`, exact: true });
    if (await isOn(bid)) return press(page, bid);
  }
  await press(page, decision.getByRole('button', { name: 'Pass', exact: true }));
}

/** Builds or steals a floor if one can be had; otherwise ends the turn. */
export async function decideStreet(page: Page, press: Press): Promise<void> {
  const hand = page.getByRole('list', { name: 'Your hand' });
  const cards = hand.getByRole('button', { name: /floor card/ });
  const number = await cards.count();
  for (let index = 0; index < number; index++) {
    const card = cards.nth(index);
    await press(page, card);
    const deed = page.getByRole('button', { name: /^(Build|Steal)/ });
    if (await isOn(deed)) return press(page, deed.first());
    await page.keyboard.press('Escape');
  }
  await press(page, page.getByRole('button', { name: /^End turn/ }));
}

/** The end is told: a dialog with the result. */
export async function expectResult(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Result' });
  await dialog.waitFor();
  expect(await dialog.textContent()).toMatch(/win|share the victory/);
}
