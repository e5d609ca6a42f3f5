// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fiveTowers } from '../rules/index.js';
import { checked, deckOf, look, nobody, play, wins } from '../testing/scenario.js';
import { fiveTowersScreen } from './screen.js';

afterEach(cleanup);

const { Result, Facts } = fiveTowersScreen;

/** Ana roofs a sand tower and tears down one card; nobody else ever builds. */
function played() {
  const match = wins(checked(2, 'sand-6', 'sand-7 sand-0'), 0, 'sand-6');
  wins(match, 0, 'sand-7 sand-0', 'sand');
  nobody(match, 14);
  play(match, deckOf(look(match).discard));
  return nobody(match, 100);
}

test('the end is a score sheet', async () => {
  const match = played();
  const due = match.due();
  if (due.type !== 'over') throw new Error('not over');
  const people = { seats: ['Ana', 'Mila'].map(name => ({ name, isBot: false })), you: 0 };
  await renderIn('en', <Result view={match.see(0)} result={due.result} people={people} />);
  const table = await screen.findByRole('table', { name: 'Score sheet' });
  const row = (name: string): (string | null)[] =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(cell => cell.textContent);
  expect(row('Sand tower')).toEqual(['42 × 2', '–']);
  expect(row('Main tower')).toEqual(['+2', '–']);
  expect(row('Torn down')).toEqual(['−1', '0']);
  expect(row('Total')).toEqual(['5', '0']);
  expect(within(table).getByRole('columnheader', { name: 'Ana Winner' })).toBeDefined();
  expect(fiveTowersScreen.scores?.(match.see(0))).toEqual(due.result.scores);
});

test('the bar tells round and deck', async () => {
  const { container } = await renderIn('en', <Facts view={checked(2).see(0)} />);
  await screen.findByText('Round 1');
  expect(container.textContent).toContain('75 cards');
  expect(fiveTowers.id).toBe('five-towers');
});
