/** Plays matches through the screen. Everything is found by its role and name, as a screen reader finds it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MOST_STEPS = 3000;

/** How a step is pressed: by pointer, or by keyboard alone. */
export type Press = (page: Page, control: Locator) => Promise<void>;

export const byPointer: Press = async (_, control) => control.click();

/** With a finger. */
export const byFinger: Press = async (_, control) => control.tap();

/** Goes there with the Tab key, as far as it takes. */
export async function reach(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 400; steps++) {
    // Looked up each time: a part that has just come may stand in place of another.
    if (await control.evaluate(node => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way there by keyboard: ${await control.textContent()}`);
}

/** Goes there with the Tab key and presses Enter. */
export const byKeyboard: Press = async (page, control) => {
  await reach(page, control);
  await page.keyboard.press('Enter');
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

/** One decision, until the match has moved on. */
export async function decideOnce(page: Page, press: Press, decide: Decide): Promise<void> {
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
  // Whoever has only just come to the table sees it a moment later.
  await decision.getByRole('button', { disabled: false }).first().waitFor();
  const way = decision.getByRole('button', { name: 'Show me a way' });
  if (await isOn(way)) {
    await press(page, way);
    // The way is worked out when somebody asks for it, which takes a moment.
    const done = decision.getByRole('button', { name: /^Done/, disabled: false });
    await done.waitFor();
    return press(page, done);
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

/** What somebody at the tower can press now. */
export const towerControls = (page: Page) => {
  const on = (name: RegExp): Locator => page.getByRole('button', { name, disabled: false });
  return {
    stone: on(/^Stone .*: (the die shows|doubles allow)/),
    build: on(/^Build \w+ (here|anyway)$/),
    showFalling: on(/^Show the .*falls?$/),
    previous: on(/^Previous place/),
    discard: on(/^Put .* into the box$/),
    go: on(/^(Climb|Walk|Leap|Trespass) to /),
    stay: on(/^Stay on /),
  };
};

/** Until something is asked: what happened before is shown first. */
export async function untilAsked(page: Page): Promise<'build' | 'climb' | 'discard'> {
  const { stone, discard, stay } = towerControls(page);
  await stone.or(discard).or(stay).first().waitFor();
  if ((await stay.count()) > 0) return 'climb';
  return (await discard.count()) > 0 ? 'discard' : 'build';
}

/** Takes the first stone that can be built, and waits until it is known where it goes. */
export async function takeStone(page: Page, press: Press): Promise<void> {
  const { stone, build, showFalling } = towerControls(page);
  await press(page, stone.first());
  await build
    .or(page.getByText(/would fall( there)?\.$/))
    .first()
    .waitFor();
  if ((await build.count()) === 0) await press(page, showFalling);
  await build.waitFor();
}

/** Builds where it holds best, and climbs as high as it gets. */
export async function decideTower(page: Page, press: Press): Promise<void> {
  const { build, discard, go, stay } = towerControls(page);
  const asked = await untilAsked(page);
  if (asked === 'discard') return press(page, discard.first());
  if (asked === 'climb') return press(page, (await go.count()) > 0 ? go : stay);
  await takeStone(page, press);
  await press(page, build);
}

/** Builds the largest stone where it barely holds: the tower comes down after a few turns. */
export async function decideRashly(page: Page, press: Press): Promise<void> {
  if ((await untilAsked(page)) !== 'build') return decideTower(page, press);
  const { stone, build, showFalling, previous } = towerControls(page);
  await press(page, stone.last());
  const wouldFall = page.getByText(/would fall( there)?\.$/);
  await build.or(wouldFall).first().waitFor();
  // The last of all places is the worst; there may be only one.
  if ((await showFalling.count()) > 0) await press(page, showFalling);
  if ((await previous.count()) > 0) await press(page, previous);
  await press(page, build);
}

/** The end is told: in a dialog with the result, or on the board. */
export async function expectResult(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Result' });
  const told = page.getByRole('main').getByRole('region', { name: /^You win|wins?$/ });
  await dialog.or(told).first().waitFor();
  expect(await dialog.or(told).first().textContent()).toMatch(/win|share the victory/);
}
