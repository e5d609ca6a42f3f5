// @vitest-environment happy-dom
import type { Json } from '@belfry/engine';
import type { Eye, TableView } from '@belfry/table';
import { type GameScreen, type Sequence, type TableMoment, updateSettings } from '@belfry/ui';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Moments } from './moments.js';
import { useScene } from './use-scene.js';

afterEach(() => {
  cleanup();
  updateSettings({ motion: 'auto' });
  vi.unstubAllGlobals();
});

const TABLE = { log: ['a', 'b', 'c', 'd', 'e', 'f'] } as unknown as TableView;

/** Moments that are their own numbers. */
const momentsOf = (eye: Eye) => ({ eye, at: async (moment: number): Promise<Json> => moment }) as unknown as Moments;

const SPECTATOR = momentsOf('spectator');

const length = 30;
const sequence: Sequence = { routes: [], sounds: [], highlights: [], length };
const direct = vi.fn<(before: TableMoment, after: TableMoment) => Sequence>(() => sequence);
/** Loaded when it is first asked for. */
const load = vi.fn<NonNullable<GameScreen['direct']>>(async () => direct);
const SCREEN = { direct: load } as unknown as GameScreen;

function render(first = 2) {
  direct.mockClear();
  load.mockClear();
  const { result, rerender } = renderHook(({ at, moments }) => useScene({ table: TABLE, moments }, at, SCREEN, 1), {
    initialProps: { at: first, moments: SPECTATOR },
  });
  const stage = () => result.current.stage;
  const arrives = (at: number) => waitFor(() => expect(stage()?.shot.at).toBe(at));
  const ready = async (at: number): Promise<void> => {
    await arrives(at);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  };
  return {
    stage,
    arrives,
    ready,
    step: async (at: number) => {
      act(() => result.current.step(at));
      rerender({ at, moments: SPECTATOR });
      await arrives(at);
    },
    go: async (at: number, moments = SPECTATOR) => {
      rerender({ at, moments });
      await arrives(at);
    },
  };
}

test('a moment that is stepped to is seen happening, once', async () => {
  const { stage, ready, step } = render();
  await ready(2);
  expect(stage()).toMatchObject({ scene: undefined, isSettled: true });
  await step(3);
  expect(stage()).toMatchObject({ scene: { sequence, tempo: 1 } });
  expect(direct.mock.calls).toEqual([
    [
      { view: 2, viewer: 'spectator', log: ['a', 'b'] },
      { view: 3, viewer: 'spectator', log: ['a', 'b', 'c'] },
    ],
  ]);
  await waitFor(() => expect(stage()?.isSettled).toBe(true));
});

test('whoever steps on at once sees the next moment happening, and waits for nothing', async () => {
  const { stage, ready, step } = render();
  await ready(2);
  await step(3);
  await step(4);
  expect(stage()?.scene?.id).toBe(2);
  expect(direct).toHaveBeenCalledTimes(2);
});

test('a game that does not know how a moment came about keeps nobody from it', async () => {
  const reported = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', reported);
  const { stage, ready, step } = render();
  await ready(2);
  const lost = new Error('no such card');
  direct.mockImplementationOnce(() => {
    throw lost;
  });
  await step(3);
  expect(stage()).toMatchObject({ scene: undefined, isSettled: true });
  expect(reported.mock.calls).toEqual([[lost]]);
});

test.each([
  ['back', 1],
  ['further', 5],
  ['to the next moment, with the slider', 3],
])('a jump just stands there: %s', async (_, at) => {
  const { stage, arrives, go } = render();
  await arrives(2);
  await go(at);
  expect(stage()).toMatchObject({ scene: undefined, isSettled: true });
  expect(direct).not.toHaveBeenCalled();
});

test('other eyes see the moment at once', async () => {
  const { stage, arrives, go } = render();
  await arrives(2);
  await go(2, momentsOf(1));
  await waitFor(() => expect(stage()?.shot.eye).toBe(1));
  expect(stage()?.scene).toBeUndefined();
});

test('where nothing shall move, nothing does', async () => {
  updateSettings({ motion: 'off' });
  const { stage, arrives, step } = render();
  await arrives(2);
  await step(3);
  expect(stage()).toMatchObject({ scene: undefined, isSettled: true });
});
