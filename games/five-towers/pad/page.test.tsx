// @vitest-environment happy-dom
import type { Language } from '@belfry/engine/words';
import { openPage, pick, press, samplePad } from '@belfry/ui/testing/pad';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FiveTowersEntry } from './model/fold.js';
import { Page } from './page.js';

afterEach(cleanup);

const openPad = (names: readonly string[], language: Language = 'en') =>
  openPage<FiveTowersEntry>(Page, samplePad('five-towers', names), language);

const towerButton = (name: string, tower: string): RegExp => new RegExp(`^${name}, ${tower}: `);
const pressIn = (element: HTMLElement | undefined): Promise<void> => act(async () => element?.click());

const total = (name: string): string | null =>
  screen.getByRole('button', { name: new RegExp(`^${name}, .* points?, `) }).getAttribute('aria-label');

/** Was this the last thing said to those who listen? */
const said = (text: string): boolean =>
  screen.getAllByRole('status', { hidden: true }).some(region => region.textContent === text);

async function count(tower: string, cards: number, topped: boolean): Promise<void> {
  await press(towerButton('Ada', tower));
  for (let card = 0; card < cards; card++) await press('Cards: one more');
  if (topped) await pick('Yes');
}

test('the example of the rule sheet, by count and top: 25', async () => {
  const written = await openPad(['Ada', 'Bo']);
  await pick('Count');
  await count('candy tower', 4, false);
  await count('tree tower', 3, true);
  await count('sand tower', 6, true);
  await press('Torn down: one more', 'Torn down: one more');
  expect(total('Ada')).toBe('Ada, 25 points, leads');
  expect(total('Bo')).toBe('Bo, 0 points, 25 behind');
  expect(written().log).toHaveLength(4);
});

test('cards are tapped; what does not fit says why', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 7', 'candy 3');
  expect(total('Ada')).toBe('Ada, 4 points, leads');
  const off = screen.getByRole('button', { name: /^Candy 8 cannot go on a 3/ });
  expect(off.getAttribute('aria-disabled')).toBe('true');
  await press(/^Candy 8 cannot go on a 3/);
  expect(screen.getAllByText(/^Candy 8 cannot go on a 3/).length).toBeGreaterThan(0);
  await press('Take off 3');
  expect(total('Ada')).toBe('Ada, 2 points, leads');
});

test('tearing down takes the top and costs', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 7', 'candy 3', 'Tear down the 3');
  expect(total('Ada')).toBe('Ada, 1 point, leads');
  expect(screen.getByText('costs 1 point')).toBeTruthy();
});

test('an earlier entry is corrected, removed, and brought back', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 7', towerButton('Ada', 'sand tower'), 'sand 12');
  await press(/^Correct: Ada builds 7 \(candy tower\)/);
  const dialog = within(screen.getByRole('dialog'));
  await pressIn(dialog.getByRole('radio', { name: 'Bo' }));
  await press('Save');
  expect(total('Bo')).toBe('Bo, 2 points, leads');
  await press(/^Correct: Bo builds 7/, 'Remove');
  expect(total('Bo')).toBe('Bo, 0 points, 2 behind');
  await press('Undo', 'Undo');
  expect(total('Ada')).toBe('Ada, 3 points, leads');
});

test('a card that is there too often is noted', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 8', towerButton('Bo', 'candy tower'), /^candy 8, already with Ada/);
  expect(screen.getByText('Candy 8 has been used 2 times, but there is only one in the deck.')).toBeTruthy();
});

test('what could I build? shows the best way and writes it down', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 14', 'candy 2', 'What could I build?');
  const keys = () => within(screen.getByRole('dialog'));
  for (const card of ['candy 12', 'candy 7']) await pressIn(keys().getByRole('button', { name: card }));
  expect(keys().getByText('Up to 2 cards can be built.')).toBeTruthy();
  expect(keys().getAllByText('Tear down candy 2 first').length).toBeGreaterThan(0);
  await pressIn(keys().getAllByRole('button', { name: 'Write this down' })[0]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(total('Ada')).toBe('Ada, 5 points, leads');
});

test('the result is declared, and taken back', async () => {
  const written = await openPad(['Ada', 'Bo']);
  await press('candy 7', 'That’s the result');
  expect(screen.getByText('Ada wins')).toBeTruthy();
  expect(written().finished).toBe(true);
  await press('Keep writing');
  expect(screen.getByText('Ada leads')).toBeTruthy();
});

test('what could I build? promises no more than what is known', async () => {
  await openPad(['Ada', 'Bo']);
  await pick('Count');
  await count('candy tower', 2, false);
  await press('What could I build?');
  const keys = () => within(screen.getByRole('dialog'));
  await pressIn(keys().getByRole('button', { name: 'candy 12' }));
  const unknown = 'Only counted, so what fits is not known: candy tower.';
  expect(keys().getByText(unknown)).toBeTruthy();
  expect(keys().queryByText(/can be built/)).toBeNull();
  expect(said(`1 of 5. ${unknown}`)).toBe(true);
  await pressIn(keys().getByRole('radio', { name: 'Sand tower' }));
  await pressIn(keys().getByRole('button', { name: 'sand 3' }));
  expect(keys().getByText('At least 1 card can be built.')).toBeTruthy();
});

test('what is said is about whom it happened to', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 7', 'candy 3', towerButton('Bo', 'sand tower'), 'sand 4');
  expect(said('Bo builds 4 (sand tower). Bo has 2 points.')).toBe(true);
  await press(towerButton('Ada', 'candy tower'), 'Take off 3');
  expect(said('Take off 3. Ada has 2 points.')).toBe(true);
  await press('Torn down: one more', 'Torn down: one fewer');
  expect(said('Torn down 0. Ada has 2 points.')).toBe(true);
  await press('What could I build?');
  const dialog = within(screen.getByRole('dialog'));
  await pressIn(dialog.getByRole('radio', { name: 'Bo' }));
  await pressIn(dialog.getByRole('button', { name: 'candy 5' }));
  await press('Write this down');
  expect(said('Bo builds 5 (candy tower). Bo has 3 points.')).toBe(true);
});

test('a card tapped after a build that no longer fits is built', async () => {
  await openPad(['Ada', 'Bo']);
  await press('candy 8', towerButton('Bo', 'sand tower'), 'sand 4', towerButton('Ada', 'candy tower'), 'candy 15');
  await press(/^Correct: Ada builds 8/);
  const dialog = within(screen.getByRole('dialog'));
  await pressIn(dialog.getByRole('button', { name: 'Take off 8' }));
  await pressIn(dialog.getByRole('button', { name: 'candy 7' }));
  await press('Save', 'candy 5');
  expect(total('Ada')).toBe('Ada, 4 points, leads');
});

test('a correction of the teardown pile has to be one', async () => {
  await openPad(['Ada', 'Bo']);
  await press('Torn down: one more', /^Correct: Ada: 1 card torn down/);
  const dialog = within(screen.getByRole('dialog'));
  await pressIn(dialog.getByRole('button', { name: 'Torn down: one fewer' }));
  expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

test.each([
  ['de', 'Candyturm'],
  ['fr', 'Tour de bonbons'],
  ['bg', 'Захарна кула'],
] as const)('a pad in %s', async (language, heading) => {
  await openPad(['Ada', 'Bo'], language);
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
});
