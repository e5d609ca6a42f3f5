// @vitest-environment happy-dom
import { getSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsForm } from './settings-form.js';

test.each([
  ['en', 'Single-key shortcuts'],
  ['de', 'Tastenkürzel'],
  ['fr', 'Raccourcis à une touche'],
  ['bg', 'Бързи клавиши'],
] as const)('single keys can be switched off and on again, in %s', async (language, name) => {
  await renderIn(language, <SettingsForm />);
  const find = () => screen.findByRole<HTMLInputElement>('switch', { name });
  expect((await find()).checked).toBe(true);
  fireEvent.click(await find());
  expect(getSettings().shortcuts).toBe(false);
  fireEvent.click(await find());
  expect(getSettings().shortcuts).toBe(true);
});
