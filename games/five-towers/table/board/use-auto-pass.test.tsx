// @vitest-environment happy-dom
import { updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Action } from '../../rules/index.js';
import { bid, build, checked, type FiveTowersMatch, pass, play, wins } from '../../testing/scenario.js';
import { fiveTowersScreen } from '../screen.js';

const { Board } = fiveTowersScreen;

beforeAll(async () => void (await import('../words/en.js')));
beforeEach(() => updateSettings({ autoPass: true }));
afterEach(() => updateSettings({ autoPass: false }));

/** Seat 0 can build nothing and seat 1 bid: only a pass is left. Each test has its own match, for moments are remembered. */
function stuck(scrap: number): FiveTowersMatch {
  const first = `sand-0 tree-0 scrap-${scrap}`;
  const match = wins(
    checked(3, first, 'sand-6 sand-7 tree-5 tree-4 tree-3', 'sand-5 sand-4 sand-3 tree-2 tree-1'),
    0,
    'sand-0 tree-0',
  );
  return play(match, bid(1, 1), pass(2));
}

const done: Action[] = [];

interface Shown {
  readonly match: FiveTowersMatch;
  readonly viewer: number;
}

let showNext: (shown: Shown | undefined) => void;

/** A device that goes round: it shows the side of whoever acts. Nothing is shown while a past moment is fetched. */
function Device({ first }: { readonly first: Shown }) {
  const [shown, setShown] = useState<Shown | undefined>(first);
  showNext = setShown;
  if (shown === undefined) return null;
  const { match, viewer } = shown;
  const seats = ['Ana', 'Boyan', 'Mila'].map(name => ({ name, isBot: false }));
  return (
    <Board
      view={match.see(viewer)}
      viewer={viewer}
      people={{ seats, you: viewer }}
      log={match.seeLog(viewer)}
      act={action => done.push(action)}
    />
  );
}

async function begin(match: FiveTowersMatch, viewer: number): Promise<void> {
  done.length = 0;
  await renderIn('en', <Device first={{ match, viewer }} />);
  await screen.findAllByRole('heading', { level: 2 });
}

const show = (match: FiveTowersMatch, viewer: number): Promise<void> => act(async () => showNext({ match, viewer }));
const hide = (): Promise<void> => act(async () => showNext(undefined));

/** The same match after the pass: seat 1 builds. */
const later = (scrap: number): FiveTowersMatch => play(stuck(scrap), pass(0));

test('an undo stays undone where the device goes round', async () => {
  await begin(stuck(1), 0);
  expect(done).toEqual([{ type: 'pass' }]);
  await show(later(1), 1);
  await show(stuck(1), 0);
  expect(done).toHaveLength(1);
});

test('so does an undo of what was passed before the page was opened', async () => {
  await begin(later(2), 1);
  await show(stuck(2), 0);
  expect(done).toEqual([]);
});

test('so does one after which somebody looked at the past and came back', async () => {
  await begin(later(3), 1);
  await show(stuck(3), 0);
  await show(checked(3), 0);
  await hide();
  await show(stuck(3), 0);
  expect(done).toEqual([]);
});

test('when the match goes on, it passes again', async () => {
  await begin(later(4), 1);
  await show(stuck(4), 0);
  expect(done).toEqual([]);
  await show(play(later(4), build(1, 'sand-6'), bid(2, 0)), 0);
  expect(done).toEqual([{ type: 'pass' }]);
});
