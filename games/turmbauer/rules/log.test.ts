import { at, type Json, Match, SeededRandom, SPECTATOR } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import {
  begin,
  between,
  build,
  discard,
  holds,
  look,
  move,
  play,
  position,
  roll,
  settle,
  stay,
  type TurmbauerMatch,
  up,
} from '../testing/scenario.js';
import { fickle } from '../testing/worlds.js';
import { type Cell, pathOf, reachOf, readSeenEntry, TABLE, tripleOf, turmbauerWith, walkOf } from './index.js';

const last = (match: TurmbauerMatch): Json | undefined => match.seeLog(SPECTATOR).at(-1);

describe('dice', () => {
  test('[view.1] whose they are, in which round, and the sizes they allow', () => {
    expect(last(play(begin(3), roll(5, 2)))).toEqual({
      kind: 'roll',
      chance: 'roll',
      dice: [5, 2],
      colour: 'red',
      round: 1,
      sizes: [2, 5],
    });
    const match = play(position({ players: 2, round: 3, turn: 'black' }), stay(1), roll(4, 4));
    expect(last(match)).toMatchObject({ colour: 'red', round: 4, sizes: 'any' });
  });

  test('[view.1] [build.3] only sizes that are left', () => {
    const supply = { red: '1a', blue: '2a 6a', green: '1a 6a', black: '1a 6a' };
    expect(last(play(position({ supply }), stay(0), roll(2, 5)))).toMatchObject({ sizes: [2] });
    expect(last(play(position({ supply }), stay(0), roll(3, 5)))).toMatchObject({ sizes: [] });
  });
});

describe('a build', () => {
  test('[view.1] its layers and what it lies on: the table, the base', () => {
    const cells = [
      [2, 0, 0],
      [1, 0, 1],
      [2, 0, 1],
    ] as const;
    expect(last(play(begin(), roll(2, 3), build(0, '3b', cells)))).toEqual({
      kind: 'build',
      seat: 0,
      action: { type: 'build', stone: '3b', cells },
      colour: 'red',
      dice: [2, 3],
      layers: [1, 2],
      on: ['table', 'base'],
      failures: 0,
    });
  });

  test('[view.1] or stones; what only hangs over lies on nothing', () => {
    const stones = { 'red-2a': up(0, 0, 1, 2) };
    const match = position({ players: 2, stones, turn: 'green', dice: [2, 2] });
    play(
      match,
      build(0, '2a', [
        [0, 0, 3],
        [1, 0, 3],
      ]),
    );
    expect(last(match)).toMatchObject({ seat: 0, colour: 'green', layers: [4, 4], on: ['red-2a'] });
  });

  test('[view.1] [ring.5] a ring is paid once, and then in force', () => {
    const match = position({ dice: [5, 6] });
    play(match, build(0, '2a', up(0, 0, 1, 2), 'any-stone'));
    expect(last(match)).toMatchObject({ action: { ring: 'any-stone' }, ring: 'paid', failures: 0 });
    play(match, settle('red-2a'), build(0, '2a', up(1, 1, 1, 2), 'any-stone'));
    expect(last(match)).toMatchObject({ ring: 'in-force', failures: 1 });
  });
});

describe('settling', () => {
  const STONES = { 'red-2a': up(0, 0, 1, 2), 'green-2a': up(1, 1, 1, 2) };
  const built = (failures = 0) =>
    play(
      position({
        stones: STONES,
        pawns: { black: [0, 0, 3], red: [0, 1, 1] },
        turn: 'blue',
        dice: [2, 2],
        failures,
      }),
      build(1, '2a', up(1, 0, 1, 2)),
    );

  test('[view.1] [fall.1] nothing falls', () => {
    expect(last(play(built(), holds))).toEqual({
      kind: 'settle',
      chance: 'settle',
      fell: [],
      built: 'blue-2a',
      builder: 1,
      outcome: 'holds',
      putBack: [],
      failures: 0,
    });
    expect(last(play(built(1), holds))).toMatchObject({ outcome: 'holds', failures: 1 });
  });

  test('[view.1] [fall.2] old stones are put back with the pawns on them, the new one comes back', () => {
    expect(last(play(built(), settle('red-2a', 'blue-2a')))).toMatchObject({
      fell: ['red-2a', 'blue-2a'],
      outcome: 'again',
      putBack: [{ piece: 'red-2a', pawns: ['black'] }],
      failures: 1,
    });
    expect(last(play(built(1), settle('green-2a')))).toMatchObject({
      outcome: 'again',
      putBack: [{ piece: 'green-2a', pawns: [] }],
      failures: 2,
    });
  });

  test('[view.1] [fall.3] after a third failure the stone goes into the box', () => {
    expect(last(play(built(2), settle('blue-2a')))).toMatchObject({ outcome: 'boxed', putBack: [], failures: 3 });
  });

  test('[view.1] [fall.4] three bring it down: who wins, and by what', () => {
    expect(last(play(built(2), settle('red-2a', 'blue-2a', 'green-2a')))).toMatchObject({
      outcome: 'collapse',
      putBack: [],
      over: { winners: [3], decidedBy: 'height' },
    });
  });
});

test('[view.1] [build.4] what is put away, and why', () => {
  const none = play(position({ supply: { red: '1a 6a' }, dice: [2, 5] }), discard(0, '6a'));
  expect(last(none)).toEqual({
    kind: 'discard',
    seat: 0,
    action: { type: 'discard', stone: '6a' },
    colour: 'red',
    dice: [2, 5],
    why: 'none-left',
  });
  const pawns = { red: [0, 0, 1], blue: [1, 1, 1] } as const;
  const noPlace = play(position({ pawns, supply: { red: '1a 2a' }, dice: [1, 5] }), discard(0, '2a'));
  expect(last(noPlace)).toMatchObject({ why: 'no-place' });
});

describe('a move', () => {
  test('[view.1] from, heights and the cells it crosses', () => {
    const match = play(position({ stones: { 'red-1b': [[1, 0, 1]] }, pawns: { red: [0, 1, 1] } }), move(0, [1, 0, 2]));
    expect(last(match)).toEqual({
      kind: 'move',
      seat: 0,
      action: { type: 'move', to: [1, 0, 2] },
      colour: 'red',
      from: [0, 1, 1],
      heights: [1, 2],
      walk: [
        [0, 1, 1],
        [1, 1, 1],
        [1, 0, 2],
      ],
    });
  });

  test('[view.1] [move.8] across the table, cell by cell', () => {
    const stones = { 'red-4a': up(0, 0, 1, 4), 'blue-4a': up(1, 1, 1, 4), 'red-1b': [[2, 0, 0]] } as const;
    const match = play(position({ stones, pawns: { red: [0, 1, 1] } }), move(0, [2, 0, 1]));
    expect(last(match)).toMatchObject({
      walk: [
        [0, 1, 1],
        [0, 2, 0],
        [1, 2, 0],
        [2, 2, 0],
        [2, 1, 0],
        [2, 0, 1],
      ],
    });
  });

  test('[view.1] [move.8] who comes from outside steps up from a table cell, who goes there steps down to one', () => {
    const climbed = play(position({}), move(0, [0, 0, 1]));
    expect(last(climbed)).toMatchObject({
      from: 'table',
      heights: [0, 1],
      walk: [
        [-1, 0, 0],
        [0, 0, 1],
      ],
    });
    const gone = play(position({ pawns: { red: [1, 1, 1] } }), move(0, 'table'));
    expect(last(gone)).toMatchObject({
      heights: [1, 0],
      walk: [
        [1, 1, 1],
        [2, 1, 0],
      ],
    });
  });

  test('[view.1] [ring.4] the leap', () => {
    const stones = { 'red-2a': up(0, 0, 1, 2), 'red-2b': up(1, 0, 1, 2), 'red-1b': [[1, 0, 3]] } as const;
    const match = play(position({ stones, pawns: { red: [1, 1, 1] } }), move(0, [1, 0, 4], 'leap'));
    expect(last(match)).toMatchObject({
      walk: [
        [1, 1, 1],
        [0, 1, 1],
        [0, 0, 3],
        [1, 0, 4],
      ],
      leap: 1,
    });
    const covered = { 'red-4b': between([0, 0, 1], [1, 1, 1]) };
    expect(last(play(position({ stones: covered }), move(0, [1, 1, 2], 'leap')))).toMatchObject({ leap: 0 });
  });

  test('[view.1] [ring.3] pawns passed, colours entered', () => {
    const narrow = { 'red-1b': [[1, 0, 1]], 'black-4a': up(1, 1, 1, 4), 'green-4a': up(0, 1, 1, 4) } as const;
    const passing = play(position({ stones: narrow, pawns: { blue: [0, 0, 1] } }), move(0, [1, 0, 2], 'trespass'));
    expect(last(passing)).toMatchObject({ passed: ['blue'] });
    expect(last(passing)).not.toHaveProperty('entered');
    const entering = position({ stones: { 'blue-1a': [[0, 0, 1]] } });
    expect(last(play(entering, move(0, [0, 0, 2], 'trespass')))).toMatchObject({ entered: ['blue'] });
  });

  test('[view.1] [turn.2] the last one ends the match', () => {
    const match = play(position({ round: 12, turn: 'black' }), move(3, [0, 0, 1]));
    expect(last(match)).toMatchObject({ over: { winners: [3], decidedBy: 'height' } });
    expect(last(play(position({ round: 12, turn: 'black' }), stay(3)))).toEqual({
      kind: 'stay',
      seat: 3,
      action: { type: 'stay' },
      colour: 'black',
      height: 0,
      over: { winners: [0, 1, 2, 3], decidedBy: 'shared' },
    });
  });
});

test('[move.8] every walk goes from cell to neighbouring cell, by the places of its way', () => {
  const random = new SeededRandom(3);
  const match = new Match(turmbauerWith(fickle), { players: 3, hand: 'natural' }, ['Ada', 'Bo', 'Cy']);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(random);
    else {
      const state = look(match);
      for (const { way } of reachOf(state, due.seat)) expectJoined(walkOf(state, way), pathOf(way));
      match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
    }
  }
  // What is told is plain JSON, the same for all, and can be read back.
  const told = match.seeLog(SPECTATOR);
  expect(JSON.parse(JSON.stringify(told))).toEqual(told);
  expect(match.seeLog(1)).toEqual(told);
  expect(told.map(entry => readSeenEntry(entry).kind)).toHaveLength(match.log.length);
});

function expectJoined(walk: readonly Cell[], path: readonly Cell[]): void {
  expect(walk).not.toContain(TABLE);
  expect(walk).toEqual(expect.arrayContaining(path.filter(place => place !== TABLE)));
  for (const [index, cell] of walk.entries()) {
    if (index === 0) continue;
    const [[x, y, z], [toX, toY, toZ]] = [tripleOf(at(walk, index - 1)), tripleOf(cell)];
    expect(Math.abs(toX - x) + Math.abs(toY - y)).toBe(1);
    expect(Math.abs(toZ - z)).toBeLessThanOrEqual(2);
  }
}
