// @vitest-environment happy-dom
import { type Work, WorkProvider } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseStone, placesFor, type State } from '../../rules/index.js';
import { alongX, look, position } from '../../testing/scenario.js';
import { people } from '../plan/testing/live-plan.js';
import { settled, works } from '../testing/live-board.js';
import { Spoken } from './spoken.js';
import type { Table } from './table.js';
import { type BuildingHand, useBuilding } from './use-building.js';
import { useBoardWords } from './use-words.js';

beforeEach(() => vi.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const state = look(position({ stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 1], round: 3 }));
const stone = parseStone('4b');
const count = placesFor(state, stone).length;
let hand: BuildingHand | undefined;
/** How many places were known to hold or not, drawing after drawing. */
let known: number[] = [];

function Scene({ view }: { readonly view: State }) {
  const words = useBoardWords();
  const building = useBuilding(view, () => undefined, true);
  const table: Table = { state: view, people, words, readOut: true };
  hand = building;
  known.push(building?.places.filter(({ verdict }) => verdict !== undefined).length ?? 0);
  return <Spoken table={table} building={building} climbing={undefined} fallen={[]} />;
}

/** Nothing is firm, so nothing is shown until all is known, unless it is chosen. */
const shaky: Work = async (game, name, input) =>
  name === 'judge'
    ? (input as { places: unknown[] }).places.map(() => ({ standing: 'rests', bears: 0.1 }))
    : works(game, name, input);

async function pick(work: Work = shaky): Promise<void> {
  [known, hand] = [[], undefined];
  await renderIn(
    'en',
    <WorkProvider value={work}>
      <Scene view={state} />
    </WorkProvider>,
  );
  await settled(() => hand !== undefined);
  await act(async () => hand?.pick(stone));
}

const options = (): HTMLElement[] => screen.queryAllByRole('option');

describe('places of the scene in words', () => {
  test('are all told to those who come to the list, and only one before and after', async () => {
    await pick();
    await settled(() => hand?.isThinking === false);
    expect(options()).toHaveLength(1);
    const [only] = options();
    expect(only?.getAttribute('aria-posinset')).toBe('1');
    expect(only?.getAttribute('aria-setsize')).toBe(`${count}`);
    const list = screen.getByRole('listbox', { name: 'Places for 4b' });
    await act(async () => list.focus());
    expect(options()).toHaveLength(count);
    expect(list.getAttribute('aria-activedescendant')).toBe(only?.id);
    await act(async () => fireEvent.keyDown(list, { key: 'End' }));
    await act(async () => fireEvent.keyDown(list, { key: 'Enter' }));
    expect(hand?.current).toBe(count - 1);
    await act(async () => list.blur());
    expect(options().map(option => option.getAttribute('aria-posinset'))).toEqual([`${count}`]);
  });
});

describe('what is judged', () => {
  test('is told together, not batch by batch', async () => {
    let batches = 0;
    await pick(async (game, name, input) => {
      if (name === 'judge') batches++;
      return shaky(game, name, input);
    });
    await settled(() => hand?.isThinking === false);
    expect(batches).toBeGreaterThan(3);
    expect(new Set(known)).toEqual(new Set([0, count]));
  });

  test('but at once of the place that is shown', async () => {
    let next = (): void => undefined;
    await pick(async (game, name, input) => {
      if (name === 'judge') await new Promise<void>(done => (next = done));
      return shaky(game, name, input);
    });
    await settled(() => (hand?.places.length ?? 0) > 0);
    await act(async () => hand?.show(count - 1));
    const isShownKnown = (): boolean => hand?.places[hand.current ?? -1]?.verdict === 'shaky';
    await act(async () => next());
    expect(isShownKnown()).toBe(false);
    await act(async () => next());
    expect(isShownKnown()).toBe(true);
    expect(hand?.isThinking).toBe(true);
  });
});
