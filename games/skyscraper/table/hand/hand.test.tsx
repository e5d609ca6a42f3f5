// @vitest-environment happy-dom
import { listChoices } from '@belfry/engine';
import { statesOf } from '@belfry/engine/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Action, formatCard, skyscraper } from '../../rules/index.js';
import { end, floors, play, position, type SkyscraperMatch, stolen, thief } from '../../testing/scenario.js';
import { choose } from '../board/choice.js';
import { button, press, showPart } from '../testing/live-board.js';
import { actionsOf } from './choices.js';
import { Hand } from './hand.js';

afterEach(cleanup);

const text = (): string => document.body.textContent;

const street = (ownHand: string): SkyscraperMatch =>
  position({
    hands: [ownHand, '8 8', '7 5', ''],
    floors: ['2+7 4+5*', '1+8 4+5* 3+6', '2+7 3+6*', ''],
    pile: '4 1 1 2',
  });

describe('a hand', () => {
  test.each([2, 3, 4] as const)('offers everything that %i players may do, and nothing else', players => {
    const written = (actions: readonly Action[]): string[] =>
      [...new Set(actions.map(action => JSON.stringify(skyscraper.actions.write(action))))].toSorted();
    let decisions = 0;
    for (const seed of [1, 2, 3])
      for (const state of statesOf(skyscraper, { players, floors: 4 }, seed)) {
        if (state.phase !== 'play') continue;
        decisions += 1;
        const view = skyscraper.see(state, state.turn);
        const held = [...(view.hands[state.turn]?.cards ?? []).entries()].flatMap(([card, count]) =>
          count > 0 ? [formatCard(card)] : [],
        );
        const offered = held.flatMap(card => actionsOf(choose(view, card)));
        expect(written([...offered, { type: 'end' }])).toEqual(written(listChoices(skyscraper.legal(view))));
      }
    expect(decisions).toBeGreaterThan(50);
  });

  test('asks what the chosen card shall do, in sentences', async () => {
    const match = street('3 6 joker');
    await showPart(Hand, match);
    await press('3, floor card');
    expect(screen.getByRole('heading', { name: 'What shall your 3 do?' })).toBeDefined();
    expect(text()).toContain('with the 6 of your hand');
    expect(text()).toContain('the joker is a 6 then');
    await press(/^Steal the 6 from Mila/);
    expect(floors(match)).toEqual(['2+7 4+5* 3+6', '1+8 4+5*', '2+7 3+6*', '']);
  });

  test('a card that can do nothing says why', async () => {
    await showPart(Hand, position({ hands: ['4 bone', '2'], floors: ['', ''] }));
    await press('4, floor card');
    expect(screen.getByRole('heading', { name: /The 4 needs a 5/ })).toBeDefined();
  });

  test('the turn is ended by the bar at the foot, which says what follows', async () => {
    const match = street('3 6 joker');
    await showPart(Hand, match);
    expect(button(/^End turn/).textContent).toContain('Then it is Mila’s turn.');
    await press(/^End turn/);
    expect(match.due()).toMatchObject({ seat: 1 });
  });

  test('while others play, cards can be read, and nothing can be played', async () => {
    await showPart(Hand, street('3 dog'), 2);
    expect(screen.queryByRole('button', { name: /^End turn/ })).toBeNull();
    expect(text()).toContain('Tap a card to read what it does');
    await press('7, floor card');
    expect(text()).toContain('Makes a floor with a 2 or a joker.');
  });

  test('tells the robbed and the thief what nobody else knows', async () => {
    const match = street('thief 1');
    play(match, thief(0, 2), stolen('7'), end(0));
    await showPart(Hand, match, 2);
    expect(text()).toContain('takes your 7');
    expect(text()).toContain('Only you and Anna know.');
    await act(async () => cleanup());
    await showPart(Hand, match, 3);
    expect(text()).not.toContain('7');
    expect(text()).not.toContain('Only you');
  });

  test.each(['de', 'fr', 'bg'] as const)('speaks %s', async language => {
    const match = street('3 6 joker thief milkshake');
    await showPart(Hand, match, 0, language);
    const [first] = screen.getAllByRole('button', { name: /^3/ });
    if (first === undefined) throw new Error('no 3');
    await act(async () => first.click());
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('3');
    expect(text()).toContain('Mila');
  });
});
