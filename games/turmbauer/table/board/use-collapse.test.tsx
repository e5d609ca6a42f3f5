// @vitest-environment happy-dom
import { updateSettings, type Work, WorkProvider } from '@belfry/ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { alongX, begin, build, holds, look, play, roll, settle, stay } from '../../testing/scenario.js';
import type { Film } from '../../works/index.js';
import { useCollapse } from './use-collapse.js';

const FILM: Film = {
  framesPerSecond: 60,
  names: ['red-2a'],
  poses: new Float32Array(7 * 61),
  fell: ['blue-1b', 'green-1a', 'red-2a'],
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function collapsed() {
  const match = begin();
  play(match, roll(2, 1), build(0, '2a', alongX(0, 1, 0, 1)), holds, stay(0));
  play(match, roll(1, 1), build(1, '1b', [[0, 1, 1]]), holds, stay(1));
  play(match, roll(3, 1), build(2, '1a', [[1, 1, 1]]));
  const standing = { view: look(match), log: match.seeLog('spectator'), draws: {} };
  play(match, settle('red-2a', 'blue-1b', 'green-1a'));
  const log = match.seeLog('spectator');
  const lying = { view: look(match), log, draws: { [log.length - 1]: { x: 0.2, y: 0 } } };
  return { standing, lying };
}

test('it is shown at once, slowly; later news neither ask for it again nor start it again', async () => {
  updateSettings({ motion: 'auto' });
  const { standing, lying } = collapsed();
  let films = 0;
  const work: Work = async () => {
    films++;
    return FILM;
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <WorkProvider value={work}>{children}</WorkProvider>
  );
  const { result, rerender } = renderHook(news => useCollapse({ ...news, fateBy: undefined, hasScene: true }), {
    initialProps: standing,
    wrapper,
  });
  expect(result.current).toBeUndefined();
  await act(async () => rerender(lying));
  expect(result.current?.player).toMatchObject({ isPlaying: true, isSlow: true, seconds: 0, length: 1 });
  // Who has won is told when it lies.
  expect(result.current?.reveal).toBeDefined();
  act(() => result.current?.onShown());
  expect(result.current?.reveal).toBeUndefined();
  expect(result.current?.player).toMatchObject({ isPlaying: false, seconds: 1 });
  await act(async () => rerender({ ...lying, log: [...lying.log], draws: { ...lying.draws } }));
  expect(result.current?.player).toMatchObject({ isPlaying: false, seconds: 1 });
  expect(films).toBe(1);
});

test('what it led to is not kept back where there is nothing to be seen, nor for ever', async () => {
  vi.useFakeTimers();
  updateSettings({ motion: 'auto' });
  const { standing, lying } = collapsed();
  const openWith = async (work: Work, news: typeof lying) => {
    const { result, rerender } = renderHook(told => useCollapse({ ...told, fateBy: undefined, hasScene: true }), {
      initialProps: standing,
      wrapper: ({ children }: { readonly children: ReactNode }) => <WorkProvider value={work}>{children}</WorkProvider>,
    });
    await act(async () => rerender(news));
    return result;
  };
  const isKeptBack = (result: { readonly current: ReturnType<typeof useCollapse> }): boolean =>
    result.current?.reveal !== undefined;
  expect(isKeptBack(await openWith(() => Promise.reject(new Error('no film')), lying))).toBe(false);
  expect(isKeptBack(await openWith(async () => FILM, { ...lying, draws: {} }))).toBe(false);
  const waiting = await openWith(() => new Promise(() => undefined), lying);
  expect(isKeptBack(waiting)).toBe(true);
  await act(async () => await vi.advanceTimersByTimeAsync(6000));
  expect(isKeptBack(waiting)).toBe(false);
  const stopped = await openWith(async () => FILM, lying);
  act(() => stopped.current?.player?.pause());
  expect(isKeptBack(stopped)).toBe(false);
  const playing = await openWith(async () => FILM, lying);
  expect(isKeptBack(playing)).toBe(true);
  await act(async () => await vi.advanceTimersByTimeAsync(6000));
  expect(isKeptBack(playing)).toBe(false);
});

test('no film is made where it cannot be seen', async () => {
  const { lying } = collapsed();
  const { result } = renderHook(() => useCollapse({ ...lying, fateBy: undefined, hasScene: false }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <WorkProvider value={() => Promise.reject(new Error('nobody should ask'))}>{children}</WorkProvider>
    ),
  });
  await act(async () => undefined);
  expect(result.current).toMatchObject({ player: undefined, untold: undefined });
  expect(result.current?.push).toBeCloseTo(0.2);
});
