import { expect, test } from 'vitest';
import { DESK, PHONE, serveApp } from './app.js';
import { byKeyboard, decideStreet, expectResult, playOn } from './players.js';
import { goOffline, openTable } from './ways.js';

const app = serveApp();

test('a match against bots on a phone, with the network cut', async () => {
  const page = await app.visit({ viewport: PHONE });
  await page.goto('/');
  await goOffline(page);
  await page.getByRole('button', { name: 'Play Skyscraper against bots' }).click();
  expect(await playOn(page, decideStreet)).toBeGreaterThan(10);
  await expectResult(page);
});

test('pass-and-play on a desk, with the page reloaded in the middle of turns', async () => {
  const page = await app.visit({ viewport: DESK });
  await openTable(page, 'skyscraper', ['person', 'person']);
  const between = async (_: unknown, step: number): Promise<void> => {
    if (step % 16 !== 5) return;
    const before = await page.locator('main[data-turn]').getAttribute('data-count');
    await page.reload();
    await page.locator('main[data-turn]').waitFor();
    expect(await page.locator('main[data-turn]').getAttribute('data-count')).toBe(before);
  };
  await playOn(page, decideStreet, { between });
  await expectResult(page);
});

test('a match by keyboard alone', async () => {
  const page = await app.visit({ viewport: DESK });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play Skyscraper against bots' });
  await play.waitFor();
  await byKeyboard(page, play);
  await playOn(page, decideStreet, { press: byKeyboard });
  await expectResult(page);
});

test('passed round, no hand is ever shown to the wrong person: not on the table, in the log, in a replay or in the page', async () => {
  const page = await app.visit({ viewport: PHONE });
  const id = await openTable(page, 'skyscraper', ['person', 'person']);
  const hand = page.getByRole('list', { name: 'Your hand' });
  expect(await page.content()).not.toContain('floor card');
  await page.getByRole('button', { name: 'I am Ada: show my cards' }).click();
  await hand.waitFor();
  const cards = await hand.getByRole('button').allTextContents();
  await page.reload();
  await page.getByRole('button', { name: 'I am Ada: show my cards' }).waitFor();
  expect(await hand.count()).toBe(0);
  expect(await page.content()).not.toContain('floor card');
  await page.getByRole('button', { name: 'I am Ada: show my cards' }).click();
  await expect.poll(() => hand.getByRole('button').allTextContents()).toEqual(cards);
  await page.getByRole('button', { name: /^End turn/ }).click();
  await page.getByRole('heading', { name: 'It is Ben’s turn' }).waitFor();
  expect(await page.content()).not.toContain('floor card');
  expect(await page.getByText(/You draw/).count()).toBe(0);
  await page.goto(`/replay/${id}`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  expect(await hand.count()).toBe(0);
  expect(await page.getByRole('radio', { name: /Seen by/ }).count()).toBe(0);
  await page.goto(`/replay/${id}?seen=0`);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  expect(await hand.count()).toBe(0);
});
