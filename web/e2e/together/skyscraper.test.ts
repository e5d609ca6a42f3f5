/** Three at a table of Skyscraper and one who watches: a bot keeps a seat, people talk, and nobody gets to know what is hidden. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../app.js';
import { decideStreet, expectResult } from '../players.js';
import { serveHouse } from './house.js';
import { listenTo, MARK, memoryOf, secretsOf, toldOf } from './secrets.js';
import { inMenu, loseLine, openRoom, playTogether, sitDown, start, tableOf } from './ways.js';

const house = serveHouse();

test('a match with a seat that a bot keeps, a spectator and chat; nothing hidden reaches any page', async () => {
  const ada = await house.visit({ name: 'Ada' });
  const ben = await house.visit({ viewport: PHONE, stranger: true });
  const cleo = await house.visit({ stranger: true });
  const paul = await house.visit({ stranger: true });
  const players = [ada, ben, cleo];
  const traffic = [...players, paul].map(listenTo);
  const link = await openRoom(ada, { game: 'Skyscraper', players: 3 });
  await sitDown(ben, link, 'Ben');
  await sitDown(cleo, link, 'Cleo');
  await paul.goto(link);
  await paul.getByRole('button', { name: 'Watch', exact: true }).click();
  await paul.waitForURL(/\/play\/./);
  await start(ada, [...players, paul]);
  const table = tableOf(ada);

  await cleo.getByRole('textbox', { name: 'Write something kind' }).fill('Hello from the tower');
  await cleo.keyboard.press('Enter');
  await ada.getByText('Hello from the tower').first().waitFor();

  let memories: readonly string[] = [];
  const cleos = async (page: Page, step: number): Promise<void> => {
    if (step !== 1) return;
    memories = await Promise.all([ada, ben, paul].map(memoryOf));
    // A bot takes over, plays, and gives the seat back.
    await inMenu(page, 'A bot plays for me');
    await ada.getByText('Cleo is away.').first().waitFor();
    await page.getByRole('button', { name: 'Take my seat' }).click();
    await ada.getByText('Cleo is away.').first().waitFor({ state: 'detached' });
    await page.locator('main:is([data-turn="yours"], [data-turn="over"])').waitFor();
  };
  const bens = async (page: Page, step: number): Promise<void> => {
    if (step === 2) await loseLine(page);
  };
  await playTogether(players, decideStreet, [{}, { between: bens }, { between: cleos }]);
  await Promise.all([...players, paul].map(expectResult));

  const secrets = await secretsOf(ada, table);
  for (const memory of memories) {
    expect(memory).toContain(MARK);
    for (const secret of secrets) expect(memory.includes(secret)).toBe(false);
  }
  for (const { heard } of traffic) {
    expectPileHidden(heard);
    expectDealHidden(heard);
    for (const secret of secrets)
      for (const each of heard) if (each.includes(secret)) expect(each).toMatch(/"over"|"format"/);
  }
  expectOwnEyes(traffic.map(({ heard }) => heard));
});

interface Pile {
  readonly order?: unknown;
}

/** Everybody is told of the pile, and nobody ever of its order. */
function expectPileHidden(heard: readonly string[]): void {
  const piles = toldOf(heard, 'pile') as readonly Pile[];
  expect(piles.length).toBeGreaterThan(0);
  expect(piles.filter(({ order = null }) => order !== null)).toEqual([]);
}

interface Hand {
  readonly cards: readonly number[];
  readonly size: number;
  readonly hidden: number;
}

/** When the cards are dealt, at most one hand is known: one's own. */
function expectDealHidden(heard: readonly string[]): void {
  const [dealt] = toldOf(heard, 'hands') as readonly (readonly Hand[])[];
  const known = dealt?.map(({ size, hidden }) => size - hidden) ?? [];
  expect(known).toHaveLength(3);
  expect(known.filter(count => count > 0).length).toBeLessThanOrEqual(1);
  for (const { cards, size, hidden } of dealt ?? [])
    expect(cards.reduce((sum, count) => sum + count, 0)).toBe(size - hidden);
}

/** Each page has looked with the same eyes all the time: those of its own seat, or those of everybody. */
function expectOwnEyes(all: readonly (readonly string[])[]): void {
  const eyes = all.map(heard => {
    const seen = heard.join('\n').matchAll(/"viewer":("spectator"|\d)/g);
    return [...new Set([...seen].map(([, eye]) => eye))];
  });
  expect(eyes.map(each => each.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(eyes.map(([eye]) => eye))).toEqual(new Set(['"spectator"', '0', '1', '2']));
}
