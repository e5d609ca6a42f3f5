// @vitest-environment happy-dom

import { openPage, press, samplePad } from '@belfry/ui/testing/pad';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { SkyscraperEntry } from './model/fold.js';
import { Page } from './page.js';

afterEach(cleanup);

const openPad = (names: readonly string[]) => openPage<SkyscraperEntry>(Page, samplePad('skyscraper', names));

async function check(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
}

test('matches are won with a tap, and corrected', async () => {
  const written = await openPad(['Ada', 'Bo']);
  await press('Ada won', 'Bo won', 'Bo won');
  expect(screen.getByText('Bo leads')).toBeTruthy();
  await press(/^Correct: Match 3: Bo/);
  await check('Ada');
  await check('Bo');
  await press('Note the floors', 'Floors of Bo: one more', 'Save');
  expect(screen.getByText('Ada leads')).toBeTruthy();
  expect(written().log.at(-1)).toMatchObject({ winners: [0], floors: [5, 1] });
  await press('Undo', 'Undo');
  expect(screen.getByText('Ada and Bo are level')).toBeTruthy();
});

test('a shared victory is noted in detail; somebody has to have won', async () => {
  const written = await openPad(['Ada', 'Bo', 'Cy']);
  await press('Note a match in detail', 'Save');
  expect(screen.getByRole('alert').textContent).toBe('Somebody has to have won.');
  await check('Ada');
  await check('Cy');
  await press('Save');
  expect(written().log).toMatchObject([{ winners: [0, 2] }]);
});
