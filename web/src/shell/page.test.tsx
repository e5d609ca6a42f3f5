// @vitest-environment happy-dom

import { getSettings, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Failure } from './failure.js';
import { Page } from './page.js';
import { pageRenderer } from './testing.js';
import { useTheme } from './theme.js';

const renderPage = pageRenderer(renderIn);

afterEach(cleanup);

test('a page has its landmarks, its title and a way past them', async () => {
  await renderPage(
    <Page title="Towers" subtitle="all of them" back="/">
      <p>content</p>
    </Page>,
  );
  expect(document.title).toBe('Towers · Belfry');
  expect(screen.getByRole('main').textContent).toContain('content');
  expect(screen.getByRole('heading', { level: 1, name: 'Towers' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Skip to the content' }).getAttribute('href')).toBe('#main');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
});

test('the page on which one is is marked in the menu', async () => {
  await renderPage(<Page title="Matches">{null}</Page>, { path: '/matches' });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Matches');
});

test('the language changes in place and what was typed stays', async () => {
  await renderPage(
    <Page title="Towers">
      <input aria-label="field" />
    </Page>,
  );
  fireEvent.change(screen.getByLabelText('field'), { target: { value: 'kept' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Deutsch/ })));
  expect(await screen.findByRole('link', { name: 'Wertungsblock' })).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('field').value).toBe('kept');
  expect(document.documentElement.lang).toBe('de');
});

test('the colours are switched and written where the style sheets look', async () => {
  updateSettings({ theme: 'light' });
  const Themed = () => {
    useTheme();
    return <Page title="Towers">{null}</Page>;
  };
  await renderPage(<Themed />);
  fireEvent.click(screen.getByRole('button', { name: 'Switch to dark colours' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Switch to light colours' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('settings count at once', async () => {
  await renderPage(<Page title="Towers">{null}</Page>);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Settings' })));
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Mila' } });
  fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
  fireEvent.click(screen.getByRole('radio', { name: 'At once' }));
  expect(getSettings()).toMatchObject({ name: 'Mila', sound: true, botSpeed: 'instant' });
  updateSettings({ name: '', sound: false, botSpeed: 'normal' });
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: x.js'), /Check the connection/],
  [new Error('Unable to preload CSS for /assets/x.css'), /Check the connection/],
  [new DOMException('full', 'QuotaExceededError'), /no room left/],
  [new Error('?'), /did not expect/],
])('a failure says what to do: %s', async (error, text) => {
  await renderPage(<Failure error={error} />);
  expect(screen.getByRole('alert').textContent).toMatch(text);
});
