// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSeen, writeSeen } from './seen.js';
import { type LastSeen, useLastSeen } from './use-last-seen.js';

const HOUR = 3_600_000;

let time = 0;
let last: LastSeen | undefined;

beforeEach(() => {
  localStorage.clear();
  time = 100 * HOUR;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const now = (): number => time;

const Looking = ({ revision }: { readonly revision: number }) => {
  last = useLastSeen('t', { revision, count: revision }, now);
  return null;
};

/** Gives what brings another revision. */
async function lookAt(first: number): Promise<(revision: number) => Promise<void>> {
  let change: (revision: number) => void = () => undefined;
  const Page = () => {
    const [revision, setRevision] = useState(first);
    change = setRevision;
    return <Looking revision={revision} />;
  };
  await renderIn('en', <Page />);
  return revision => act(async () => change(revision));
}

const become = async (state: 'visible' | 'hidden'): Promise<void> => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
};

test('what is seen is kept, with the time somebody left', async () => {
  const { unmount } = await renderIn('en', <Looking revision={3} />);
  expect(readSeen('t')).toEqual({ revision: 3, count: 3, at: time });
  expect(last?.since).toBeUndefined();
  time += HOUR;
  unmount();
  expect(readSeen('t')).toEqual({ revision: 3, count: 3, at: time });
});

test('news that reach a page a moment after it was opened count, later ones are seen as they happen', async () => {
  const before = { revision: 3, count: 3, at: time - 5 * HOUR };
  writeSeen('t', before);
  const show = await lookAt(3);
  expect(last?.since).toBeUndefined();
  time += 2000;
  await show(4);
  expect(last?.since).toEqual(before);
});

test('news that come long after a page was opened are seen as they happen', async () => {
  writeSeen('t', { revision: 3, count: 3, at: time - 5 * HOUR });
  const show = await lookAt(3);
  time += HOUR;
  await show(4);
  expect(last?.since).toBeUndefined();
});

test('a page that was hidden for hours tells what happened when it is looked at again', async () => {
  const show = await lookAt(3);
  await become('hidden');
  const left = time;
  time += 6 * HOUR;
  // A page in the background may still be told.
  await show(5);
  expect(readSeen('t')).toEqual({ revision: 3, count: 3, at: left });
  await become('visible');
  expect(last?.since).toEqual({ revision: 3, count: 3, at: left });
  await act(async () => last?.dismiss());
  expect(last?.since).toBeUndefined();
  time += 5 * HOUR;
  await show(6);
  expect(last?.since).toBeUndefined();
});
