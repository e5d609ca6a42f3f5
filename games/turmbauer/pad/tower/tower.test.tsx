// @vitest-environment happy-dom

import { type Work, WorkProvider, writeStored } from '@belfry/ui';
import type { PadProps } from '@belfry/ui/pad';
import { openPage, pick, press, samplePad } from '@belfry/ui/testing/pad';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judge } from '../../works/survey.js';
import type { TurmbauerEntry } from '../model/fold.js';
import { Page } from '../page.js';

beforeEach(() => void writeStored('belfry-turmbauer-view', 'plan'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const work: Work = async (_, name, input) => {
  if (name === 'judge') return judge(input as Parameters<typeof judge>[0]);
  throw new Error(`no ${name} here`);
};

const Worked = (props: PadProps<TurmbauerEntry>) => (
  <WorkProvider value={work}>
    <Page {...props} />
  </WorkProvider>
);

async function openTower() {
  const written = await openPage<TurmbauerEntry>(Worked, samplePad('turmbauer', ['Ada', 'Bo', 'Cy']));
  await press('Ask about a place');
  await screen.findByRole('button', { name: 'Back to the pad' });
  return written;
}

const texts = (): string => screen.getByRole('region', { name: 'Your tower' }).textContent ?? '';

test('an empty tower says what it is for, and has the focus', async () => {
  await openTower();
  expect(texts()).toContain('Only the base stands so far.');
  expect(document.activeElement?.textContent).toBe('Your tower');
  expect(screen.getByRole('button', { name: 'Clear the tower' }).getAttribute('aria-disabled')).toBe('true');
});

test('a place that is allowed is judged, and kept with the pad', async () => {
  const written = await openTower();
  await press('Stone 2a, 2 parts', 'Next place');
  expect(texts()).toContain('Allowed');
  expect(await screen.findByRole('meter', { name: 'The push it bears' })).toBeTruthy();
  await press('Place 2a');
  expect(written().log).toMatchObject([{ type: 'stone', piece: 'red-2a' }]);
  expect(screen.queryByRole('button', { name: 'Stone 2a, 2 parts' })).toBeNull();
  await press('Back to the pad');
  expect(screen.getByText('It has 1 stone so far.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Back to the tower');
  // The pad itself has nothing written on it.
  expect(screen.getByText('Nothing written down yet.')).toBeTruthy();
});

test('what is not allowed says which rule, and cannot be placed', async () => {
  const written = await openTower();
  await press('Stone 1a, 1 part');
  // In the first round a stone must touch the base; far from it, none does.
  const grid = await screen.findByRole('grid');
  const [corner] = within(grid).getAllByRole('gridcell');
  if (corner === undefined) throw new Error('no map');
  await act(async () => void fireEvent.click(corner));
  expect(texts()).toContain('Not allowed');
  expect(texts()).toMatch(/must touch the base|chequered pattern/);
  await press('Place 1a');
  expect(written().log).toEqual([]);
});

test('the last stone is taken back; what was cleared comes back by undo', async () => {
  const written = await openTower();
  await press('Stone 2a, 2 parts', 'Next place', 'Place 2a');
  await pick('Blue, Bo');
  await press('Stone 1a, 1 part', 'Next place', 'Place 1a');
  await press('Take back 1a (Blue)');
  expect(written().log).toHaveLength(1);
  await press('Clear the tower');
  expect(written().log).toEqual([]);
  await press('Undo');
  expect(written().log).toMatchObject([{ piece: 'red-2a' }]);
});

test('a pawn is put on a field, and its height is noted', async () => {
  const written = await openTower();
  await pick('A pawn');
  const list = screen.getByRole('combobox', { name: 'Where does it stand?' });
  const [highest] = within(list).getAllByRole('option');
  await act(async () => void fireEvent.change(list, { target: { value: highest?.getAttribute('value') } }));
  expect(texts()).toContain('It gets there on foot, in one move.');
  await press('It stands here: height 1');
  expect(written().log).toMatchObject([{ type: 'pawn' }, { type: 'height', height: 1 }]);
  await press('Back to the pad');
  expect(screen.getByRole('button', { name: 'Correct: Red: pawn at height 1' })).toBeTruthy();
});

test('a shakier hand asks for more', async () => {
  await openTower();
  await press('Stone 2a, 2 parts', 'Next place');
  expect(texts()).toContain('your hand 28');
  await pick('Shaky');
  expect(texts()).toContain('your hand 39');
});
