/** Hands on the picture in space: nothing there has a name, so they try, as people do, and look at what the cards say. */
import type { Page } from 'playwright-core';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Between two spots that are tried, in pixels: no more than what a finger is given. */
const STEP = 22;

/** Spots of the picture that nothing covers, from its middle outwards. */
export async function freeSpots(page: Page): Promise<readonly Spot[]> {
  await page.locator('canvas').waitFor();
  const free = await page.evaluate(step => {
    const canvas = document.querySelector('canvas');
    if (canvas === null) return [];
    const { left, top, right, bottom } = canvas.getBoundingClientRect();
    const spots: { x: number; y: number }[] = [];
    for (let x = left + step; x < right; x += step)
      for (let y = top + step; y < bottom; y += step)
        if (document.elementFromPoint(x, y)?.contains(canvas)) spots.push({ x, y });
    return spots;
  }, STEP);
  const mean = (of: (spot: Spot) => number): number => free.reduce((sum, spot) => sum + of(spot), 0) / free.length;
  const [x, y] = [mean(spot => spot.x), mean(spot => spot.y)];
  const distance = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  return free.toSorted((a, b) => distance(a) - distance(b));
}

/** So many sides a tower is looked at from, and so many pixels a hand moves to turn it from one to the next. */
const SIDES = 5;
const TURN = 170;

/** Touches one spot after the other until something comes of it; where nothing does, turns the tower and tries from there. */
export async function tryUntil(page: Page, hand: Hand, isDone: () => Promise<boolean>): Promise<void> {
  for (let side = 0; side < SIDES; side++) {
    const spots = await freeSpots(page);
    for (const spot of spots) {
      await hand.touch(spot);
      if (await isDone()) return;
    }
    const middle = spots[0] ?? { x: 0, y: 0 };
    await hand.drag({ ...middle, x: middle.x - TURN / 2 }, { ...middle, x: middle.x + TURN / 2 });
  }
  throw new Error('nothing on the picture answers, from whichever side');
}

/** Until what was touched has been drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve))));

export interface Hand {
  /** Touches a spot, and goes away from the picture. */
  readonly touch: (spot: Spot) => Promise<void>;
  readonly drag: (from: Spot, to: Spot) => Promise<void>;
}

export const mouseOf = (page: Page): Hand => ({
  async touch({ x, y }) {
    await page.mouse.click(x, y);
    // What a mouse only hovers over is shown, too; it must not be taken for what was chosen.
    await page.mouse.move(2, 2);
    await drawn(page);
  },
  async drag(from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(2, 2);
    await drawn(page);
  },
});

export async function fingerOf(page: Page): Promise<Hand> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async touch({ x, y }) {
      await page.touchscreen.tap(x, y);
      await drawn(page);
    },
    async drag(from, to) {
      await send('touchStart', [from]);
      for (const share of [0.25, 0.5, 0.75, 1])
        await send('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
      await send('touchEnd', []);
      await drawn(page);
    },
  };
}

/** Only the picture: buttons over it are drawn by the browser, and their edges not always the same. */
export async function pictureNow(page: Page): Promise<Buffer> {
  const canvas = page.locator('canvas');
  const hideOthers = (isHidden: boolean): Promise<void> =>
    canvas.evaluate((element, hidden) => {
      document.documentElement.style.visibility = hidden ? 'hidden' : '';
      element.style.visibility = hidden ? 'visible' : '';
    }, isHidden);
  await hideOthers(true);
  const picture = await canvas.screenshot();
  await hideOthers(false);
  return picture;
}

/** The picture, once it is as good as it gets, and nothing on it changes any more. */
export async function pictureAtRest(page: Page): Promise<Buffer> {
  await page.locator('[data-fine="true"] canvas').waitFor();
  let before = await pictureNow(page);
  for (let looks = 0; looks < 40; looks++) {
    const now = await pictureNow(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('the picture does not come to rest');
}
