// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { build, play, position } from '../../testing/scenario.js';
import { planHouse, roofReach, winningLine } from '../art/plan.js';
import { peopleAt } from '../testing/live-board.js';
import { Finale } from './index.js';
import { riseOf, standingAfter } from './rise.js';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(isStill: boolean, onShown = vi.fn<() => void>()) {
  const match = position({ hands: ['3 6', '4'], floors: ['1+8 2+7 4+5', '3+6'], toWin: 4 });
  const due = play(match, build(0, '3', '6')).due();
  if (due.type !== 'over') throw new Error('not over');
  await renderIn(
    'en',
    <Finale
      view={match.see(1)}
      result={due.result}
      people={peopleAt(match, 1)}
      log={match.seeLog(1)}
      isStill={isStill}
      onShown={onShown}
    />,
  );
  const [anna, you] = await screen.findAllByRole('listitem', {}, { timeout: 20_000 });
  if (anna === undefined || you === undefined) throw new Error('no houses');
  return { anna, you, onShown, length: riseOf(due.result.floors).length };
}

describe('the end', () => {
  test('stands there at once where nothing shall move, and tells nobody', async () => {
    const { anna, you, onShown } = await show(true);
    expect(within(anna).getByText('Winner')).toBeTruthy();
    expect(within(anna).getByText('4 floors')).toBeTruthy();
    expect(within(you).getByText('1 floor')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(onShown).not.toHaveBeenCalled();
  });

  test('is counted up, the lowest house first; then the winner is known, and it is told once', async () => {
    const { anna, you, onShown, length } = await show(false);
    expect(within(anna).getByText('0 floors')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(500));
    expect(within(you).getByText('1 floor')).toBeTruthy();
    expect(within(anna).getByText('0 floors')).toBeTruthy();
    expect(within(anna).queryByText('Winner')).toBeNull();
    await act(async () => vi.advanceTimersByTime(length));
    expect(within(anna).getByText('4 floors')).toBeTruthy();
    expect(within(anna).getByText('Winner')).toBeTruthy();
    await act(async () => vi.advanceTimersByTime(20_000));
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test('the picture begins above the highest roof, so that nothing of it reaches into the words', async () => {
    const { anna } = await show(true);
    const [, top] = anna.querySelector('svg[class*="picture"]')?.getAttribute('viewBox')?.split(' ') ?? [];
    const plan = planHouse(120, 250, 4);
    expect(Number(top)).toBeLessThanOrEqual(winningLine(plan) - roofReach(plan));
  });
});

test('houses rise in order of their floors, those without floors not at all', () => {
  const { steps, length } = riseOf([3, 0, 2]);
  expect(steps.map(({ seat, floors }) => `${seat}:${floors}`)).toEqual(['2:1', '2:2', '0:1', '0:2', '0:3']);
  expect(steps.every(({ at }, i) => i === 0 || at > (steps[i - 1]?.at ?? 0))).toBe(true);
  expect(length).toBeGreaterThan(steps.at(-1)?.at ?? 0);
  expect(standingAfter(3, steps, 3)).toEqual([1, 0, 2]);
});
