// @vitest-environment happy-dom
import type { Json } from '@belfry/engine';
import { updateSettings } from '@belfry/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alongX, type Position, position } from '../../testing/scenario.js';
import { press, settled, showBoard } from '../testing/live-board.js';
import { Hand } from './hand.js';

beforeEach(() => updateSettings({ motion: 'off' }));
afterEach(cleanup);

const text = (): string => document.body.textContent;
const isJudged = (): boolean => !text().includes('Looking for good places');
const ONE_STONE: Position = { stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 1], round: 3 };

test('a stone is chosen, turned and built, and the big screen is told where it is held', async () => {
  const match = position(ONE_STONE);
  const point = vi.fn<(at: Json) => void>();
  await showBoard({ match, point, Part: Hand });
  await press(/Stone 4b/);
  await settled(isJudged);
  await press('Next place');
  await settled(() => point.mock.calls.length > 0);
  expect(point.mock.lastCall?.[0]).toMatchObject({ does: { type: 'build', stone: '4b' } });
  await press(/^Build 4b/);
  expect(match.due()).toMatchObject({ type: 'seat' });
  expect(match.seeLog('spectator').some(entry => JSON.stringify(entry).includes('4b'))).toBe(true);
});

test('a pawn climbs, or stays', async () => {
  const match = position({ stones: { 'red-2a': alongX(0, 1, 0, 1) } });
  await showBoard({ match, Part: Hand });
  expect(screen.getAllByRole('button', { name: /foot/i }).length).toBeGreaterThan(0);
  await press(/^(Climb|Go|Move)/);
  expect(match.due()).not.toMatchObject({ seat: 0 });
});

test('while others play, it shows how high all stand and what is left', async () => {
  await showBoard({ match: position({ ...ONE_STONE, turn: 'blue' }), Part: Hand });
  expect(screen.getByRole('list', { name: 'Your red stones' })).toBeDefined();
  expect(text()).toContain('Mila');
  expect(screen.queryByRole('button', { name: /^Build/ })).toBeNull();
});
