// @vitest-environment happy-dom
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Action, parseCard } from '../../rules/index.js';
import { build, end, floors, play, position, type SkyscraperMatch } from '../../testing/scenario.js';
import { button, key, peopleAt, press, showBoard } from '../testing/live-board.js';
import { Board } from './board.js';

afterEach(cleanup);

const text = (): string => document.body.textContent;
/** The row above the street. */
const said = (): string => document.querySelector('[class*="say"]')?.textContent ?? '';
const described = (name: string): string =>
  document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const isQuiet = (): boolean => button(/^End turn/).className.includes('quiet');

/** The board at a moment of a match, to be shown anew as the test says. */
async function showing(match: SkyscraperMatch, sent: (action: Action) => void = () => undefined) {
  let update: (isSent: boolean) => void = () => undefined;
  const Shown = () => {
    const [{ isSent }, set] = useState({ isSent: false });
    update = next => set({ isSent: next });
    const due = match.due();
    return (
      <Board
        view={match.see(0)}
        viewer={0}
        people={peopleAt(match, 0)}
        log={match.seeLog(0)}
        act={due.type === 'seat' && due.seat === 0 && !isSent ? sent : undefined}
        isSent={isSent}
      />
    );
  };
  await renderIn('en', <Shown />);
  await screen.findAllByRole('img', {}, { timeout: 20_000 });
  return (isSent: boolean) => act(async () => update(isSent));
}

describe('what is chosen', () => {
  test('is forgotten when the turn ends, and the next turn opens with what happened', async () => {
    const match = position({ hands: ['4 jackhammer 1', '3 6 2'], floors: ['', ''], pile: '2 2 1 1 7' });
    const show = await showing(match);
    await press('4, floor card');
    expect(text()).toContain('The 4 needs a 5.');
    play(match, end(0));
    await show(false);
    expect(screen.queryByRole('button', { name: 'Put the 4 back' })).toBeNull();
    expect(text()).not.toContain('Move card');
    play(match, build(1, '3', '6'), end(1));
    await show(false);
    expect(said()).toContain('Your turn: play cards or end it');
    expect(said()).toContain('Mila builds 3 + 6.');
    expect(said()).not.toContain('The 4 needs a 5.');
  });

  test('stays as it was while a deed is on its way, and nothing more is taken', async () => {
    const match = position({ hands: ['3 6 1', '4'], floors: ['', ''], pile: '2 2 1 1' });
    const sent = vi.fn<(action: Action) => void>();
    const show = await showing(match, sent);
    await press('3, floor card');
    const before = text();
    await press('6, floor card: Build 3 and 6');
    expect(sent).toHaveBeenCalledTimes(1);
    await show(true);
    expect(text()).toBe(before);
    expect(button('3, floor card').getAttribute('aria-pressed')).toBe('true');
    await press('6, floor card: Build 3 and 6');
    await press(/^End turn/);
    await press('1, floor card');
    for (const name of ['e', 'h', '2']) await key(name);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button('3, floor card').getAttribute('aria-pressed')).toBe('true');
    play(match, build(0, '3', '6'));
    await show(false);
    expect(floors(match)[0]).toBe('3+6');
    expect(text()).toContain('You build 3 + 6.');
    expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
  });
});

describe('before a card is chosen', () => {
  test('each card says what it is good for', async () => {
    await showBoard(position({ hands: ['3 6 1 thief bone', '8'], floors: ['', '2+7'] }));
    expect(described('3, floor card')).toBe('makes a floor now');
    expect(described('Thief')).toBe('can be played now');
    expect(described('1, floor card')).toBe('');
    expect(described('Bone')).toBe('');
    expect(button('1, floor card').className).toContain('idle');
  });

  test('the end of the turn is quiet while a floor can be had, and strong when none can', async () => {
    const match = position({ hands: ['3 6 thief', '8'], floors: ['', ''], pile: '1 1' });
    await showBoard(match);
    expect(isQuiet()).toBe(true);
    await press('3, floor card');
    await press('Build 3 and 6');
    expect(isQuiet()).toBe(false);
  });

  test('while others play, no card is marked', async () => {
    await showBoard(position({ hands: ['3', '3 6'], turn: 0 }), 1);
    expect(described('3, floor card')).toBe('');
    expect(button('3, floor card').className).not.toContain('idle');
  });
});

describe('a hint', () => {
  test('says what to do and marks the cards and the place, until the match moves on; the person does it', async () => {
    const match = position({ hands: ['4 5 dog', '8'], floors: ['', ''], pile: '1' });
    const way = { type: 'build', cards: [parseCard('4'), parseCard('5')] } as const;
    await showBoard(match, 0, 'en', { way, text: 'Build 4 + 5.' });
    expect(said()).toContain('Build 4 + 5.');
    const marked = [...document.querySelectorAll<HTMLElement>('[data-card][class*="shown"]')];
    expect(marked.map(({ dataset }) => dataset['card'])).toEqual(['4#0', '5#0']);
    expect(document.querySelector('span[class*="shown"]')).not.toBeNull();
    await press('4, floor card');
    await press('Build 4 and 5');
    expect(floors(match)[0]).toBe('4+5');
    expect(said()).not.toContain('Build 4 + 5.');
    expect(document.querySelector('[class*="shown"]')).toBeNull();
  });

  test('the end of the turn is one too, and then it is not quiet', async () => {
    const match = position({ hands: ['4 5', '8'], floors: ['', ''], pile: '2 2' });
    await showBoard(match, 0, 'en', { way: { type: 'end' }, text: 'End the turn.' });
    expect(isQuiet()).toBe(false);
  });
});

describe('pieces, for motion', () => {
  const piece = (name: string): DOMStringMap =>
    document.querySelector<HTMLElement>(`[data-piece="${name}"]`)?.dataset ?? {};

  test('halves of a floor are what cards of the hand were', async () => {
    const match = position({ hands: ['3 6 6', '4'], floors: ['', ''], pile: '2' });
    await showBoard(match);
    expect(piece('hand-6#1')).toMatchObject({ spot: 'hand', to: 'discard' });
    await press('3, floor card');
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: /^6, floor card/ })[0] ?? document.body),
    );
    expect(piece('0-0')).toMatchObject({ spot: 'house-0', was: 'hand-3#0', from: 'seat-0', order: '0' });
    expect(piece('0-1')).toMatchObject({ spot: 'house-0', was: 'hand-6#1', order: '1' });
  });

  test('what was played lies on the discard pile, from whom it came', async () => {
    const match = position({ hands: ['jackhammer 1', '4'], floors: ['', '2+7'], pile: '2', discard: '1' });
    await showBoard(match);
    await press('Jackhammer');
    await press('Drill the top floor of Mila');
    expect(piece('discard-1')).toMatchObject({ spot: 'discard', from: 'seat-0', was: 'hand-jackhammer#0' });
    expect(piece('discard-3')['was']).toBeUndefined();
  });

  test('what others could take goes to them', async () => {
    await showBoard(position({ hands: ['3', '3 6'], turn: 0 }), 1);
    expect(piece('hand-3#0')['to']).toBe('seat-0');
  });
});
