// @vitest-environment happy-dom
import { LANGUAGES, type Language } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { alongX, look, position, up } from '../../testing/scenario.js';
import type { Place } from '../model/hands.js';
import { FieldList, PlaceList, Plan } from './index.js';
import { buildingOf, LiveBuilding, LiveClimbing, people } from './testing/live-plan.js';

afterEach(cleanup);

/** On H7 a field at 1 under a roof, and one on top at 4. Anna, red, stands on H8 and is on turn. */
const roofed = (phase: 'build' | 'move') =>
  look(
    position({
      stones: { 'red-2a': up(0, 0, 1, 2), 'blue-2a': alongX(0, 1, 0, 3) },
      pawns: { red: [1, 1, 1] },
      ...(phase === 'build' && { dice: [1, 1] as const }),
    }),
  );

/** Renders, and waits for the words. */
async function show(language: Language, element: ReactNode): Promise<void> {
  await renderIn(language, <section aria-label="around">{element}</section>);
  await waitFor(() => expect(screen.getByRole('region', { name: 'around' }).childElementCount).toBe(1));
}

const focused = (): string => document.activeElement?.getAttribute('aria-label') ?? '';
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(each => each.textContent)
    .join('')
    .trim();

async function key(name: string, more: { readonly ctrlKey?: boolean } = {}): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
  });
}

async function keys(...names: readonly string[]): Promise<void> {
  for (const name of names) await key(name);
}

/** Puts the focus where Tab would: on the one cell that can have it. */
async function enterMap(): Promise<void> {
  const cells = within(screen.getByRole('grid', { name: 'The tower from above' })).getAllByRole('gridcell');
  const stops = cells.filter(cell => cell.tabIndex === 0);
  expect(stops).toHaveLength(1);
  await act(async () => stops[0]?.focus());
}

describe('the map', () => {
  test('has a cell for each column, six by six at least, with letters and numbers', async () => {
    await show('en', <Plan view={roofed('move')} people={people} viewer={0} readOut />);
    const grid = screen.getByRole('grid', { name: 'The tower from above' });
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map(head => head.textContent),
    ).toEqual(['E', 'F', 'G', 'H', 'I', 'J']);
    expect(
      within(grid)
        .getAllByRole('rowheader')
        .map(head => head.textContent),
    ).toEqual(['10', '9', '8', '7', '6', '5']);
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(36);
  });

  test('a cell says what is there, whose, how high, and who can come', async () => {
    await show('en', <Plan view={roofed('move')} people={people} viewer={0} readOut />);
    screen.getByRole('gridcell', {
      name: 'H7, height 4, neutral wood, Mila’s 2a; below it a field at 1, base, under Mila’s 2a at 3; you can climb to 1 here on foot',
    });
    screen.getByRole('gridcell', { name: 'H8, height 1, neutral wood, your pawn' });
    screen.getByRole('gridcell', { name: 'G7, height 4, blue, Mila’s 2a; you cannot get here now' });
    screen.getByRole('gridcell', { name: 'E5, height 0, table; you can climb here on foot' });
  });

  test('is walked with arrows, Home and End, and one cell at a time can have the focus', async () => {
    await show('en', <Plan view={roofed('move')} people={people} viewer={0} readOut />);
    await enterMap();
    expect(focused()).toMatch(/^H8/);
    await key('ArrowDown');
    expect(focused()).toMatch(/^H7/);
    await key('ArrowLeft');
    expect(focused()).toMatch(/^G7/);
    await keys('ArrowUp', 'ArrowRight', 'Home');
    expect(focused()).toMatch(/^E8/);
    await key('End');
    expect(focused()).toMatch(/^J8/);
    await key('ArrowRight');
    expect(focused()).toMatch(/^J8/);
    await key('Home', { ctrlKey: true });
    expect(focused()).toMatch(/^E10/);
    await key('End', { ctrlKey: true });
    expect(focused()).toMatch(/^J5/);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
  });

  test('is cut at a layer with Page Down and Page Up', async () => {
    await show('en', <Plan view={roofed('move')} people={people} viewer={0} readOut />);
    await enterMap();
    await keys('ArrowDown', 'PageDown');
    screen.getByRole('heading', { name: /^Cut above layer 3/ });
    expect(focused()).toMatch(/^H7, Mila’s 2a in layer 3, neutral wood, height 4/);
    await key('PageDown');
    expect(focused()).toMatch(/^H7, free in layer 2, height 4/);
    await key('PageUp');
    screen.getByRole('heading', { name: /^Cut above layer 3/ });
    await act(async () => screen.getByRole('button', { name: 'Whole tower' }).click());
    screen.getByRole('heading', { name: /^From above/ });
  });

  test('keys that it uses do not reach the board', async () => {
    const heard = vi.fn<(event: KeyboardEvent) => void>();
    addEventListener('keydown', heard);
    await show('en', <LiveBuilding view={roofed('build')} stone="1b" />);
    await enterMap();
    await keys('ArrowLeft', 'Enter', 'PageUp', ' ');
    expect(heard).not.toHaveBeenCalled();
    await key('q');
    expect(heard).toHaveBeenCalledTimes(1);
    removeEventListener('keydown', heard);
  });

  test.each(LANGUAGES)('speaks %s', async language => {
    await show(language, <LiveBuilding view={roofed('build')} stone="1b" />);
    for (const cell of screen.getAllByRole('gridcell'))
      expect(cell.getAttribute('aria-label')).not.toMatch(/undefined|NaN/);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
  });
});

describe('building', () => {
  test('Enter lays the stone on the top of a column, and under its roof by layer', async () => {
    await show('en', <LiveBuilding view={roofed('build')} stone="1b" />);
    await enterMap();
    await keys('ArrowDown');
    expect(focused()).toMatch(/^H7.*place \d of 3, firm$/);
    await keys('PageDown', 'PageDown', 'PageDown', 'Enter');
    expect(said()).toBe(
      '1b in H7, layer 1. Rests on the base. H7 lies under Mila’s 2a at 3: it slides in from the side. Firm, bears 48\u00a0%. You climb to 2. Place 1 of 3.',
    );
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  });

  test('where nothing fits it says why', async () => {
    await show('en', <LiveBuilding view={roofed('build')} stone="1b" />);
    await enterMap();
    await keys('Enter');
    expect(said()).toBe('Not there: there is no room, something is there already: H8 at 1.');
    expect(focused()).toContain('this is in the way');
  });

  test('a place is chosen from the list by keys alone', async () => {
    await show('en', <LiveBuilding view={roofed('build')} stone="1b" />);
    const list = screen.getByRole('listbox', { name: 'Places for 1b' });
    const options = within(list).getAllByRole('option');
    expect(options[0]?.textContent).toBe('Place 1 of 3: 1b in H7, layer 1, rests on the base, firm, you climb to 2');
    await act(async () => list.focus());
    await keys('End', 'Enter');
    expect(said()).toMatch(/Shaky, bears 12\u00a0%, a natural hand pushes up to 28\u00a0%\. .*Place 3 of 3\.$/);
    await keys('ArrowUp');
    expect(list.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    expect(said()).toMatch(/Place 3 of 3\.$/);
    await keys(' ');
    expect(said()).toMatch(/Place 2 of 3\.$/);
    await keys('Home', 'ArrowUp', 'Enter');
    expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  });

  test('nobody is told what holds if nobody is to be told', async () => {
    const view = roofed('build');
    const building = buildingOf(view, '1b', { current: 0 });
    await show('en', <Plan view={view} people={people} viewer={0} building={building} readOut={false} />);
    expect(document.body.textContent).not.toMatch(/firm|shaky|bears/i);
    expect(document.querySelector('[data-verdict]')).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/, firm/);
  });

  describe('a list that is put in another order while somebody reads it', () => {
    const view = roofed('build');
    const [one, two, three] = buildingOf(view, '1b').places;
    if (one === undefined || two === undefined || three === undefined) throw new Error('too few places');
    const shown = vi.fn<(place: number) => void>();
    let rank: (places: readonly Place[], current?: number) => void = () => undefined;

    function Ranked() {
      const [{ places, current }, set] = useState<{ places: readonly Place[]; current: number | undefined }>({
        places: [one, two, three] as Place[],
        current: undefined,
      });
      rank = (next, at) => set({ places: next, current: at });
      const building = buildingOf(view, '1b', { places, current, isSuggested: true, show: shown });
      return <PlaceList building={building} view={view} people={people} readOut />;
    }

    /** Which option the keys are on. */
    const active = (): string =>
      document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

    async function enterList(): Promise<void> {
      shown.mockClear();
      await show('en', <Ranked />);
      await act(async () => screen.getByRole('listbox').focus());
    }

    test('stays on the option that was heard, and Enter chooses that', async () => {
      await enterList();
      await keys('ArrowDown');
      const heard = active().replace(/^.*?: /, '');
      await act(async () => rank([two, three, one], 0));
      expect(active()).toBe(`Place 1 of 3: ${heard}`);
      await act(async () => rank([three, one, two], 0));
      expect(active()).toBe(`Place 3 of 3: ${heard}`);
      await keys('Enter');
      expect(shown).toHaveBeenCalledExactlyOnceWith(2);
    });

    test('also before any key was pressed', async () => {
      await enterList();
      await act(async () => rank([two, one, three], 0));
      await keys('Enter');
      expect(shown).toHaveBeenCalledExactlyOnceWith(1);
    });

    test('chooses nothing in the stead of what is no longer there', async () => {
      await enterList();
      await keys('ArrowDown');
      await act(async () => rank([one, three]));
      await keys('Enter');
      expect(shown).not.toHaveBeenCalled();
      await keys('Enter');
      expect(shown).toHaveBeenCalledExactlyOnceWith(0);
    });
  });

  test('a list without the map', async () => {
    const view = roofed('build');
    const shown = vi.fn<(place: number) => void>();
    await show(
      'en',
      <PlaceList building={buildingOf(view, '1b', { show: shown })} view={view} people={people} readOut />,
    );
    await act(async () => screen.getByRole('option', { name: /^Place 2 of 3/ }).click());
    expect(shown).toHaveBeenCalledWith(1);
  });
});

describe('climbing', () => {
  test('Enter chooses the field of a column, and the way is told', async () => {
    await show('en', <LiveClimbing view={roofed('move')} />);
    expect(said()).toMatch(/fields to climb to\. Choose one, or stay\.$/);
    await enterMap();
    await keys('ArrowDown', 'Enter');
    expect(said()).toBe('Field H7, height 1, base, on foot, 1 step.');
  });

  test('again, the next field of a column that has several', async () => {
    const stones = { 'blue-2a': up(0, 0, 1, 2), 'red-2a': alongX(0, 1, 0, 3), 'red-1b': [[0, 1, 1]] } as const;
    await show('en', <LiveClimbing view={look(position({ stones, pawns: { red: [1, 1, 1] } }))} />);
    await enterMap();
    await keys('ArrowDown');
    expect(focused()).toContain('you can climb here with a ring: leap; you can climb to 1 here on foot');
    await keys('Enter');
    expect(said()).toBe(
      'Field H7, height 4, neutral wood, with a ring: leap, 3 steps. The way: G8 at 2, G7 at 4, H7 at 4. It leaps from 2 to 4.',
    );
    await keys('Enter');
    expect(said()).toBe('Field H7, height 1, base, on foot, 1 step.');
    await keys('Enter');
    expect(said()).toMatch(/^Field H7, height 4/);
    await keys('PageDown', 'PageDown', 'PageDown', 'Enter');
    expect(said()).toMatch(/^Field H7, height 1/);
  });

  test('a field is chosen from the list by keys alone', async () => {
    const choose = vi.fn<(field: unknown) => void>();
    const view = roofed('move');
    await show('en', <LiveClimbing view={view} />);
    const list = screen.getByRole('listbox', { name: 'Fields to climb to' });
    await act(async () => list.focus());
    await keys('End', 'Enter');
    expect(said()).toMatch(/^The table, height 0, on foot, 1 step\./);
    expect(screen.getByRole('gridcell', { name: /^E5/ }).getAttribute('aria-selected')).toBe('true');
    const climbing = {
      colour: 0,
      from: 0,
      gaits: [],
      fields: [],
      chosen: undefined,
      choose,
      go: vi.fn<() => void>(),
      stay: vi.fn<() => void>(),
    };
    await show('en', <FieldList climbing={climbing} view={view} people={people} />);
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('what happened', () => {
  test('is said: what was built, and what fell', async () => {
    const view = roofed('move');
    const built = view.tower[1]?.cells;
    await show('en', <Plan view={view} people={people} viewer={0} readOut recent={built} />);
    expect(said()).toBe('Just built: Mila’s 2a in G7 and H7, layer 3.');
    screen.getByRole('gridcell', { name: /^G7.*just built/ });
    await show('en', <Plan view={view} people={people} viewer={0} readOut fallen={['blue-2a', 'red-2a']} />);
    expect(said()).toBe('Mila’s 2a and your 2a fell.');
  });
});
