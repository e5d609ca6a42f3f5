// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderIn } from '../testing/index.js';
import { forgetFailures, lazyExtra, lazyPart, lazyWords } from './index.js';
import { loadEachOnce, loadOnce } from './loading.js';

afterEach(() => {
  vi.restoreAllMocks();
  forgetFailures();
});

/** Fails as often as told, then gives the value. */
function failing<T>(times: number, value: T) {
  let left = times;
  return vi.fn<() => Promise<T>>(async () => {
    left -= 1;
    if (left >= 0) throw new Error('offline');
    return value;
  });
}

test('what was loaded is not loaded again', async () => {
  const load = failing(0, 7);
  const get = loadOnce(load);
  expect(get()).toBe(get());
  forgetFailures();
  expect(await get()).toBe(7);
  expect(load).toHaveBeenCalledOnce();
});

test('what failed stays failed until that is forgotten', async () => {
  const load = failing(2, 7);
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('offline');
  await expect(get()).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(1);
  forgetFailures();
  await expect(get()).rejects.toThrow('offline');
  forgetFailures();
  expect(await get()).toBe(7);
  expect(load).toHaveBeenCalledTimes(3);
});

test('each of several is loaded for itself', async () => {
  const parts = { a: failing(1, 1), b: failing(0, 2) };
  const get = loadEachOnce((key: 'a' | 'b') => parts[key]());
  await expect(get('a')).rejects.toThrow('offline');
  expect(await get('b')).toBe(2);
});

/** Says what it caught; is told by the test to try again. */
class Catcher extends Component<{ readonly children: ReactNode }, { readonly caught: string }> {
  static latest: Catcher | undefined;
  override state = { caught: '' };

  static getDerivedStateFromError(error: unknown) {
    return { caught: String(error) };
  }

  override componentDidMount(): void {
    Catcher.latest = this;
  }

  override render(): ReactNode {
    return this.state.caught === '' ? this.props.children : <p role="alert">{this.state.caught}</p>;
  }
}

const again = () =>
  act(async () => {
    forgetFailures();
    Catcher.latest?.setState({ caught: '' });
  });

const Seven = ({ count }: { readonly count: number }) => <p>{`7 × ${count}`}</p>;

test('what a page can do without is not there where it cannot be loaded, and nothing else is missing', async () => {
  const [Missing, There] = [lazyExtra(failing(1, Seven)), lazyExtra(failing(0, Seven))];
  await renderIn(
    'en',
    <Catcher>
      <p>The board</p>
      <Missing count={2} />
      <There count={3} />
    </Catcher>,
  );
  expect(document.body.textContent).toContain('The board7 × 3');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part that cannot be loaded is caught at once, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = failing(2, Seven);
  const Part = lazyPart(load);
  await renderIn(
    'en',
    <Catcher>
      <Part count={3} />
    </Catcher>,
  );
  expect(screen.getByRole('alert').textContent).toContain('offline');
  expect(load).toHaveBeenCalledTimes(1);
  await again();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  await again();
  expect(screen.getByText('7 × 3')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

test('so are words', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const en = failing(1, 'hello');
  const useWords = lazyWords({ en, de: failing(9, ''), fr: failing(9, ''), bg: failing(9, '') });
  const Greeting = () => <p>{useWords()}</p>;
  await renderIn(
    'en',
    <Catcher>
      <Greeting />
    </Catcher>,
  );
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(en).toHaveBeenCalledTimes(1);
  await again();
  expect(screen.getByText('hello')).toBeTruthy();
  expect(en).toHaveBeenCalledTimes(2);
});

test('a part comes with its texts: nobody waits twice', async () => {
  const waits: string[] = [];
  const Waiting = () => {
    waits.push('waiting');
    return null;
  };
  const Part = lazyPart(async () => {
    // What a part's file does when it is loaded.
    const useWords = lazyWords({
      en: async () => 'hello',
      de: async () => 'hallo',
      fr: async () => 'salut',
      bg: async () => 'здравей',
    });
    return () => <p>{useWords()}</p>;
  });
  await Part.load('fr');
  await renderIn(
    'fr',
    <Suspense fallback={<Waiting />}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('salut')).toBeTruthy();
  expect(waits).toEqual([]);
});
