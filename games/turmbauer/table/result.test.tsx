// @vitest-environment happy-dom
import { LANGUAGES, type Language } from '@belfry/engine/words';
import type { People } from '@belfry/ui';
import { renderIn } from '@belfry/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Outcome, State } from '../rules/index.js';
import {
  begin,
  build,
  look,
  type Position,
  play,
  position,
  resultOf,
  settle,
  stay,
  stone,
  type TurmbauerMatch,
  up,
} from '../testing/scenario.js';
import { turmbauerScreen } from './screen.js';

const { Result, Facts, scores } = turmbauerScreen;
const NAMES = ['Anna', 'Mila', 'Jonas', 'Theo'];

afterEach(cleanup);

const people = (players: number, you?: number): People => ({
  seats: NAMES.slice(0, players).map(name => ({ name, isBot: false })),
  you,
});

/** The last turn of a match: all stones that are not on the tower are in the box. */
function lastTurn(wanted: Position): TurmbauerMatch {
  const { players = 4 } = wanted;
  const match = position({ ...wanted, round: 12, turn: players === 3 ? 'green' : 'black' });
  return play(match, stay(players === 2 ? 1 : players - 1));
}

/** Black builds, and three stones fall. */
function collapse(wanted: Position): TurmbauerMatch {
  const stones = { 'red-2a': up(2, 0, 0, 1), 'blue-2a': up(0, 2, 0, 1), 'green-2a': up(0, -1, 0, 1) };
  const match = position({ stones, ...wanted, turn: 'black', dice: [2, 2] });
  const seat = wanted.players === 2 ? 1 : 3;
  return play(match, build(seat, '2a', up(1, 1, 1, 2)), settle('red-2a', 'blue-2a', 'green-2a'));
}

const show = (match: TurmbauerMatch, you?: number, language: Language = 'en') =>
  showView(look(match), resultOf(match), you, language);

async function showView(view: State, result: Outcome, you?: number, language: Language = 'en') {
  const { container } = await renderIn(
    language,
    <Result view={view} result={result} people={people(view.options.players, you)} />,
  );
  const rows = (await screen.findAllByRole('row')).slice(1);
  return {
    text: container.textContent ?? '',
    /** Each row: place, name, numbers. */
    rows: rows.map(row => [...row.querySelectorAll('td, th')].map(wordsIn)),
    reasons: screen.queryAllByRole('listitem').map(item => item.textContent),
    ringed: [...container.querySelectorAll('[class*=ringed]')].map(
      count => `${wordsIn(count.closest('tr')?.querySelector('th'))}: ${count.textContent}`,
    ),
  };
}

/** Without the letters in badges. */
function wordsIn(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const picture of copy?.querySelectorAll('svg') ?? []) picture.remove();
  return copy?.textContent ?? '';
}

const LEVEL = { red: [0, 0, 1], blue: [1, 0, 1], green: [0, 1, 1] } as const;

describe('what decides', () => {
  test('the height', async () => {
    const stones = { 'red-2a': up(0, 0, 1, 2) };
    const match = lastTurn({ stones, pawns: { red: [1, 0, 1], blue: [0, 0, 3], green: [0, 1, 1] } });
    const { text, rows, reasons, ringed } = await show(match, 0);
    expect(text).toContain('The tower stands: 1 stone, 3 high.');
    expect(rows).toEqual([
      ['1', 'MilaWinner', '3', '42', '2'],
      ['2', 'You', '1', '40', '2'],
      ['3', 'Jonas', '1', '42', '2'],
      ['4', 'Theo', '0', '42', '2'],
    ]);
    expect(reasons).toEqual([
      'Height. Mila stands highest, on 3. This decides.',
      'Fewer parts in the box. Not needed.',
      'More rings left. Not needed.',
    ]);
    expect(ringed).toEqual(['MilaWinner: 3']);
    expect(scores?.(look(match))).toEqual([1, 3, 1, 0]);
  });

  test('fewer parts in the box', async () => {
    const stones = { 'red-2a': up(2, 0, 0, 1), 'green-2a': up(0, 2, 0, 1), 'blue-3a': up(-1, 0, 0, 2) };
    const { reasons, ringed } = await show(lastTurn({ stones, pawns: LEVEL, rings: { blue: 0 } }));
    expect(reasons[0]).toBe('Height. Level on 1: Anna, Mila and Jonas.');
    expect(reasons[1]).toBe('Fewer parts in the box. Anna 40, Mila 39, Jonas 40. This decides.');
    expect(reasons[2]).toBe('More rings left. Not needed.');
    expect(ringed).toEqual(['MilaWinner: 39']);
  });

  test('if there are only a few, the stones in the box are named', async () => {
    const view = { ...look(lastTurn({ players: 3, pawns: LEVEL })), box: [1 << stone('1a'), 1 << stone('4a'), 0] };
    const { rows, reasons } = await showView(view, { heights: [1, 1, 1], winners: [2] });
    expect(rows.map(([, name]) => name)).toEqual(['JonasWinner', 'Anna', 'Mila']);
    expect(reasons[1]).toBe('Fewer parts in the box. Anna 1 (1a), Mila 4 (4a), Jonas 0. This decides.');
  });

  test('more rings', async () => {
    const rings = { red: 1, blue: 0, green: 2, black: 2 };
    const { reasons, ringed } = await show(lastTurn({ pawns: LEVEL, rings }), 2);
    expect(reasons[0]).toBe('Height. Level on 1: Anna, Mila and you.');
    expect(reasons[1]).toMatch(/ Equal\.$/);
    expect(reasons[2]).toBe('More rings left. Anna 1, Mila 0, you 2. This decides.');
    expect(ringed).toEqual(['YouWinner: 2']);
  });

  test('one question narrows it down, the next decides', async () => {
    const stones = { 'red-2a': up(2, 0, 0, 1), 'blue-2a': up(-1, 0, 0, 1) };
    const { reasons } = await show(lastTurn({ stones, pawns: LEVEL, rings: { red: 1 } }));
    expect(reasons[1]).toMatch(/ Still level: Anna and Mila\.$/);
    expect(reasons[2]).toBe('More rings left. Anna 1, Mila 2. This decides.');
  });

  test('nothing: the victory is shared', async () => {
    const { text, rows, reasons, ringed } = await show(lastTurn({ pawns: LEVEL }));
    expect(rows.map(([place]) => place)).toEqual(['1', '1', '1', '4']);
    expect(reasons[2]).toBe('More rings left. Anna 2, Mila 2, Jonas 2. Equal.');
    expect(text).toContain('the victory is shared');
    expect(ringed).toEqual([]);
  });
});

describe('two players', () => {
  test('both pawns count', async () => {
    const stones = { 'red-3a': up(0, 0, 1, 3) };
    const pawns = { red: [0, 0, 4], green: [1, 0, 1], blue: [1, 1, 1], black: [0, 1, 1] } as const;
    const match = lastTurn({ players: 2, stones, pawns, rings: { red: 1 } });
    const { text, rows, ringed } = await show(match);
    expect(rows[0]).toEqual(['1', 'AnnaWinner', '54 + 1', '8139 + 42', '31 + 2']);
    expect(text).toContain('both colours count together');
    expect(ringed).toEqual(['AnnaWinner: 5']);
    expect(scores?.(look(match))).toEqual([5, 2]);
  });

  test('a collapse: the other wins', async () => {
    const { text, rows, reasons } = await show(collapse({ players: 2, pawns: { black: [0, 0, 1] } }), 0);
    expect(text).toContain('Mila brought the tower down: 3 of 4 stones fell. Who does that is out, even from the top.');
    expect(text).toContain('So you win.');
    expect(rows[1]).toEqual(['', 'Mila', '10 + 1', 'brought it down']);
    expect(reasons).toEqual([]);
  });
});

describe('a collapse', () => {
  test('who brought it down is out, even from the top', async () => {
    const { text, rows, reasons } = await show(collapse({ pawns: { black: [0, 0, 1], green: [1, 0, 1] } }));
    expect(text).toContain('out, even from the top. Of the others, whoever stood highest before that turn wins.');
    expect(rows.at(-1)).toEqual(['', 'Theo', '1', 'brought it down']);
    expect(rows[0]?.slice(0, 3)).toEqual(['1', 'JonasWinner', '1']);
    expect(reasons[0]).toBe('Height. Jonas stands highest, on 1. This decides.');
    expect(screen.getByRole('columnheader', { name: 'Parts left' })).toBeDefined();
  });

  test('not the top: then that is not said; ties are about all parts that are left', async () => {
    const pawns = { red: [0, 0, 1], blue: [1, 0, 1] } as const;
    const stones = {
      'red-2a': up(2, 0, 0, 1),
      'blue-2a': up(0, 2, 0, 1),
      'green-2a': up(0, -1, 0, 1),
      'blue-3a': up(-1, 0, 0, 2),
    };
    const { text, reasons } = await show(collapse({ pawns, stones, rings: { blue: 0 } }));
    expect(text).not.toContain('even from the top');
    expect(reasons[1]).toBe('Fewer parts left. Anna 40, Mila 37. This decides.');
  });
});

test('the bar tells round and tower', async () => {
  const { container } = await renderIn('en', <Facts view={look(begin())} />);
  expect(container.textContent).toBe('Round 1 of 121 high · 0 stones');
  cleanup();
  await renderIn('de', <Facts view={look(lastTurn({ stones: { 'red-2a': up(0, 0, 1, 2) } }))} />);
  expect(await screen.findByText('Alle 12 Runden')).toBeDefined();
  expect(screen.getByText(/3 hoch/).textContent).toBe('3 hoch · 1 Baustein');
});

test.each(LANGUAGES)('in %s every sheet has its words', async language => {
  const rings = { red: 1, blue: 0, green: 2, black: 2 };
  for (const match of [lastTurn({ pawns: LEVEL }), lastTurn({ pawns: LEVEL, rings }), collapse({ players: 2 })])
    for (const you of [0, undefined]) {
      const { text } = await show(match, you, language);
      expect(text).not.toMatch(/undefined|NaN|\[object|[{}]/);
      expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(2);
    }
});
