// @vitest-environment happy-dom
import type { Json } from '@belfry/engine';
import { updateSettings } from '@belfry/ui';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alongX, type Position, position } from '../../testing/scenario.js';
import { press, settled, showBoard } from '../testing/live-board.js';

beforeEach(() => updateSettings({ motion: 'off' }));
afterEach(cleanup);

const ONE_STONE: Position = { stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 1], round: 3 };
const inHand = (): string[] =>
  [...document.querySelectorAll('[class*="ghostLayers"]')].map(layers => layers.textContent);

test('others see the stone where its builder holds it, and no more when it is put back', async () => {
  const point = vi.fn<(at: Json) => void>();
  await showBoard({ match: position(ONE_STONE), point });
  await press(/Stone 4b/);
  await settled(() => point.mock.calls.length > 0 && !document.body.textContent.includes('Looking for good places'));
  await settled(() => JSON.stringify(point.mock.lastCall).includes('verdict'));
  const held = inHand();
  expect(held.length).toBeGreaterThan(0);
  const at = point.mock.lastCall?.[0] ?? null;
  await press(/Stone 4b/);
  await settled(() => point.mock.lastCall?.[0] === null);
  cleanup();

  await showBoard({ match: position(ONE_STONE), viewer: 1, pointed: { seat: 0, at } });
  expect(inHand()).toEqual(held);
  cleanup();
  await showBoard({ match: position(ONE_STONE), viewer: 'spectator', pointed: { seat: 2, at } });
  expect(inHand()).toEqual([]);
});

test('nobody is told anything as long as nothing is held', async () => {
  const point = vi.fn<(at: Json) => void>();
  await showBoard({ match: position(ONE_STONE), point });
  await act(async () => undefined);
  expect(point).not.toHaveBeenCalled();
});
