import { expect, test } from 'vitest';
import { PHONE, serveApp } from './app.js';
import { decideStreet } from './players.js';
import { openTable } from './ways.js';
import { testWholeMatches } from './whole-matches.js';

const app = serveApp();

testWholeMatches(app, { id: 'skyscraper', name: 'Skyscraper', decide: decideStreet });

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
  // What is said about a chosen card must not be heard behind the curtain either.
  await hand.getByRole('button').first().click();
  await page.goto('/');
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: 'I am Ada: show my cards' }).waitFor();
  expect(await page.getByRole('status').allTextContents()).not.toContainEqual(expect.stringMatching(/needs|\+/));
  await page.getByRole('button', { name: 'I am Ada: show my cards' }).click();
  // Ada's finger stays on the key a little too long, and then presses it once more.
  await page.getByRole('button', { name: /^End turn/ }).focus();
  for (let repeats = 0; repeats < 12; repeats++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await page.getByRole('heading', { name: 'It is Ben’s turn' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'It is Ben’s turn' }).waitFor();
  expect(await hand.count()).toBe(0);
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

test('whoever is handed a small phone can lift the curtain at once, however much there is to tell', async () => {
  const page = await app.visit({ viewport: PHONE });
  await openTable(page, 'skyscraper', ['person', 'person', 'person']);
  const show = page.getByRole('button', { name: /^I am / });
  const top = async (): Promise<number> => (await show.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  for (const name of ['Ada', 'Ben', 'Cleo', 'Ada']) {
    await page.getByRole('heading', { name: `It is ${name}’s turn` }).waitFor();
    expect((await top()) + 44).toBeLessThanOrEqual(PHONE.height);
    await show.click();
    await page.getByRole('button', { name: /^End turn/ }).click();
  }
  const since = page.getByRole('region', { name: 'Since Ben last played' });
  await expect.poll(() => since.getByRole('listitem').count()).toBe(3);
  expect(await since.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^0 floors\s+Cleo/),
    expect.stringMatching(/^0 floors\s+Ada/),
    expect.stringMatching(/^0 floors\s+Ben/),
  ]);
  // The last of it can be read, too.
  await since.getByRole('listitem').last().scrollIntoViewIfNeeded();
  expect((await top()) + 44).toBeLessThanOrEqual(PHONE.height);
});
