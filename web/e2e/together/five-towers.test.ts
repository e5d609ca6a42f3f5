/** People at a table of 5 Towers, on desks and phones: whatever happens to lines, pages, devices and the server, nothing is lost. */
import { at } from '@belfry/engine';
import { fiveTowers, formatCard } from '@belfry/games/five-towers/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decideTowers } from '../players.js';
import { type Company, numbersOf, playEventful } from './eventful.js';
import { expectKeyHidden, expectPileHidden, lookingInto, PILE } from './hidden.js';
import { serveHouse } from './house.js';
import { matchOf, recordOf } from './secrets.js';
import { tableOf } from './ways.js';

const house = serveHouse();

test.each(numbersOf(2))('an eventful match of %i; then a rematch', async players => {
  const { looks, happening } = lookingInto(PILE);
  const decide = decideTowers;
  const company = await playEventful(house, { game: '5 Towers', players, decide, also: [happening] });
  const record = await recordOf(company.people[0].page, company.table);
  expectKeyHidden(looks, record);
  const match = matchOf(record, fiveTowers);
  expectPileHidden(looks, count => at(match.truth(count), 0).deck, formatCard);
  await expectRematch(company);
});

/** Everybody wishes for it, comes to the same next table, and puts a number of their own into its fate. */
async function expectRematch({ table, people }: Company): Promise<void> {
  for (const { page } of people) await page.getByRole('button', { name: /^Rematch/ }).click();
  for (const { page } of people) {
    await page.waitForURL(url => url.pathname.startsWith('/play/') && !url.pathname.endsWith(table));
    await page.locator('main[data-turn]').waitFor();
  }
  expect(new Set(people.map(({ page }) => tableOf(page))).size).toBe(1);
  expect(await sealsOf(people[0].page)).toEqual(people.map(() => expect.stringMatching(/^[0-9a-f]{64}$/)));
}

/** What each device has sealed at the table that this page shows, place by place. */
const sealsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async id => {
    const view = (await (await fetch(`/api/tables/${id}`)).json()) as {
      readonly fate: { readonly draw: { readonly seals: readonly unknown[] } };
    };
    return view.fate.draw.seals;
  }, tableOf(page));
