// @vitest-environment happy-dom
import { readStored, updateSettings } from '@belfry/ui';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alongX, type Position, position } from '../../testing/scenario.js';
import { type Live, press, settled, showBoard } from '../testing/live-board.js';

beforeEach(() => updateSettings({ motion: 'off', tips: true }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const ONE_STONE: Position = { stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 1], round: 3 };

const tip = (): string => screen.getByRole('complementary', { name: 'Tip' }).textContent ?? '';
const show = (live: Partial<Live> = {}): Promise<void> => showBoard({ match: position(ONE_STONE), ...live });
const hasPlace = (): boolean => (document.body.textContent ?? '').includes('Place 1 of');

test('each tip comes when it matters, and once', async () => {
  await show();
  expect(tip()).toContain('Lit stones fit the dice.');
  await press(/^Stone 4b/);
  expect(tip()).toContain('Find a place.');
  await settled(hasPlace);
  await press('Got it');
  expect(tip()).toContain('Nothing counts yet.');
  await press('Got it');
  expect(tip()).toBe('');
  await press(/^Build 4b here|^Build 4b anyway/);
  await settled(() => tip() !== '');
  expect(tip()).toContain('Now your pawn.');
  cleanup();
  await show();
  // It was not there long enough to be read.
  expect(tip()).toContain('Lit stones fit the dice.');
  await press(/^Stone 4b/);
  expect(tip()).toBe('');
});

test('what was there long enough does not come again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show();
  await act(async () => vi.advanceTimersByTime(5000));
  await press(/^Stone 4b/);
  expect(readStored('belfry-turmbauer-tips')).toEqual(['dice']);
});

test('a tip takes no focus, and says itself', async () => {
  await show();
  expect(document.activeElement?.closest('aside')).toBeFalsy();
  expect(screen.getByRole('complementary', { name: 'Tip' }).querySelector('[role="status"]')?.textContent).toContain(
    'Lit stones',
  );
});

test('whoever wants no more tips gets none, in the next match neither', async () => {
  await show();
  await press('No more tips');
  expect(tip()).toBe('');
  cleanup();
  await show();
  expect(tip()).toBe('');
  // Switched on in the settings, they come again.
  await act(async () => updateSettings({ tips: true }));
  expect(tip()).toContain('Lit stones fit the dice.');
});

test('a failure is explained first', async () => {
  await show({ falls: [['red-4b']] });
  await press(/^Stone 4b/);
  await settled(hasPlace);
  await press(/^Build 4b/);
  await settled(() => tip().includes('It did not hold.'));
  await press('Got it');
  expect(tip()).toContain('Lit stones fit the dice.');
});

test('after the third failure the tip says what became of the stone', async () => {
  await show({ match: position({ ...ONE_STONE, failures: 2 }), falls: [['red-4b']] });
  await press(/^Stone 4b/);
  await settled(hasPlace);
  await press(/^Build 4b/);
  await settled(() => tip().includes('Three tries, and no more.'));
  await press('Got it');
  expect(tip()).toContain('Now your pawn.');
});

test('two players hear that they play two colours', async () => {
  await show({ match: position({ ...ONE_STONE, players: 2 }) });
  expect(tip()).toContain('You play two colours.');
  await press(/^Stone 4b/);
  expect(tip()).toContain('Find a place.');
});

test('where nobody is told whether it holds, the tip does not say so', async () => {
  await show({ readOut: 'hidden' });
  await press(/^Stone 4b/);
  expect(tip()).toContain('only your eye says');
});

test('who only watches, or waits, gets no tips', async () => {
  await show({ viewer: 'spectator' });
  expect(tip()).toBe('');
  cleanup();
  await show({ viewer: 1 });
  expect(tip()).toBe('');
});
