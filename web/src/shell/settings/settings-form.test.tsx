// @vitest-environment happy-dom
import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LICENCES } from '../../../licences.js';
import { SettingsForm } from './settings-form.js';

afterEach(cleanup);

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

test.each([
  ['en', 'Ladybird'],
  ['de', 'Marienkäfer'],
  ['fr', 'Coccinelle'],
  ['bg', 'Калинка'],
] as const)('name and figure can be changed, in %s', async (language, figure) => {
  updateSettings({ name: '', figure: undefined });
  await renderIn(language, <SettingsForm />);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Mila' } });
  fireEvent.click(screen.getByRole('radio', { name: figure }));
  expect(getSettings()).toMatchObject({ name: 'Mila', figure: 'ladybird' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: figure }).checked).toBe(true);
});

test('tips that somebody wanted no more can be had again', async () => {
  updateSettings({ tips: false });
  await renderIn('en', <SettingsForm />);
  fireEvent.click(await screen.findByRole('switch', { name: 'Tips in first matches' }));
  expect(getSettings().tips).toBe(true);
});

test.each([
  ['en', 'Open-source licences'],
  ['de', 'Open-Source-Lizenzen'],
  ['fr', 'Licences open source'],
  ['bg', 'Лицензи за отворен код'],
] as const)('the licences that the build writes are one link away, in %s', async (language, name) => {
  await renderIn(language, <SettingsForm />);
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/${LICENCES}`);
});
