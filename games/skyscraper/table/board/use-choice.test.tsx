// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deal } from '../../testing/scenario.js';
import { useChoice } from './use-choice.js';

afterEach(cleanup);

test('what was chosen before a deed is not chosen again when that is taken back', () => {
  const view = deal(['3 6 dog thief bone', '1 1 2 2 3'], '2').see(0);
  const held = [{ key: 'three', card: '3' as const }];
  const table = { view, held, act: () => undefined, isSent: false, describe: () => '' };
  const { result, rerender } = renderHook(({ moment }) => useChoice({ ...table, moment }), {
    initialProps: { moment: 'before' },
  });
  act(() => result.current.press('three'));
  expect(result.current.chosen?.key).toBe('three');
  rerender({ moment: 'after' });
  expect(result.current.chosen).toBeUndefined();
  rerender({ moment: 'before' });
  expect(result.current.chosen).toBeUndefined();
});
