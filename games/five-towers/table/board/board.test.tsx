// @vitest-environment happy-dom
import { type BoardProps, LanguageProvider, LiveRegion, type People, updateSettings } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Action, FiveTowers } from '../../rules/index.js';
import {
  bid,
  build,
  cards,
  checked,
  type FiveTowersMatch,
  pass,
  play,
  rebuild,
  table,
  wins,
} from '../../testing/scenario.js';
import { fiveTowersScreen } from '../screen.js';

const { Board } = fiveTowersScreen;
const NAMES = ['Ana', 'Boyan', 'Mila', 'Jonas', 'Eva'];

beforeAll(async () => void (await import('../words/en.js')));
// A draft outlives its page.
beforeEach(() => sessionStorage.clear());
beforeEach(() => updateSettings({ autoPass: false }));
afterEach(cleanup);

const peopleAt = (players: number, you: number | undefined): People => ({
  seats: NAMES.slice(0, players).map((name, seat) => ({ name, isBot: seat !== you })),
  you,
});

const boardOf = (
  match: FiveTowersMatch,
  viewer: number | 'spectator',
  now: Pick<BoardProps<FiveTowers>, 'act' | 'isSent' | 'scene'>,
) => (
  <Board
    view={match.see(viewer)}
    viewer={viewer}
    people={peopleAt(match.options.players, viewer === 'spectator' ? undefined : viewer)}
    log={match.seeLog(viewer)}
    {...now}
  />
);

/** Shows a match from a seat; what is done there is collected, not played. */
async function show(match: FiveTowersMatch, viewer: number | 'spectator', mayAct = true): Promise<Action[]> {
  const done: Action[] = [];
  await renderIn('en', boardOf(match, viewer, { act: mayAct ? action => done.push(action) : undefined }));
  await screen.findAllByRole('heading', { level: 2 });
  return done;
}

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): boolean => fireEvent.click(button(name));
const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';
const reason = (name: string): string | undefined | null => {
  const id = button(name).getAttribute('aria-describedby');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const key = (name: string): void => act(() => void fireEvent.keyDown(window, { key: name }));

describe('bidding', () => {
  const mixed = 'sand-6 sand-7 tree-5 candy-3 scary-2';

  test('says whose turn it is and bids by button', async () => {
    const done = await show(play(checked(3, mixed), bid(0, 1)), 1);
    expect(screen.getByRole('heading', { name: 'Your turn: bid 2, 3, 4 or 5, or pass' })).toBeDefined();
    expect(screen.getByText('Ana’s 1 is the highest bid.').textContent).toMatch(/ Mila bids after you\.$/);
    press('Bid 3');
    press('Pass');
    expect(done).toEqual([{ type: 'bid', count: 3 }, { type: 'pass' }]);
  });

  test('bids that are not possible are off, and say why', async () => {
    const match = wins(checked(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 scary-2'), 0, 'sand-0 tree-0');
    const done = await show(play(match, bid(1, 0)), 0);
    expect(isOff('Bid 0')).toBe(true);
    expect(reason('Bid 0')).toBe('to bid nothing, pass');
    expect(isOff('Bid 1')).toBe(false);
    expect(isOff('Bid 2')).toBe(true);
    expect(reason('Bid 5')).toBe('you can build 1 at most');
    press('Bid 2');
    expect(done).toEqual([]);
  });

  test('a bid that needs a teardown says so', async () => {
    const match = wins(checked(2, 'sand-3', 'sand-6 tree-5'), 0, 'sand-3');
    await show(play(match, bid(1, 0)), 0);
    expect(reason('Bid 5')).toBe('if you tear one down');
    expect(reason('Bid 1')).toBeUndefined();
  });

  test('not above what stands, with the name of who said it', async () => {
    await show(play(checked(3, mixed), bid(0, 2)), 1);
    expect(reason('Bid 2')).toBe('not above Ana’s 2');
  });

  test('a reason too long for its buttons stands on a line with its bids', async () => {
    const match = wins(checked(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 scary-2'), 0, 'sand-0 tree-0');
    await show(play(match, bid(1, 0)), 0);
    const line = screen.getByText('to bid nothing, pass').parentElement;
    expect(line?.textContent).toBe('0to bid nothing, pass');
    expect(screen.getByText('you can build 1 at most').parentElement?.textContent).toBe('2–5you can build 1 at most');
  });

  test('number keys bid, P passes, and what is not allowed does nothing', async () => {
    const done = await show(play(checked(3, mixed), bid(0, 2)), 1);
    for (const name of ['1', '4', 'x', 'p']) key(name);
    expect(done).toEqual([{ type: 'bid', count: 4 }, { type: 'pass' }]);
  });

  test('without shortcuts keys do nothing, and a key held down acts once', async () => {
    const done = await show(play(checked(3, mixed), bid(0, 2)), 1);
    act(() => updateSettings({ shortcuts: false }));
    for (const name of ['4', 'p']) key(name);
    expect(done).toEqual([]);
    act(() => updateSettings({ shortcuts: true }));
    fireEvent.keyDown(window, { key: 'p' });
    fireEvent.keyDown(window, { key: 'p', repeat: true });
    expect(done).toEqual([{ type: 'pass' }]);
  });

  test('the starter has no pass but 0', async () => {
    const done = await show(checked(2, mixed), 0);
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    press('Bid 0');
    expect(done).toEqual([{ type: 'bid', count: 0 }]);
  });

  test('each card of the display says where it stands', async () => {
    const first = 'sand-3 tree-0 candy-5';
    const match = wins(checked(2, first, 'sand-7 tree-4 candy-2 candy-9 scary-2'), 0, first);
    await show(play(match, bid(1, 0)), 0);
    const display = screen.getByRole('region', { name: 'Display' });
    for (const text of [
      'Sand 7: if 3 is torn down',
      'Tree 4: tower is topped',
      'Candy 2: fits on 5',
      'Candy 9: 9 goes on any but 0',
      'Scary 2: begins a tower',
    ])
      expect(within(display).getByText(text)).toBeDefined();
  });

  describe('when nothing but passing is possible', () => {
    const stuck = (): FiveTowersMatch => play(checked(2, mixed), bid(0, 4));
    const closed = (): FiveTowersMatch => {
      const match = wins(checked(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 tree-3'), 0, 'sand-0 tree-0');
      return play(match, bid(1, 1));
    };

    test('it passes by itself, once, if that is wished', async () => {
      updateSettings({ autoPass: true });
      expect(await show(closed(), 0)).toEqual([{ type: 'pass' }]);
    });

    test('passing is what stands out', async () => {
      await show(closed(), 0);
      expect(button('Pass').className).toMatch(/primary/);
      await show(stuck(), 1);
      expect(button('Pass').className).not.toMatch(/primary/);
    });

    test('but not if it is not wished', async () => {
      expect(await show(closed(), 0)).toEqual([]);
    });

    test('and not if there is a choice', async () => {
      updateSettings({ autoPass: true });
      expect(await show(stuck(), 1)).toEqual([]);
    });
  });
});

describe('building', () => {
  /** Seat 0 has sand 3 and must build three of these. */
  function toBuild(): FiveTowersMatch {
    const match = wins(checked(2, 'sand-3', 'sand-6 sand-2 tree-5 candy-3 scary-2'), 0, 'sand-3');
    return play(match, bid(1, 0), bid(0, 3));
  }

  test('cards go onto their towers by buttons alone', async () => {
    const done = await show(toBuild(), 0);
    expect(isOff('3 cards still to place')).toBe(true);
    for (const [card, tower] of [
      ['Tree 5', 'tree'],
      ['Candy 3', 'candy'],
      ['Sand 2', 'sand'],
    ]) {
      press(card ?? '');
      expect(button(card ?? '').getAttribute('aria-pressed')).toBe('true');
      press(`Place on ${tower} tower`);
    }
    expect(screen.getByText('Sand tower: 3, 2; 2 points, main tower +2')).toBeDefined();
    press('Done');
    expect(done).toEqual([{ type: 'build', place: cards('tree-5 candy-3 sand-2') }]);
  });

  test('a card that does not fit says why and cannot be placed', async () => {
    await show(toBuild(), 0);
    press('Sand 6');
    expect(screen.queryByRole('button', { name: 'Place on sand tower' })).toBeNull();
    expect(screen.getByText(/^Sand 6 cannot go on a 3/)).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Tear down Sand 3 or choose another card' })).toBeDefined();
  });

  test('nor does the headline ask for what no teardown allows', async () => {
    await show(toBuild(), 0);
    press('Tear down Sand 3');
    press('Sand 2');
    press('Place on sand tower');
    press('Sand 6');
    expect(screen.getByRole('heading', { name: 'Choose another card' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /^Place/ })).toBeNull();
  });

  describe('a card in the air', () => {
    const aims = (): readonly (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-aim]')].map(mark => mark.dataset['aim']);
    const drag = (card: string): void => {
      const node = button(card);
      node.setPointerCapture = () => undefined;
      fireEvent.pointerDown(node, { button: 0, buttons: 1, pointerId: 1, clientX: 10, clientY: 10 });
      fireEvent.pointerMove(node, { buttons: 1, pointerId: 1, clientX: 60, clientY: 60 });
    };

    test('lights up the tower that takes it, and no other', async () => {
      await show(toBuild(), 0);
      expect(aims()).toEqual([]);
      drag('Tree 5');
      expect(aims()).toEqual(['refuses', 'refuses', 'takes', 'refuses', 'refuses']);
      fireEvent.pointerUp(button('Tree 5'), { pointerId: 1, clientX: 60, clientY: 60 });
      expect(aims()).toEqual([]);
    });

    test('lights up none if it does not fit', async () => {
      await show(toBuild(), 0);
      drag('Sand 6');
      expect(aims()).toEqual(['refuses', 'refuses', 'refuses', 'refuses', 'refuses']);
    });
  });

  test('a tap on another tower than the chosen card’s says where it goes', async () => {
    await show(toBuild(), 0);
    const own = screen.getByRole('region', { name: 'Your towers' });
    const hint = 'Tree 5 goes only on your tree tower.';
    fireEvent.click(within(own).getByText('Candy tower: not begun'));
    expect(screen.queryByText(hint)).toBeNull();
    press('Tree 5');
    fireEvent.click(within(own).getByText('Candy tower: not begun'));
    expect(within(screen.getByRole('region', { name: 'Your decision' })).getByText(hint)).toBeDefined();
    expect(screen.getAllByText(hint)).toHaveLength(2);
    press('Candy 3');
    expect(within(screen.getByRole('region', { name: 'Your decision' })).queryByText(hint)).toBeNull();
  });

  test('a top is torn down, and everything is taken back step by step', async () => {
    const done = await show(toBuild(), 0);
    press('Sand 6');
    press('Tear down Sand 3');
    expect(within(screen.getByRole('region', { name: 'Your decision' })).getByText('Sand 3 torn down.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Tear down/ })).toBeNull();
    press('Place on sand tower');
    expect(screen.getByText('Sand tower: 6; 1 point, main tower +1')).toBeDefined();
    press('Take back');
    expect(
      within(screen.getByRole('region', { name: 'Your towers' })).getByText('Sand tower: not begun'),
    ).toBeDefined();
    press('Take back');
    expect(screen.getByText('Sand tower: 3; 1 point, main tower +1')).toBeDefined();
    expect(isOff('Take back')).toBe(true);
    expect(done).toEqual([]);
  });

  test('what was drafted is sent as one build', async () => {
    const done = await show(toBuild(), 0);
    press('Tear down Sand 3');
    for (const [card, tower] of [
      ['Sand 6', 'sand'],
      ['Sand 2', 'sand'],
      ['Scary 2', 'scary'],
    ]) {
      press(card ?? '');
      press(`Place on ${tower} tower`);
    }
    press('Done');
    expect(done).toEqual([{ type: 'build', tearDown: 4, place: cards('sand-6 sand-2 scary-2') }]);
  });

  test('shows a way that the rules accept and that keeps what was begun', async () => {
    const match = toBuild();
    const done = await show(match, 0);
    press('Scary 2');
    press('Place on scary tower');
    press('Show me a way');
    await screen.findByRole('button', { name: 'Done' });
    press('Done');
    const [action] = done;
    if (action?.type !== 'build') throw new Error('no build');
    expect(action.place[0]).toBe(cards('scary-2')[0]);
    expect(match.play({ seat: 0, action })).toBeUndefined();
  });

  test('whoever plays by keyboard goes on at the next card', async () => {
    await show(toBuild(), 0);
    press('Tree 5');
    button('Place on tree tower').focus();
    press('Place on tree tower');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Sand 6');
  });

  test('no more cards than the bid', async () => {
    await show(toBuild(), 0);
    press('Show me a way');
    await screen.findByRole('button', { name: 'Done' });
    const rest = within(screen.getByRole('region', { name: 'Display' })).getAllByRole('button');
    expect(rest.every(card => card.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
});

describe('between what was done and the answer', () => {
  /** Seat 0 has sand 3 and must build three of these. */
  function toBuild(): FiveTowersMatch {
    const match = wins(checked(2, 'sand-3', 'sand-6 sand-2 tree-5 candy-3 scary-2'), 0, 'sand-3');
    return play(match, bid(1, 0), bid(0, 3));
  }

  const frame = (match: FiveTowersMatch, now: Pick<BoardProps<FiveTowers>, 'act' | 'isSent' | 'scene'>) => (
    <LanguageProvider>
      <LiveRegion>
        <Suspense fallback={null}>{boardOf(match, 0, now)}</Suspense>
      </LiveRegion>
    </LanguageProvider>
  );

  /** What one sees of the viewer's towers: points, and each tower in words. */
  function seen(): readonly (string | null)[] {
    const own = within(screen.getByRole('region', { name: 'Your towers' }));
    const towers = within(own.getByRole('list', { name: 'Your towers' })).getAllByRole('listitem');
    return [own.getByText(/^points?$/).parentElement?.querySelector('b')?.textContent ?? '', ...towers.map(saidOf)];
  }

  const saidOf = (tower: HTMLElement): string | null => within(tower).getByText(/tower:/).textContent;

  const BUILT = [
    '6',
    'Candy tower: 3; 1 point',
    'Scary tower: not begun',
    'Tree tower: 5; 1 point',
    'Scrap tower: not begun',
    'Sand tower: 3, 2; 2 points, main tower +2',
  ];

  test('a build stays as it was drafted: no frame falls back', async () => {
    const match = toBuild();
    const done: Action[] = [];
    const { rerender } = await renderIn('en', boardOf(match, 0, { act: action => done.push(action) }));
    for (const [card, tower] of [
      ['Tree 5', 'tree'],
      ['Candy 3', 'candy'],
      ['Sand 2', 'sand'],
    ]) {
      press(card ?? '');
      press(`Place on ${tower} tower`);
    }
    const frames = [seen()];
    press('Done');
    await act(async () => rerender(frame(match, { act: undefined, isSent: true })));
    frames.push(seen());
    // Whatever is pressed meanwhile does nothing.
    for (const name of ['Take back', 'Show me a way', 'Done', 'Tear down Sand 3']) {
      const found = screen.queryByRole('button', { name });
      if (found !== null) fireEvent.click(found);
    }
    frames.push(seen());
    const [action] = done;
    if (action === undefined) throw new Error('nothing was done');
    play(match, { seat: 0, action });
    await act(async () => rerender(frame(match, { act: undefined })));
    frames.push(seen());
    expect(frames).toEqual([BUILT, BUILT, BUILT, BUILT]);
    expect(done).toHaveLength(1);
  });

  test('a bid stays on the table, and nothing more can be said', async () => {
    const match = checked(2, 'sand-6');
    const done: Action[] = [];
    const { rerender } = await renderIn('en', boardOf(match, 0, { act: action => done.push(action) }));
    press('Bid 2');
    await act(async () => rerender(frame(match, { act: undefined, isSent: true })));
    press('Bid 3');
    key('4');
    expect(done).toEqual([{ type: 'bid', count: 2 }]);
    expect(screen.getByRole('region', { name: 'Your decision' }).getAttribute('aria-busy')).toBe('true');
  });

  test('who is asked next sees the question while the deal is still to be seen', async () => {
    const match = play(checked(2, 'sand-6', 'tree-5'), bid(0, 0));
    const sequence = { routes: [], sounds: [], highlights: [], length: 500 };
    await renderIn('en', boardOf(play(match, pass(1)), 0, { act: undefined, scene: { id: 1, tempo: 1, sequence } }));
    await screen.findByRole('button', { name: 'Bid 2' });
  });
});

describe('bids as at the table', () => {
  test('a bid that cannot be built is taken back', async () => {
    const match = wins(table(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 scary-2'), 0, 'sand-0 tree-0');
    const done = await show(play(match, bid(1, 0), bid(0, 4)), 0);
    expect(screen.getByRole('heading', { name: 'You cannot build 4' })).toBeDefined();
    press('Take the bid back');
    expect(done).toEqual([{ type: 'revoke' }]);
  });

  test('any number may be bid', async () => {
    const match = wins(table(2, 'sand-0 tree-0', 'sand-6 sand-7 tree-5 tree-4 scary-2'), 0, 'sand-0 tree-0');
    await show(play(match, bid(1, 0)), 0);
    for (const count of [1, 2, 3, 4, 5]) expect(isOff(`Bid ${count}`)).toBe(false);
  });
});

describe('looking on', () => {
  test('who is waited for, and for what', async () => {
    await show(play(checked(3, 'sand-6'), bid(0, 1)), 0, false);
    expect(screen.getByRole('heading', { name: 'Boyan is thinking about a bid' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull();
  });

  test('others: their towers, points and what they said', async () => {
    const match = wins(checked(3, 'sand-6 tree-5', 'sand-7 tree-4'), 1, 'sand-6 tree-5');
    await show(play(match, bid(2, 1)), 0);
    const others = screen.getByRole('region', { name: 'Other players' });
    expect(within(others).getByText('Sand tower: 6; 1 point')).toBeDefined();
    expect(within(others).getByText('3 points')).toBeDefined();
    expect(within(others).getByText(/^bid 1/)).toBeDefined();
    await act(async () => press('Show Boyan’s towers'));
    expect(await screen.findByRole('dialog', { name: 'Boyan’s towers' })).toBeDefined();
  });

  test('less than nothing has a minus sign, and the points have their word', async () => {
    const match = wins(checked(2, 'sand-6', 'tree-5'), 0, 'sand-6');
    await show(play(match, bid(1, 0), bid(0, 1), rebuild(0, 'sand', 'tree-5'), bid(1, 0)), 0);
    const own = screen.getByRole('region', { name: 'Your towers' });
    expect(within(own).getByText('Torn down: −1')).toBeDefined();
    expect(within(own).getByText('Without a top: 1')).toBeDefined();
    expect(within(own).getByText('point')).toBeDefined();
  });

  test('a spectator sees all towers and decides nothing', async () => {
    await show(checked(4, 'sand-6'), 'spectator', false);
    expect(screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)).toEqual([
      'Ana',
      'Boyan',
      'Mila',
      'Jonas',
      'Ana is thinking about a bid',
    ]);
    expect(screen.queryByRole('button', { name: /^Bid/ })).toBeNull();
  });

  test('what is still to come', async () => {
    await show(checked(2, 'sand-6'), 0);
    await act(async () => press(/Still to come/));
    const dialog = await screen.findByRole('dialog', { name: 'Still to come' });
    expect(within(dialog).getByText('Deck: 75 cards')).toBeDefined();
    expect(within(dialog).queryByRole('img', { name: 'Sand 6' })).toBeNull();
    expect(within(dialog).getByRole('img', { name: 'Sand 7' })).toBeDefined();
  });
});

test('a build by somebody else, with a teardown, leaves its pieces named', async () => {
  const match = wins(checked(2, 'sand-6', 'tree-1'), 0, 'sand-6');
  play(match, bid(1, 0), bid(0, 1), rebuild(0, 'sand', 'tree-1'), bid(1, 1), pass(0), build(1, 'candy-8'));
  await show(match, 1);
  expect(document.querySelector('[data-piece="tree-1"]')).not.toBeNull();
  expect(document.querySelectorAll('[data-piece="candy-8"]')).toHaveLength(1);
});

test('pieces say where they lie, and as the how-manieth they came', async () => {
  const match = wins(checked(2, 'sand-6 sand-2 tree-5', 'scary-1'), 1, 'sand-6 tree-5 sand-2');
  await show(match, 0);
  const spot = (piece: string) => {
    const { spot: where, order } = document.querySelector<HTMLElement>(`[data-piece="${piece}"]`)?.dataset ?? {};
    return [where, order];
  };
  expect(['sand-6', 'sand-2', 'tree-5', 'scary-1'].map(spot)).toEqual([
    ['tower', '0'],
    ['tower', '2'],
    ['tower', '1'],
    ['display', '0'],
  ]);
  for (const place of ['deck', 'discard']) expect(document.querySelectorAll(`[data-place="${place}"]`)).toHaveLength(1);
});
