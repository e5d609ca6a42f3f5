/** A recorded collapse: `belfry random turmbauer --players 2 --seed 1 --fair` wrote it. Whoever changes the physics records another. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SMALL_DESK, serveApp } from './app.js';
import { pictureAtRest } from './on-the-picture.js';
import { openRecord } from './ways.js';

const app = serveApp();

const COLLAPSE = new URL('collapse.json', import.meta.url);

const fallTime = (page: Page) => page.getByRole('slider', { name: 'Moment of the fall' });

/** The picture at some moments of the fall, in seconds. */
async function picturesAt(page: Page, moments: readonly number[]): Promise<string[]> {
  const pictures: string[] = [];
  for (const moment of moments) {
    await fallTime(page).fill(String(moment));
    // Whether the slider shows that it has the focus is another matter.
    await fallTime(page).blur();
    const picture = await pictureAtRest(page);
    pictures.push(createHash('sha256').update(picture).digest('hex'));
  }
  return pictures;
}

/** How often anything is drawn by WebGL. */
const COUNT_DRAWS = `
  const { drawElements } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.drawElements = function (...given) {
    const { dataset } = document.documentElement;
    dataset.draws = String(Number(dataset.draws ?? 0) + 1);
    drawElements.apply(this, given);
  };
`;

const MOMENTS = [0.3, 0.8, 1.3];

/** Forwards and backwards: the light in the corners of the tower gets finer for a while after it is there. */
async function picturesOfFall(page: Page): Promise<string[]> {
  for (let looks = 0; looks < 10; looks++) {
    const forwards = await picturesAt(page, MOMENTS);
    const backwards = await picturesAt(page, MOMENTS.toReversed());
    if (forwards.join() === backwards.toReversed().join()) return forwards;
  }
  throw new Error('the fall never looks the same twice');
}

test('a recorded collapse looks the same twice, to the pixel, and the picture rests in between', async () => {
  const page = await app.visit({ viewport: SMALL_DESK });
  await page.addInitScript(COUNT_DRAWS);
  await openRecord(page, await readFile(COLLAPSE));
  await page.getByText(/^Fair: /).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'To the end', exact: true }).click();
  await page.getByText(/brings it down$/).waitFor();
  await fallTime(page).waitFor();
  const first = await picturesOfFall(page);
  expect(new Set(first).size).toBe(MOMENTS.length);
  const draws = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['draws']);
  const before = await draws();
  expect(Number(before)).toBeGreaterThan(0);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
  });
  expect(await draws()).toBe(before);
  await page.reload();
  await fallTime(page).waitFor();
  expect(await picturesOfFall(page)).toEqual(first);
});
