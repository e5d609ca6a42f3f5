// @vitest-environment happy-dom
import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SoundOffer } from './sound-offer.js';
import { isSoundToBeOffered } from './sound-offered.js';

beforeEach(() => {
  localStorage.clear();
  updateSettings({ sound: false });
});
afterEach(cleanup);

test('sounds are off until somebody wants them, and are offered once', async () => {
  expect(isSoundToBeOffered()).toBe(true);
  await renderIn('en', <SoundOffer hasPlayedOn={false} />);
  expect(getSettings().sound).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, please' }));
  expect(getSettings().sound).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  updateSettings({ sound: false });
  expect(isSoundToBeOffered()).toBe(false);
});

test('whoever says no, or just plays on, is not asked again', async () => {
  await renderIn('de', <SoundOffer hasPlayedOn={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'Lieber leise' }));
  expect(getSettings().sound).toBe(false);
  expect(isSoundToBeOffered()).toBe(false);
  cleanup();
  localStorage.clear();
  await renderIn('bg', <SoundOffer hasPlayedOn />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(isSoundToBeOffered()).toBe(false);
});
