// @vitest-environment happy-dom
import { type Game, Match } from '@belfry/engine';
import { type Lantern, sampleGame, sampleWords } from '@belfry/engine/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/index.js';
import type { BoardProps, GameScreen } from '../screen.js';
import { plainScreen } from './index.js';

afterEach(cleanup);

const lantern = plainScreen(sampleGame, sampleWords);
const people = { seats: ['Ada', 'Ben', 'Cleo'].map(name => ({ name, isBot: name !== 'Ada' })), you: 0 };

function dealt(): Match<Lantern> {
  const match = new Match<Lantern>(sampleGame, { players: 3 }, ['Ada', 'Ben', 'Cleo']);
  match.play({ chance: 'deal', lights: [3, 7, 5] });
  return match;
}

/** A board, and the facts in the bar above it. */
async function show({ Board, Facts }: GameScreen, view: unknown, onAct?: BoardProps['act'], viewer = 0): Promise<void> {
  await renderIn(
    'en',
    <>
      <Facts view={view} />
      <Board
        view={view}
        viewer={viewer}
        people={viewer === 0 ? people : { ...people, you: viewer }}
        log={[]}
        act={onAct}
      />
    </>,
  );
  await screen.findByRole('region', { name: 'Players' });
}

const cardOf = (name: string): HTMLElement => {
  const card = screen.getByRole('heading', { level: 2, name: new RegExp(name) }).parentElement;
  if (card === null) throw new Error('a heading in no card');
  return card;
};

describe('the board', () => {
  test('shows what each player has, what is hidden, and who is on turn', async () => {
    await show(lantern, dealt().see(0));
    expect(cardOf('You').textContent).toContain('Lights in hand3');
    expect(cardOf('You').textContent).toContain('on turn');
    expect(cardOf('Ben').textContent).toContain('Lights in handhidden');
    expect(cardOf('Ben').textContent).not.toContain('on turn');
    // Their card says it; nobody need be told twice, nor what was set up.
    expect(cardOf('On the table').textContent).not.toMatch(/On turn|Options/);
    expect(screen.getByText('It is your turn')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Your decision' })).toBeNull();
    expect(document.querySelector('[class*="fact"]')).toBeNull();
  });

  test('shows the viewer first, then the others as they follow', async () => {
    await show(lantern, dealt().see(1), undefined, 1);
    const players = within(screen.getByRole('region', { name: 'Players' })).getAllByRole('heading');
    expect(players.map(({ textContent }) => textContent?.slice(1))).toEqual([
      'You',
      'Cleo',
      expect.stringMatching(/^Ada/),
    ]);
  });

  test('offers what is legal, and hands it on', async () => {
    const onAct = vi.fn<(action: unknown) => void>();
    await show(lantern, dealt().see(0), onAct);
    const decision = within(screen.getByRole('region', { name: 'Your decision' }));
    expect(decision.getAllByRole('button').map(button => button.textContent)).toEqual([
      'Keep the light',
      'Swap the light',
    ]);
    expect(decision.queryByRole('searchbox')).toBeNull();
    fireEvent.click(decision.getByRole('button', { name: 'Swap the light' }));
    expect(onAct).toHaveBeenCalledWith({ type: 'swap' });
  });

  test('at the end shows everything, and who has won', async () => {
    const match = dealt();
    for (const seat of [0, 1, 2]) match.play({ seat, action: { type: 'keep' } });
    await show(lantern, match.see(0));
    expect(cardOf('Ben').textContent).toContain('Winner');
    expect(cardOf('Cleo').textContent).toContain('Lights in hand5');
    expect(cardOf('On the table').textContent).toContain('the end');
  });
});

/** The same game with a state and actions that are harder to show. */
const large: Game = {
  ...sampleGame,
  see: () => ({
    round: 4,
    deck: Array.from({ length: 30 }, (_, card) => card),
    hand: [null, null],
    floors: [{ value: 2, hasDog: true }],
    market: { pile: [], nextPrice: null },
    seats: [['a'], ['b'], ['c']],
  }),
  due: () => ({ type: 'seat', seat: 0 }),
  legal: () => ({
    count: 500,
    at: number => (number === 499 ? { type: 'pass' } : { type: 'build', cards: [`sand-${number}`, 'tree-1'] }),
  }),
  actions: { ...sampleGame.actions, write: action => ({ ...action }) },
};

describe('a large game', () => {
  const plain = plainScreen(large, sampleWords);

  test('has its names spelled, its long lists folded, its numbers in the bar', async () => {
    await show(plain, large.see(undefined, 0));
    expect(screen.getByText('Round 4')).toBeTruthy();
    expect(screen.getByText('30 items').closest('details')?.open).toBe(false);
    expect(screen.getByText('value 2, has dog yes')).toBeTruthy();
    const common = cardOf('On the table').textContent;
    expect(common).toContain('Pilenone');
    expect(common).toContain('Next pricehidden');
  });

  test('has its many actions by type, a few at a time, and a search', async () => {
    const onAct = vi.fn<(action: unknown) => void>();
    await show(plain, large.see(undefined, 0), onAct);
    const decision = within(screen.getByRole('region', { name: 'Your decision' }));
    expect(decision.getByRole('status').textContent).toBe('500 choices');
    expect(decision.getAllByRole('button')).toHaveLength(60);
    expect(decision.getByText('440 more: search to find them.')).toBeTruthy();
    expect(decision.getByRole('button', { name: 'Pass' })).toBeTruthy();
    await act(async () => fireEvent.change(decision.getByRole('searchbox'), { target: { value: 'SAND 498 tree' } }));
    expect(decision.getByRole('status').textContent).toBe('1 of 500 choices fits');
    fireEvent.click(decision.getByRole('button', { name: 'Build: sand 498, tree 1' }));
    expect(onAct).toHaveBeenCalledWith({ type: 'build', cards: ['sand-498', 'tree-1'] });
    await act(async () => fireEvent.change(decision.getByRole('searchbox'), { target: { value: 'stone' } }));
    expect(decision.getByRole('status').textContent).toBe('0 of 500 choices fit');
    expect(decision.queryByRole('button')).toBeNull();
  });
});

test('the result is a table of scores, with the winner marked', async () => {
  const { Result } = lantern;
  await renderIn('en', <Result view={{}} result={{ lights: [3, 7, 5], winners: [1] } as never} people={people} />);
  const rows = screen.getAllByRole('row').map(row => row.textContent);
  expect(rows).toEqual(['PlayersLight', 'AYou3', 'BBenWinner7', 'CCleo5']);
});

test('options have the game’s words, or their own names; what nobody wrote is not there', async () => {
  const choice = { type: 'choice', values: ['short', 'full-length'], default: 'short' } as const;
  const plain = plainScreen({ ...sampleGame, options: { ...sampleGame.options, matchLength: choice } }, sampleWords);
  let words: ReturnType<typeof plain.useWords> | undefined;
  const Reader = () => {
    words = plain.useWords();
    return null;
  };
  await renderIn('en', <Reader />);
  expect(words?.options).toEqual({
    players: { name: 'Players', help: '' },
    matchLength: {
      name: 'Match length',
      help: '',
      values: { short: { name: 'Short', help: '' }, 'full-length': { name: 'Full length', help: '' } },
    },
  });
  expect(words?.refuse({ code: 'brightest-stays' }, people)).toBe('The brightest light stays with its owner.');
  expect(plain).toMatchObject({ hasSecrets: true });
  expect(plain.scores).toBeUndefined();
});
