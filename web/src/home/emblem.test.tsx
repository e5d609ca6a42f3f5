// @vitest-environment happy-dom

import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listed } from '../shell/testing.js';
import { Emblem, Hero } from './emblem.js';

// On the start page all towers would be on their way already.
vi.hoisted(() => history.replaceState(undefined, '', '/matches'));

afterEach(cleanup);
afterEach(() => vi.unstubAllGlobals());

const drawn = (): readonly Element[] => [...document.querySelectorAll('span > svg')];

test('towers and emblems are part of the page', async () => {
  await renderIn(
    'en',
    <>
      <Hero game={listed('five-towers')} />
      <Emblem game="turmbauer" />
    </>,
  );
  await waitFor(() => expect(drawn().map(svg => svg.getAttribute('viewBox'))).toEqual(['0 0 290 350', '0 0 48 48']));
  expect(screen.queryByText('T')).toBeNull();
});

test('the same picture twice has no id twice, and each refers to its own', async () => {
  await renderIn(
    'en',
    <>
      <Emblem game="skyscraper" />
      <Emblem game="skyscraper" />
    </>,
  );
  await waitFor(() => expect(drawn()).toHaveLength(2));
  const idsIn = (svg: Element): readonly string[] => [...svg.querySelectorAll('[id]')].map(({ id }) => id);
  const [first = [], second = []] = drawn().map(idsIn);
  expect(first.length).toBeGreaterThan(0);
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  for (const svg of drawn()) {
    const used = [...svg.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(used)).toEqual(new Set(idsIn(svg)));
  }
});

test('a game without a picture, or whose picture does not come, has its first letter', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await renderIn(
    'en',
    <>
      <Emblem game="night-watch" />
      <Emblem game="five-towers" />
    </>,
  );
  expect(await screen.findByText('n')).toBeDefined();
  expect(await screen.findByText('5')).toBeDefined();
  expect(drawn()).toEqual([]);
});

test('towers that do not come stay an outline', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await renderIn('en', <Hero game={listed('skyscraper')} />);
  const outline = document.querySelector('div > svg > path');
  expect(outline?.getAttribute('d')).toBe(listed('skyscraper').outline);
  expect(drawn()).toEqual([]);
});
