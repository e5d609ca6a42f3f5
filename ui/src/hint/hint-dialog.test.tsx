// @vitest-environment happy-dom
import type { Advice } from '@belfry/engine';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/index.js';
import type { Hint } from '../screen.js';
import { type Work, WorkProvider } from '../work.js';
import type { GameAdvice } from './game-advice.js';
import { HintDialog } from './hint-dialog.js';

afterEach(cleanup);

const advice: GameAdvice = {
  useWords: () => ({ way: ({ type }) => `Do ${type}.`, reason: ({ code }) => `Because of ${code}.` }),
};
const ADVICE: Advice = {
  ways: [
    { action: { type: 'this' }, values: [0.39, 0.61] },
    { action: { type: 'that' }, values: [0.52, 0.48] },
  ],
  reasons: [{ code: 'one' }, { code: 'two' }, { code: 'three' }, { code: 'four' }],
};

async function ask(work: Work, language: 'en' | 'de' | 'fr' | 'bg' = 'en') {
  const onShow = vi.fn<(hint: Hint) => void>();
  const onClose = vi.fn<() => void>();
  await renderIn(
    language,
    <WorkProvider value={work}>
      <HintDialog
        game="lantern"
        seat={1}
        view={{ hand: 3 }}
        people={{ seats: [], you: 1 }}
        advice={advice}
        onShow={onShow}
        onClose={onClose}
      />
    </WorkProvider>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, onShow, onClose };
}

describe('a hint', () => {
  test('is asked for with what one sees, and says what to do, what it is worth to oneself, and why', async () => {
    const work = vi.fn<Work>(async () => ADVICE);
    const { dialog } = await ask(work);
    expect(work.mock.calls).toEqual([['lantern', 'advise', { state: { hand: 3 } }]]);
    const said = await dialog.findByRole('status');
    await within(said).findByText('Do this.');
    expect(
      within(said)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Because of one.', 'Because of two.', 'Because of three.']);
    expect(
      within(said)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['61%', '48%']);
    expect(said.textContent).toContain('Next best: Do that.');
  });

  test('is shown on the board if somebody wants', async () => {
    const { dialog, onShow, onClose } = await ask(async () => ADVICE);
    await dialog.findByText('Do this.');
    fireEvent.click(dialog.getByRole('button', { name: 'Show it on the board' }));
    expect(onShow).toHaveBeenCalledWith({ way: { type: 'this' }, text: 'Do this.' });
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('of the only way has nothing to compare with', async () => {
    const { dialog } = await ask(async () => ({ ways: [ADVICE.ways[0]], reasons: [] }));
    await dialog.findByText('Do this.');
    expect(dialog.queryByRole('definition')).toBeNull();
    expect(dialog.queryByRole('list')).toBeNull();
  });

  test('that does not come can be asked for again; until then there is nothing to show', async () => {
    const work = vi.fn<Work>(async () => ADVICE).mockRejectedValueOnce(new Error('nobody works here'));
    const { dialog, onShow } = await ask(work);
    const again = await dialog.findByRole('button', { name: 'Ask again' });
    fireEvent.click(dialog.getByRole('button', { name: 'Show it on the board' }));
    expect(onShow).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(again));
    expect(await dialog.findByText('Do this.')).toBeDefined();
  });

  test.each([
    ['de', 'Was würde der Falke tun?', /61\s%/],
    ['fr', 'Que ferait le faucon\u00a0?', /61\s%/],
    ['bg', 'Какво би направил соколът?', /61%/],
  ] as const)('speaks %s', async (language, title, share) => {
    const { dialog } = await ask(async () => ADVICE, language);
    await dialog.findByText('Do this.');
    expect(dialog.getByRole('heading', { name: title })).toBeDefined();
    expect(dialog.getAllByRole('definition')[0]?.textContent).toMatch(share);
  });
});
