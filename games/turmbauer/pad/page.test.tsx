// @vitest-environment happy-dom

import { openPage, pick, press, samplePad, type } from '@belfry/ui/testing/pad';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { TurmbauerEntry } from './model/fold.js';
import { Page } from './page.js';

afterEach(cleanup);

const openPad = (names: readonly string[]) => openPage<TurmbauerEntry>(Page, samplePad('turmbauer', names));

async function height(colour: string, value: number): Promise<void> {
  await press(new RegExp(`^${colour}: pawn at height \\d+$`));
  await type(screen.getByRole('spinbutton', { name: 'Height of the pawn' }), String(value));
}

const verdict = (): string =>
  within(screen.getByRole('region', { hidden: true, name: 'The referee' })).getAllByRole('status')[0]?.textContent ??
  '';

test('two players: sums, then unused parts, then rings', async () => {
  await openPad(['Ada', 'Bo']);
  await height('Red', 5);
  await height('Green', 6);
  await height('Blue', 8);
  expect(verdict()).toBe('Ada wins on height.');
  await height('Black', 3);
  expect(verdict()).toBe('Ada and Bo share the victory: height, unused parts and rings are all equal.');
  await press('Stones of 4 parts: 0');
  expect(verdict()).toBe('Ada wins: equally high, but with fewer unused parts.');
  await press('Stones of 4 parts: 1', 'Stones of 4 parts: 2');
  await pick('1');
  expect(verdict()).toBe('Ada wins: equally high, as many unused parts, but more rings left.');
});

test('whoever brings the tower down has lost', async () => {
  await openPad(['Ada', 'Bo', 'Cy']);
  await height('Red', 9);
  await height('Green', 4);
  expect(screen.getByText('The table is 0, the top of the base 1')).toBeTruthy();
  await pick('Yes, Ada’s doing');
  expect(verdict()).toBe('Ada brought the tower down. Cy wins on height.');
  expect(screen.getByText(/^Stones in supply and box/)).toBeTruthy();
  expect(screen.getByRole('spinbutton', { name: 'Height of the pawn before that turn' })).toBeTruthy();
});

test('a height is typed in digits: no sign, no zero in front, and what is wiped out comes back', async () => {
  const written = await openPad(['Ada', 'Bo', 'Cy', 'Dora']);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Height of the pawn' });
  // A field for numbers says nothing of a sign alone.
  await type(field, '');
  expect([field.value, written().log.length]).toEqual(['', 0]);
  await type(field, '-5');
  expect(field.value).toBe('5');
  await type(field, '05');
  expect(field.value).toBe('5');
  await type(field, '512');
  expect(field.value).toBe('99');
  await type(field, '');
  await act(async () => fireEvent.blur(field));
  expect(field.value).toBe('99');
});

test('nobody leads while all is as it was at first', async () => {
  await openPad(['Ada', 'Bo', 'Cy', 'Dora']);
  await height('Red', 5);
  expect(screen.getAllByText('leads')).toHaveLength(1);
  await height('Red', 0);
  expect(screen.queryByText('leads')).toBeNull();
});

test('a note of the past is corrected', async () => {
  const written = await openPad(['Ada', 'Bo', 'Cy']);
  await height('Red', 9);
  await height('Blue', 4);
  await press('Correct: Red: pawn at height 9');
  const dialog = within(screen.getByRole('dialog'));
  await type(dialog.getByRole('spinbutton', { name: 'Height of the pawn' }), '3');
  await press('Save');
  expect(verdict()).toBe('Bo wins on height.');
  expect(written().log).toHaveLength(2);
});

test('a correction after a collapse asks for what counts then', async () => {
  await openPad(['Ada', 'Bo', 'Cy']);
  await height('Red', 9);
  await press('Stones of 4 parts: 0');
  await pick('Yes, Ada’s doing');
  const labels = async (entry: string): Promise<string> => {
    await press(`Correct: ${entry}`);
    const text = screen.getByRole('dialog').textContent ?? '';
    await press('Close');
    return text;
  };
  expect(await labels('Red: 4 parts unused')).toContain('Stones in supply and box');
  expect(await labels('Red: pawn at height 9')).toContain('Height of the pawn before that turn');
});

test('the ladder says what each question came to', async () => {
  await openPad(['Ada', 'Bo', 'Cy']);
  await height('Red', 5);
  await height('Blue', 5);
  await height('Green', 3);
  const states = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(states).toEqual([
    'Heighthighest winsnarrows it down',
    'Unused partsfewest winsequal',
    'Rings leftmost winsequal',
  ]);
});
