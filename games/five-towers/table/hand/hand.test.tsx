// @vitest-environment happy-dom
import { updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Action } from '../../rules/index.js';
import { bid, checked, type FiveTowersMatch, play } from '../../testing/scenario.js';
import { Hand } from './hand.js';

beforeEach(() => {
  sessionStorage.clear();
  updateSettings({ autoPass: false });
});
afterEach(cleanup);

const NAMES = ['Ana', 'Boyan', 'Mila'];
const MIXED = 'sand-6 sand-7 tree-5 candy-3 scary-2';

async function show(match: FiveTowersMatch, viewer: number): Promise<Action[]> {
  const done: Action[] = [];
  const due = match.due();
  const mayAct = due.type === 'seat' && due.seat === viewer;
  await renderIn(
    'en',
    <Hand
      view={match.see(viewer)}
      viewer={viewer}
      people={{ seats: NAMES.map(name => ({ name, isBot: false })), you: viewer }}
      log={match.seeLog(viewer)}
      act={mayAct ? action => done.push(action) : undefined}
    />,
  );
  await screen.findAllByRole('heading', { level: 2 });
  return done;
}

const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));

test('bids and passes, without the towers of the others', async () => {
  const done = await show(play(checked(3, MIXED), bid(0, 1)), 1);
  expect(screen.queryByText('Mila')).toBeNull();
  press('Bid 3');
  press('Pass');
  expect(done).toEqual([{ type: 'bid', count: 3 }, { type: 'pass' }]);
});

test('builds by cards and towers', async () => {
  const match = play(checked(2, MIXED), bid(0, 1), bid(1, 2));
  const done = await show(match, 1);
  press('Show me a way');
  await screen.findByRole('button', { name: /^Done/ });
  press(/^Done/);
  expect(done).toMatchObject([{ type: 'build' }]);
});

test('while others play it shows only the own towers', async () => {
  await show(play(checked(3, MIXED), bid(0, 1)), 2);
  expect(screen.getByRole('region', { name: /your towers/i })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull();
});
