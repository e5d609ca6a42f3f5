// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { build, play, position } from '../testing/scenario.js';
import { skyscraperScreen } from './screen.js';
import { peopleAt } from './testing/live-board.js';

afterEach(cleanup);

test('the result shows each player, their floors and who won, the highest first', async () => {
  const match = position({ hands: ['3 6', '4'], floors: ['1+8 2+7 4+5', '3+6'], toWin: 4 });
  const due = play(match, build(0, '3', '6')).due();
  if (due.type !== 'over') throw new Error('not over');
  const { Result, Facts } = skyscraperScreen;
  const view = match.see(1);
  expect(skyscraperScreen.scores?.(view)).toEqual([4, 1]);
  await renderIn(
    'en',
    <>
      <Facts view={view} />
      <Result view={view} result={due.result} people={peopleAt(match, 1)} />
    </>,
  );
  const [anna, you] = await screen.findAllByRole('listitem', {}, { timeout: 20_000 });
  if (anna === undefined || you === undefined) throw new Error('no houses');
  expect(within(anna).getByText('Winner')).toBeTruthy();
  expect(within(anna).getByText('4 floors')).toBeTruthy();
  expect(within(you).queryByText('Winner')).toBeNull();
  expect(within(you).getByText('1 floor')).toBeTruthy();
});
