/** One match to which happens whatever can happen to people at a table together: nothing of it may be lost. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, type Visit } from '../app.js';
import { byPointer, type Decide, expectResult } from '../players.js';
import { type Happening, USUAL } from './happenings.js';
import type { House } from './house.js';
import { lineIsThere, openRoom, sitDown, start, tableOf } from './ways.js';

/** Somebody who plays, on the device on which they do so now. */
export interface Person {
  readonly name: string;
  page: Page;
}

/** Who came to the table. */
export interface Company {
  readonly table: string;
  readonly link: string;
  readonly people: readonly [Person, ...Person[]];
  /** Those who only watch. */
  readonly watchers: Page[];
  /** Somebody else comes, or somebody with another device. */
  readonly visit: (visit?: Visit) => Promise<Page>;
  readonly restart: House['restart'];
}

interface Wanted {
  /** As the set-up calls it. */
  readonly game: string;
  readonly players: number;
  readonly decide: Decide;
  /** How everybody comes; every second one with a phone, if nothing else is said. */
  readonly visit?: Visit;
  /** What else happens, after all that happens in every match. */
  readonly also?: readonly Happening[];
  /** Called for every page before it goes anywhere. */
  readonly welcome?: (page: Page) => void;
}

const HOST = 'Ada';
const OTHERS = ['Ben', 'Cleo', 'Dora'];

/** As many as are tried at one table: one number, or all when `npm run torture -- browsers` asks for them. */
export const numbersOf = (usual: number): readonly number[] =>
  process.env['BELFRY_ALL_NUMBERS'] === undefined ? [usual] : [2, 3, 4];

/** A match may be over before everything has happened: then another one is played, at most so often. */
const MOST_MATCHES = 3;

/** A whole match to which everything happens; in the end everybody has the same result. */
export async function playEventful(house: House, wanted: Wanted): Promise<Company> {
  const happenings = [...USUAL, ...(wanted.also ?? [])];
  for (let matches = 1; ; matches++) {
    const company = await gather(house, wanted);
    const happened = await playThrough(company, happenings, wanted.decide);
    await expectSameEnd(company);
    if (happened.length === happenings.length) return company;
    expect(matches, `not all happened: ${happened.join('; ')}`).toBeLessThan(MOST_MATCHES);
  }
}

/** Before each decision one more thing happens, as long as there is one. Gives what has happened. */
async function playThrough(
  company: Company,
  happenings: readonly Happening[],
  decide: Decide,
): Promise<readonly string[]> {
  const happened: string[] = [];
  const decideNext = async (person: Person): Promise<void> => {
    const other = otherThan(person, company.people);
    const next = happenings[happened.length];
    const after = await next?.happen({ onTurn: person, other, company });
    if (next !== undefined) happened.push(next.name);
    await decideIfAsked(person.page, decide);
    await after?.();
  };
  const oneAtATime = queue();
  await Promise.all(
    company.people.map(async person => {
      while (await isAsked(person)) await oneAtATime(() => decideNext(person));
    }),
  );
  return happened;
}

/** From a waiting room to the table. */
async function gather(house: House, { game, players, visit: how, welcome }: Wanted): Promise<Company> {
  const visit = async (visitor: Visit = {}): Promise<Page> => {
    const page = await house.visit({ stranger: true, ...visitor, ...how });
    welcome?.(page);
    return page;
  };
  const host: Person = { name: HOST, page: await visit({ stranger: false, name: HOST }) };
  const names = OTHERS.slice(0, players - 1);
  const others: readonly Person[] = await Promise.all(
    names.map(async (name, index) => ({ name, page: await visit(index % 2 === 0 ? { viewport: PHONE } : {}) })),
  );
  const link = await openRoom(host.page, { game, players });
  await Promise.all(others.map(({ page, name }) => sitDown(page, link, name)));
  const people: Company['people'] = [host, ...others];
  await start(
    host.page,
    people.map(({ page }) => page),
  );
  return { table: tableOf(host.page), link, people, watchers: [], visit, restart: signal => house.restart(signal) };
}

/** The next one in the round. */
function otherThan(person: Person, people: readonly Person[]): Person {
  const other = people[(people.indexOf(person) + 1) % people.length];
  if (other === undefined) throw new RangeError('nobody else plays');
  return other;
}

/** Waits until it is this person's turn; false when the match is over. */
async function isAsked({ page }: Person): Promise<boolean> {
  const asked = page.locator('main:is([data-turn="yours"], [data-turn="over"])');
  return (await asked.getAttribute('data-turn')) === 'yours';
}

/** A bot may have decided meanwhile. */
async function decideIfAsked(page: Page, decide: Decide): Promise<void> {
  await lineIsThere(page);
  const main = page.locator('main[data-turn]');
  if ((await main.getAttribute('data-turn')) !== 'yours') return;
  const count = await main.getAttribute('data-count');
  await decide(page, byPointer);
  await page.locator(`main[data-turn]:not([data-count="${count}"])`).waitFor();
}

/** Nobody decides while something happens to somebody else. */
function queue(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return work => {
    last = last.then(work);
    return last;
  };
}

/** Everybody is at the same table, knows how it ended, and has found it fair. */
async function expectSameEnd({ table, people, watchers }: Company): Promise<void> {
  const pages = [...people.map(({ page }) => page), ...watchers];
  for (const page of pages) {
    await expectResult(page);
    await page.getByText('Checked on this device:').waitFor();
    expect(tableOf(page)).toBe(table);
  }
  const counts = await Promise.all(pages.map(page => page.locator('main[data-turn]').getAttribute('data-count')));
  expect(new Set(counts).size).toBe(1);
}
