// @vitest-environment happy-dom
import { updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { end, floors, hand, play, position, type SkyscraperMatch, stolen } from '../../testing/scenario.js';
import { button, key, peopleAt, press, showBoard } from '../testing/live-board.js';
import { Board } from './board.js';

afterEach(() => {
  cleanup();
  updateSettings({ shortcuts: true });
});

/** Four players, floors, dogs and a milkshake; seat 0 is on turn. */
const street = (ownHand: string): SkyscraperMatch =>
  position({
    hands: [ownHand, '8 8', '7 5', ''],
    floors: ['2+7 4+5*', '1+8 4+5* 3+6', '2+7 3+6*', ''],
    shakes: [0, 0, 1, 0],
    pile: '4 1 1 2',
  });

const text = (): string => document.body.textContent;

describe('building', () => {
  test('a chosen floor card lights its partner, which builds the floor', async () => {
    const match = street('3 6 thief');
    await showBoard(match);
    await press('3, floor card');
    expect(button('3, floor card').getAttribute('aria-pressed')).toBe('true');
    expect(text()).toContain('The 3 needs a 6. Build with your 6, or steal the 6 from Mila.');
    await press('6, floor card: Build 3 and 6');
    expect(floors(match)[0]).toBe('2+7 4+5* 3+6');
  });

  test('the own house builds too', async () => {
    const match = street('3 6 thief');
    await showBoard(match);
    await press('6, floor card');
    await press('Build 3 and 6');
    expect(floors(match)[0]).toBe('2+7 4+5* 3+6');
  });

  test('a joker goes with any floor card and stands for what is missing', async () => {
    const match = street('1 joker');
    await showBoard(match);
    await press('Joker');
    expect(text()).toContain('jokers can’t steal');
    await press('1, floor card: Build 1 and joker');
    expect(floors(match)[0]).toBe('2+7 4+5* 1+joker');
    expect(text()).toContain('The joker stands for 8.');
  });

  test('a card chosen again is put back, and so does Escape', async () => {
    await showBoard(street('3 6'));
    await press('3, floor card');
    await press('3, floor card');
    expect(button('3, floor card').getAttribute('aria-pressed')).toBe('false');
    await press('3, floor card');
    await key('Escape');
    expect(button('3, floor card').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('targets', () => {
  test('a top floor is stolen by its house; others say why not', async () => {
    const match = street('3 dog');
    await showBoard(match);
    await press('3, floor card');
    expect(text()).toContain('you have no 6');
    expect(text()).toContain('dog on guard');
    expect(text()).toContain('no floor yet');
    await press('Steal the 6 from Mila');
    expect(floors(match)).toEqual(['2+7 4+5* 3+6', '1+8 4+5*', '2+7 3+6*', '']);
    expect(text()).toContain('You steal Mila’s 6 with a 3. Mila’s floor is gone, the 3 is discarded.');
  });

  test('a dog is put at the one floor that has none', async () => {
    const match = street('dog');
    await showBoard(match);
    await press('Dog');
    expect(text()).toContain('not your house');
    await press('Dog at floor 1');
    expect(floors(match)[0]).toBe('2+7* 4+5*');
  });

  test('with several floors to guard each has a button', async () => {
    const match = position({ hands: ['dog 1', '2'], floors: ['2+7 4+5 3+6', ''] });
    await showBoard(match);
    await press('Dog');
    for (const floor of [1, 2, 3]) expect(button(`Dog at floor ${floor}`)).toBeTruthy();
    await press('Dog at floor 2');
    expect(floors(match)[0]).toBe('2+7 4+5* 3+6');
  });

  test('a bone lures a dog', async () => {
    const match = street('bone');
    await showBoard(match);
    await press('Bone');
    expect(text()).toContain('not your own');
    await press('Lure the dog from floor 2 of Jonas');
    expect(floors(match)[2]).toBe('2+7 3+6');
  });

  test('the jackhammer stops at a dog, the wrecking ball does not', async () => {
    const match = street('jackhammer wrecking-ball');
    await showBoard(match);
    await press('Jackhammer');
    expect(text()).toContain('dog on guard');
    await press('Drill the top floor of Mila');
    expect(floors(match)[1]).toBe('1+8 4+5*');
    await press('Wrecking ball');
    await press('Smash the top floor of Jonas');
    expect(floors(match)[2]).toBe('2+7');
    expect(text()).toContain('top floor 3 + 6 and its dog are gone');
  });

  test('a thief needs somebody with cards; what it took is seen by the two only', async () => {
    const match = street('thief 1');
    await showBoard(match);
    await press('Thief');
    expect(text()).toContain('no cards');
    await press('Steal a card from Jonas');
    expect(text()).toContain('One moment');
    match.play(stolen('7'));
    cleanup();
    await showBoard(match);
    expect(text()).toContain('Thief: you take Jonas’s 7.');
    expect(button('7, floor card')).toBeTruthy();
    cleanup();
    await showBoard(match, 1);
    expect(text()).toContain('Thief: Anna takes a card from Jonas.');
    expect(screen.queryByRole('button', { name: '7, floor card' })).toBeNull();
  });

  test('cards without target are played by choosing them again, or by their button', async () => {
    const match = street('donut-truck super-thief 1');
    await showBoard(match);
    await press('Donut truck');
    expect(text()).toContain('tap to play');
    await press('Donut truck');
    expect(match.see(0).truck).toBe(true);
    await press('Super thief');
    await press('Rob everyone');
    expect(match.due()).toEqual({ type: 'chance', chance: 'stolen' });
  });

  test('a milkshake is served', async () => {
    const match = street('milkshake 1');
    await showBoard(match);
    await press('Milkshake');
    await press('Milkshake for Mila');
    expect(match.see(0).milkshakes).toEqual([0, 1, 1, 0]);
    expect(text()).toContain('misses a turn');
  });
});

describe('ending a turn', () => {
  test('the button says what follows', async () => {
    const match = street('1');
    await showBoard(match);
    expect(button(/^End turn/).textContent).toContain('You draw 2 cards. Then it is Mila’s turn.');
    await press(/^End turn/);
    expect(match.see(0).turn).toBe(1);
    expect(text()).toContain('Mila is playing…');
    expect(screen.queryByRole('button', { name: /^End turn/ })).toBeNull();
  });

  test('the next real turn, past milkshakes', async () => {
    const match = position({ hands: ['1 1 1', '2', '3'], shakes: [0, 1, 0], pile: '4 4' });
    await showBoard(match);
    expect(button(/^End turn/).textContent).toContain('You hold 3: none to draw. Then it is Jonas’s turn.');
  });

  test('with the truck one plays again', async () => {
    const match = street('6 2 8 donut-truck');
    await showBoard(match);
    await press('Donut truck');
    await press('Call the donut truck');
    expect(button(/^End turn/).textContent).toContain('Donut truck: you play again.');
    await press(/^End turn/);
    expect(match.see(0).turn).toBe(0);
  });

  test('a full hand does not draw', async () => {
    await showBoard(position({ hands: ['1 1 1 2 2 2 3 3', '4'], pile: '5' }));
    expect(button(/^End turn/).textContent).toContain(
      'You hold 8: with 8 or more you draw none at the start of a turn.',
    );
  });

  test('a whole round without an action ends the match', async () => {
    const match = position({ hands: ['1 1', '4 4'], pile: '', discard: '', turn: 1 });
    await showBoard(play(match, end(1)));
    expect(button(/^End turn/).textContent).toContain('Nothing left to draw. Then the match is over.');
    await press(/^End turn/);
    expect(match.due().type).toBe('over');
  });
});

describe('keys', () => {
  test('digits choose cards, E ends the turn', async () => {
    const match = street('3 6 dog');
    await showBoard(match);
    await key('2');
    expect(button('6, floor card').getAttribute('aria-pressed')).toBe('true');
    await key('1');
    expect(floors(match)[0]).toBe('2+7 4+5* 3+6');
    await key('e');
    expect(match.see(0).turn).toBe(1);
  });

  test('without shortcuts only Escape acts', async () => {
    const match = street('3 6 dog');
    await showBoard(match);
    await press('6, floor card');
    await act(async () => updateSettings({ shortcuts: false }));
    for (const name of ['1', 'e', 'E']) await key(name);
    expect(floors(match)[0]).toBe('2+7 4+5*');
    expect(match.see(0).turn).toBe(0);
    await key('Escape');
    expect(button('6, floor card').getAttribute('aria-pressed')).toBe('false');
  });

  test('arrows go from card to card, with shift they move a card; sorting puts it back', async () => {
    await showBoard(street('3 6 dog'));
    const order = (): string[] =>
      screen
        .getAllByRole('button')
        .filter(element => element.dataset['card'] !== undefined)
        .map(element => element.dataset['card'] ?? '');
    button('3, floor card').focus();
    await key('ArrowRight');
    expect(document.activeElement).toBe(button('6, floor card'));
    await key('ArrowRight', { shiftKey: true });
    expect(order()).toEqual(['3#0', 'dog#0', '6#0']);
    await press('Sort hand');
    expect(order()).toEqual(['3#0', '6#0', 'dog#0']);
  });

  test('the chosen card can be moved with buttons', async () => {
    await showBoard(street('3 6 dog'));
    await press('Dog');
    await press('Move left');
    const names = screen.getAllByRole('button').map(element => element.dataset['card']);
    expect(names.filter(name => name !== undefined)).toEqual(['3#0', 'dog#0', '6#0']);
  });
});

describe('what others see', () => {
  test('houses have names with floors, dogs and milkshakes', async () => {
    await showBoard(street('3'));
    const name =
      'Jonas’s skyscraper: 2 of 5 floors. Floor 1: 2 and 7. Floor 2: 3 and 6, with a dog. 2 cards in hand. 1 milkshake to drink.';
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });

  test('a spectator sees no hand', async () => {
    const match = street('joker wrecking-ball thief');
    await showBoard(match, 'spectator');
    expect(hand(match, 0)).toBe('joker wrecking-ball thief');
    expect(document.querySelector('[data-card]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Joker' })).toBeNull();
    expect(text()).toContain('Anna is playing…');
  });

  test('a replay that hides nothing shows every hand, with its owner', async () => {
    const match = street('joker wrecking-ball thief');
    const people = peopleAt(match, 'spectator');
    const view = match.game.start(match.options);
    await renderIn('en', <Board view={view} viewer="spectator" people={people} log={[]} act={undefined} />);
    const anna = await screen.findByRole('list', { name: 'Anna’s hand' });
    expect(within(anna).getAllByRole('img')).toHaveLength(3);
    expect(within(anna).getByRole('img', { name: 'Wrecking ball' })).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Mila’s hand' })).getAllByRole('img')).toHaveLength(2);
    const theo = screen.getByRole('list', { name: 'Theo’s hand' });
    expect(within(theo).getByRole('listitem').textContent).toBe('0 cards in hand');
  });

  test('a seat that waits sees its own hand only', async () => {
    await showBoard(street('joker wrecking-ball thief'), 1);
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset['card']);
    expect(cards).toEqual(['8#0', '8#1']);
    expect(text()).toContain('Anna is playing…');
  });

  test('the discard pile can be looked through', async () => {
    const match = position({ hands: ['3 3', '4'], discard: 'dog 1 1', pile: '5' });
    await showBoard(match);
    await press('3 discarded');
    expect((await screen.findByRole('dialog')).textContent).toContain('2 × 1, floor card');
  });
});

describe('the room for the street', () => {
  const heights = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get');
  const widths = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get');

  afterEach(() => {
    heights.mockRestore();
    widths.mockRestore();
  });

  const drawnFor = (): (string | null | undefined)[] => {
    const houses = screen.getByRole('list', { name: 'Skyscrapers' });
    const scene = houses.previousElementSibling?.querySelector('svg');
    const house = within(houses).getAllByRole('img')[0]?.parentElement;
    return [scene?.getAttribute('width'), scene?.getAttribute('height'), house?.style.height];
  };

  test('houses and sky are drawn for the same room, also when it changes with a move', async () => {
    widths.mockReturnValue(800);
    heights.mockReturnValue(300);
    await showBoard(street('3 6 thief'));
    expect(drawnFor()).toEqual(['800', '300', '300px']);
    heights.mockReturnValue(291);
    await press('3, floor card');
    expect(drawnFor()).toEqual(['800', '291', '291px']);
  });
});

test('an empty hand says so', async () => {
  await showBoard(street(''));
  const own = screen.getByRole('list', { name: 'Your hand' });
  expect(within(own).getByRole('listitem').textContent).toBe('0 cards in hand');
});

test('in every language the board can be played', async () => {
  for (const [language, card, build] of [
    ['de', '3, Stockwerk-Karte', 'Bau 3 und 6'],
    ['fr', '3, carte étage', 'Construire 3 et 6'],
    ['bg', '3, карта за етаж', 'Строй 3 и 6'],
  ] as const) {
    const match = street('3 6');
    await showBoard(match, 0, language);
    await press(card);
    await press(build);
    expect(floors(match)[0]).toBe('2+7 4+5* 3+6');
    cleanup();
  }
});
