// @vitest-environment happy-dom
import { forgetFailures, lazyPart } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ErrorBoundary } from './error-boundary.js';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  forgetFailures();
  vi.restoreAllMocks();
});

/** A page whose chunk cannot be loaded a few times. */
function failingPage(failures: number) {
  let left = failures;
  const load = vi.fn<() => Promise<() => string>>(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return () => '7';
  });
  return { load, Part: lazyPart(load) };
}

async function show(failures: number, quiet = false) {
  const { load, Part } = failingPage(failures);
  const { hook, navigate } = memoryLocation({ path: '/' });
  const { container } = await renderIn(
    'en',
    <Router hook={hook}>
      <ErrorBoundary quiet={quiet}>
        <Part />
      </ErrorBoundary>
    </Router>,
  );
  return { load, container, go: (path: string) => act(async () => navigate(path)) };
}

const again = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));

test('a page that cannot be loaded is tried once, then again whenever somebody says so', async () => {
  const { load, container } = await show(2);
  expect(screen.getByRole('alert').textContent).toContain('Check the connection');
  expect(load).toHaveBeenCalledTimes(1);
  await again();
  expect(screen.getByRole('alert')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  await again();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.textContent).toContain('7');
  expect(load).toHaveBeenCalledTimes(3);
});

test('who goes elsewhere and comes back gets the page', async () => {
  const { go, container, load } = await show(1);
  await go('/pad');
  await go('/');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.textContent).toContain('7');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what can be done without fails quietly', async () => {
  const { container } = await show(1, true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.querySelector('main')).toBeNull();
});
