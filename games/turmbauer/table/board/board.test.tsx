// @vitest-environment happy-dom
import { updateSettings, type Work } from '@belfry/ui';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  alongX,
  begin,
  build,
  holds,
  type Position,
  pawn,
  play,
  position,
  roll,
  settle,
  stay,
  tower,
  up,
} from '../../testing/scenario.js';
import type { Film, Judgement } from '../../works/index.js';
import { key, press, settled, showBoard, works } from '../testing/live-board.js';

beforeEach(() => updateSettings({ motion: 'off' }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = (): string => document.body.textContent;
const rack = () => within(screen.getByRole('list', { name: 'Your red stones' }));
const pressed = (): string[] =>
  rack()
    .getAllByRole('button', { pressed: true })
    .map(button => button.getAttribute('aria-label') ?? '');

const ONE_STONE: Position = { stones: { 'red-2a': alongX(0, 1, 0, 1) }, dice: [4, 1], round: 3 };

/** Says the same of every place. */
const saying =
  (judgement: Judgement): Work =>
  async (game, name, input) =>
    name === 'judge' ? (input as { places: unknown[] }).places.map(() => judgement) : works(game, name, input);

const isJudged = (): boolean => !text().includes('Looking for good places');

describe('the rack', () => {
  test('says of each pair why it can be built, or why not', async () => {
    await showBoard({ match: position(ONE_STONE) });
    for (const reason of ['the die shows 1', 'one built, one in the box', 'needs a 3 or a ring', 'the die shows 4'])
      expect(text()).toContain(reason);
    expect(rack().getByRole('button', { name: 'Stone 4b, 4 parts: the die shows 4' })).toBeDefined();
    const built = rack().getByRole('button', { name: 'Stone 2a, 2 parts: built' });
    expect(built.getAttribute('aria-disabled')).toBe('true');
  });

  test('without a ring, no ring is offered', async () => {
    await showBoard({ match: position({ ...ONE_STONE, rings: { red: 0 } }) });
    expect(text()).toContain('needs a 3, no ring left');
    await press(/Stone 3a/);
    expect(rack().queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  test('whoever waits sees the own stones, and who is on turn', async () => {
    await showBoard({ match: position({ ...ONE_STONE, turn: 'blue', round: 3 }) });
    expect(text()).toContain('Mila builds');
    expect(text()).toContain('both left');
  });
});

describe('will it hold?', () => {
  test.each([
    [
      { standing: 'rests', bears: 0.48 },
      'Firm',
      'bears 48 %',
      'It rests well: only a push of 48 % of its weight tips it. A natural hand pushes 28 at most.',
    ],
    [
      { standing: 'rests', bears: 0.2 },
      'Shaky',
      'bears 20 %',
      'It stands, but a push of 20 % of its weight tips it. A natural hand may push up to 28.',
    ],
    [{ standing: 'grips', bears: 0.9 }, 'Shaky', 'bears 90 %', 'It stands'],
  ] as const)('%o is told in a word, a number and a sentence', async (judgement, word, number, sentence) => {
    await showBoard({ match: position(ONE_STONE), work: saying(judgement) });
    await press(/Stone 4b/);
    await settled(isJudged);
    expect(screen.getByRole('heading', { name: word })).toBeDefined();
    expect(text()).toContain(number);
    expect(text()).toContain(sentence);
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(number.match(/\d+/)?.[0]);
  });

  test('what falls is not offered, but can be had', async () => {
    const match = position(ONE_STONE);
    await showBoard({ match, work: saying({ standing: 'falls', bears: 0 }) });
    await press(/Stone 1b/);
    await settled(isJudged);
    expect(text()).toMatch(/would fall/);
    expect(screen.queryByRole('meter')).toBeNull();
    await press(/^Show the/);
    await key('ArrowRight');
    expect(text()).toContain('It does not stay there, however steady the hand.');
    await press('Build 1b anyway');
    expect(tower(match)).toEqual(['red-2a', 'red-1b']);
  });

  test('where nobody is to be told, nothing is judged and nothing is said', async () => {
    const asked: string[] = [];
    const work: Work = async (game, name, input) => {
      asked.push(name);
      return works(game, name, input);
    };
    await showBoard({ match: position(ONE_STONE), readOut: 'hidden', work });
    await press(/Stone 4b/);
    await settled(isJudged);
    expect(screen.queryByRole('meter')).toBeNull();
    expect(text()).not.toMatch(/firm|shaky|falls|bears/i);
    expect(document.querySelector('[data-verdict]')).toBeNull();
    expect(asked).not.toContain('judge');
    expect(text()).toContain('Place 1 of');
  });
});

describe('where nothing can be worked out', () => {
  /** Fails at some works as long as it is told to. */
  function failing(...names: readonly string[]) {
    const broken = new Set(names);
    const asked: string[] = [];
    const work: Work = async (game, name, input) => {
      asked.push(name);
      if (broken.has(name)) throw new Error(`no ${name} today`);
      return saying({ standing: 'rests', bears: 0.5 })(game, name, input);
    };
    return { work, asked, mend: () => broken.clear() };
  }

  const note = 'Something went wrong while places were examined. You can build all the same.';

  test.each([['survey'], ['judge']])('without a %s the rules still offer places, and one can build', async name => {
    const match = position(ONE_STONE);
    const { work, asked } = failing(name);
    await showBoard({ match, work });
    await press(/Stone 1b/);
    await settled(() => text().includes(note));
    expect(asked.filter(each => each === name)).toHaveLength(2);
    expect(text()).not.toContain('Looking for good places');
    expect(text()).toMatch(/Place 1 of \d+/);
    expect(screen.queryByRole('meter')).toBeNull();
    if (name === 'survey') expect(text()).not.toContain('lifts nobody');
    await key('ArrowRight');
    expect(text()).toMatch(/Place 2 of \d+/);
    await press('Build 1b here');
    expect(tower(match)).toEqual(['red-2a', 'red-1b']);
  });

  test.each([['survey'], ['judge']])('a %s that failed can be asked for again', async name => {
    const { work, mend } = failing(name);
    await showBoard({ match: position(ONE_STONE), work });
    await press(/Stone 1b/);
    await settled(() => text().includes(note));
    mend();
    await press('Try again');
    await settled(() => screen.queryByRole('meter') !== null);
    expect(text()).not.toContain(note);
    expect(screen.getByRole('heading', { name: 'Firm' })).toBeDefined();
  });

  test('one failure is not even told', async () => {
    let failures = 1;
    const work: Work = async (game, name, input) => {
      if (failures-- > 0) throw new Error('just this once');
      return saying({ standing: 'rests', bears: 0.5 })(game, name, input);
    };
    await showBoard({ match: position(ONE_STONE), work });
    await press(/Stone 1b/);
    await settled(() => screen.queryByRole('meter') !== null);
    expect(text()).not.toContain(note);
  });
});

test('why a stone does not go there is shown on the card, and said aloud once', async () => {
  await showBoard({ match: position(ONE_STONE), work: saying({ standing: 'rests', bears: 0.5 }) });
  await press(/Stone 1b/);
  await settled(isJudged);
  await act(async () => fireEvent.click(screen.getByRole('gridcell', { name: /^E5/ })));
  const card = screen.getByRole('region', { name: 'Build a stone, then climb' });
  const live = [...document.querySelectorAll('[role="alert"], [role="status"], [aria-live]')];
  const reason = live.map(each => each.textContent.trim()).filter(said => said.startsWith('Not there:'));
  expect(reason).toHaveLength(1);
  expect(live.filter(each => card.contains(each))).toEqual([]);
  expect(within(card).getByText(/table/)).toBeDefined();
});

describe('by keyboard alone', () => {
  test('a stone is chosen, moved, turned, put back, chosen again and built', async () => {
    const match = position(ONE_STONE);
    await showBoard({ match, work: saying({ standing: 'rests', bears: 0.5 }) });
    await key('4');
    expect(pressed()[0]).toContain('4a');
    await key('4');
    expect(pressed()[0]).toContain('4b');
    await settled(isJudged);
    expect(text()).toMatch(/Place 1 of \d+/);
    await key('ArrowRight');
    expect(text()).toMatch(/Place 2 of/);
    await key('w');
    await key('Escape');
    expect(rack().queryAllByRole('button', { pressed: true })).toEqual([]);
    await key('1');
    await settled(isJudged);
    await key('Enter');
    expect(tower(match)).toEqual(['red-2a', 'red-1a']);
  });

  test('and the pawn climbs', async () => {
    const match = position({ stones: { 'red-2a': alongX(0, 1, 0, 1) } });
    await showBoard({ match });
    await key('Enter');
    expect(pawn(match, 'red')).not.toBe('table');
  });
});

describe('while what was done is on its way', () => {
  const busy = (): boolean => document.querySelector('section[aria-busy="true"]') !== null;

  test('the stone stays in hand where it was built, and nothing more is done', async () => {
    const onSent = vi.fn<(action: unknown) => void>();
    await showBoard({ match: position(ONE_STONE), work: saying({ standing: 'rests', bears: 0.5 }), onSent });
    await key('4');
    await settled(isJudged);
    await key('ArrowRight');
    expect(busy()).toBe(false);
    await key('Enter');
    expect(busy()).toBe(true);
    expect(pressed()[0]).toContain('4a');
    for (const more of ['ArrowRight', 'Escape', 'Enter']) await key(more);
    expect(pressed()[0]).toContain('4a');
    expect(text()).toMatch(/Place 2 of/);
    expect(onSent).toHaveBeenCalledTimes(1);
  });

  test('so does the goal of a climb', async () => {
    const onSent = vi.fn<(action: unknown) => void>();
    await showBoard({ match: position({ stones: { 'red-2a': alongX(0, 1, 0, 1) } }), onSent });
    await key('Enter');
    await key('Enter');
    expect(busy()).toBe(true);
    expect(onSent).toHaveBeenCalledTimes(1);
  });
});

describe('climbing', () => {
  /** A step of two heights lies beside the pawn. */
  const STEEP: Position = {
    stones: { 'green-1b': [[2, 0, 0]], 'green-2a': up(2, 0, 1, 2) },
    pawns: { red: [1, 0, 1] },
  };

  test('what a ring adds is offered, and what adds nothing says so', async () => {
    const match = position(STEEP);
    await showBoard({ match });
    expect(screen.getByRole('button', { name: /Trespass/ }).textContent).toContain('adds nothing');
    await press(/^Leap: one step of two/);
    await press('Leap to 3');
    expect(pawn(match, 'red')).toEqual([2, 0, 3]);
  });

  test('nothing is said to hold where a stone was put away', async () => {
    await showBoard({ match: position({ ...STEEP, supply: { red: '1a 6a' }, dice: [2, 5] }) });
    await press('Put 6a into the box');
    expect(screen.getByRole('heading', { name: 'Climb, or stay on 1' })).toBeDefined();
    expect(text()).not.toContain('It holds');
  });

  test('without a ring that is said', async () => {
    await showBoard({ match: position({ ...STEEP, rings: { red: 0 } }) });
    expect(screen.getByRole('button', { name: /Leap/ }).textContent).toContain('no ring left');
  });
});

describe('what fell', () => {
  test('comes back, and tries are counted; the third failure is explained', async () => {
    const match = position(ONE_STONE);
    await showBoard({
      match,
      work: saying({ standing: 'rests', bears: 0.5 }),
      falls: [['red-1a'], ['red-1a', 'red-2a'], ['red-1a']],
    });
    const tryIt = async (): Promise<void> => {
      await press(/Stone 1a/);
      await settled(isJudged);
      await press('Build 1a here');
    };
    await tryIt();
    expect(text()).toContain('1a fell and comes back. Second try of three, no new roll.');
    await tryIt();
    expect(text()).toContain('1a fell and took red stone 2a along.');
    expect(text()).toContain('Third and last try, no new roll.');
    await tryIt();
    expect(text()).toContain('Third failure: 1a goes unused into the box');
    expect(screen.getByRole('button', { name: /^Stay on/ })).toBeDefined();
  });

  test('a collapse tells who did it, who wins and by what', async () => {
    const match = begin();
    play(match, roll(2, 1), build(0, '2a', alongX(0, 1, 0, 1)), holds, stay(0));
    play(match, roll(1, 1), build(1, '1b', [[0, 1, 1]]), holds, stay(1));
    play(match, roll(3, 1), build(2, '1a', [[1, 1, 1]]), settle('red-2a', 'blue-1b', 'green-1a'));
    await showBoard({ match, work: saying({ standing: 'rests', bears: 0.07 }), fateBy: 'older' });
    expect(text()).toContain('Jonas’s 1a brings it down');
    expect(text()).toContain('3 of 3 stones fall. Three are enough to end it.');
    expect(text()).toContain('You win, Anna');
    expect(text()).toContain('brought it down');
    await settled(() => text().includes('It was shaky'));
    expect(text()).toContain('It bore a push of 7 %.');
    expect(text()).toContain('another version of the physics made it');
    const graph = screen.getByRole('img', { name: /^Height by round/ });
    expect(graph.getAttribute('aria-label')).toBe('Height by round. You: 0, 0. Mila: 0, 0. Jonas: 0, 0. Theo: 0, 0.');
    expect(screen.getByRole('region', { name: 'How it went' }).textContent).toContain('Jonas010');
  });
});

describe('the show', () => {
  test('plays the build, then the film, then what comes of it; nothing can be done meanwhile', async () => {
    updateSettings({ motion: 'auto' });
    const match = position(ONE_STONE);
    const film: Film = { framesPerSecond: 60, names: [], poses: new Float32Array(), fell: ['red-1a'] };
    await showBoard({
      match,
      falls: [['red-1a']],
      work: async (game, name, input) =>
        name === 'film' ? film : saying({ standing: 'rests', bears: 0.5 })(game, name, input),
    });
    await press(/Stone 1a/);
    await settled(isJudged);
    const button = screen.getByRole('button', { name: 'Build 1a here' });
    vi.useFakeTimers();
    await act(async () => fireEvent.click(button));
    expect(text()).toContain('You build 1a');
    expect(screen.queryByRole('button', { name: /^Build/ })).toBeNull();
    await act(async () => await vi.advanceTimersByTimeAsync(600));
    expect(text()).toContain('The tower settles');
    await act(async () => await vi.advanceTimersByTimeAsync(3000));
    expect(text()).toContain('1a fell and comes back. Second try of three');
  });

  test('can be skipped', async () => {
    updateSettings({ motion: 'auto' });
    const match = position(ONE_STONE);
    await showBoard({ match, work: saying({ standing: 'rests', bears: 0.5 }) });
    await press(/Stone 1a/);
    await settled(isJudged);
    await press('Build 1a here');
    await key('Escape');
    expect(text()).toContain('It holds. Now climb');
  });
});

describe('two players', () => {
  test('have two colours each: which is on turn, and the sum', async () => {
    const match = position({ ...ONE_STONE, players: 2, pawns: { red: [0, 0, 2], green: [0, 1, 1] } });
    await showBoard({ match });
    expect(text()).toContain('Build a red stone, then climb');
    const players = within(screen.getByRole('list', { name: 'Players' }));
    const names = players.getAllByRole('listitem').map(item => item.getAttribute('aria-label'));
    expect(names).toEqual([
      'You, red: height 2, 2 rings left, on turn',
      'You, green: height 1, 2 rings left; together 3',
      'Mila, blue: height 0, 2 rings left',
      'Mila, black: height 0, 2 rings left; together 0',
    ]);
  });
});

test.each(['de', 'fr', 'bg'] as const)('a whole turn reads in %s', async language => {
  await showBoard({ match: position(ONE_STONE), language, work: saying({ standing: 'rests', bears: 0.5 }) });
  await key('4');
  await settled(() => screen.queryByRole('meter') !== null);
  expect(text()).not.toMatch(/undefined|\bthe\b|\bBuild\b/);
});

test('somebody who only watches can do nothing', async () => {
  await showBoard({ match: position(ONE_STONE), viewer: 'spectator' });
  expect(text()).toContain('Anna builds');
  const stones = within(screen.getByRole('list', { name: 'Anna’s red stones' }));
  expect(stones.queryAllByRole('button', { pressed: false })).toEqual([]);
  expect(screen.queryByRole('button', { name: /^(Build|Stay)/ })).toBeNull();
});
