// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checked, deckOf, look, nobody, play, wins } from '../../testing/scenario.js';
import { Finale } from './finale.js';

beforeEach(async () => {
  await import('../words/en.js');
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Ana has 5 points, Mila none. */
function ended() {
  const match = wins(checked(2, 'sand-6', 'sand-7 sand-0'), 0, 'sand-6');
  wins(match, 0, 'sand-7 sand-0', 'sand');
  nobody(match, 14);
  play(match, deckOf(look(match).discard));
  nobody(match, 100);
  const due = match.due();
  if (due.type !== 'over') throw new Error('not over');
  return { view: match.see(0), result: due.result, log: match.seeLog(0) };
}

const people = { seats: ['Ana', 'Mila'].map(name => ({ name, isBot: false })), you: 0 };
const points = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-points]')].map(node => node.textContent);
const said = (): string =>
  screen
    .getAllByRole('status')
    .map(node => node.textContent)
    .join('');

test('counts step by step, calls once, and says the totals once', async () => {
  const onShown = vi.fn<() => void>();
  await renderIn('en', <Finale {...ended()} people={people} isStill={false} onShown={onShown} />);
  const seen = [points().join(' ')];
  const heard = [said()];
  for (let step = 0; step < 200; step++) {
    await act(async () => vi.advanceTimersByTime(50));
    if (points().join(' ') !== seen.at(-1)) seen.push(points().join(' '));
    if (said() !== heard.at(-1)) heard.push(said());
  }
  expect(seen).toEqual(['· ·', '· 0', '0 0', '4 0', '6 0', '5 0']);
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['', 'Ana: 5 points. Mila: 0 points.']);
});

test('where nothing shall move the end stands there at once, silently', async () => {
  const onShown = vi.fn<() => void>();
  await renderIn('en', <Finale {...ended()} people={people} isStill onShown={onShown} />);
  expect(points()).toEqual(['5', '0']);
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(onShown).not.toHaveBeenCalled();
  expect(said()).toBe('');
});
