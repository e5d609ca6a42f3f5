import { type Json, playJson, readOptions, readRecord, SeededRandom, writeRecord } from '@belfry/engine';
import { describeRecords } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  begin,
  build,
  cells,
  discard,
  holds,
  logOf,
  look,
  move,
  play,
  position,
  roll,
  settle,
  stay,
  stone,
  tower,
  up,
} from '../testing/scenario.js';
import { PIECES, type Triple, turmbauer, turmbauerWith } from './index.js';

/** What fell is written in the order of the stones. */
const inOrder = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record), (key, value: unknown) => {
    const isFell = key === 'fell' && Array.isArray(value);
    return isFell ? PIECES.filter(piece => value.includes(piece)) : value;
  });

describeRecords(turmbauer, import.meta.url, {
  records: ['turmbauer-2p.json', 'turmbauer-4p.json'],
  asWritten: inOrder,
});

test('[record.1] two to four players, a natural hand by default', () => {
  for (const players of [2, 3, 4]) {
    expect(readOptions(turmbauer, { players })).toEqual({ ok: true, value: { players, hand: 'natural' } });
    for (const hand of ['steady', 'natural', 'shaky'])
      expect(readOptions(turmbauer, { players, hand })).toEqual({ ok: true, value: { players, hand } });
  }
});

describe('chance', () => {
  const built = () => play(begin(), roll(2, 3), build(0, '2a', up(0, 0, 1, 2)), holds, stay(0));
  const unsettled = () => play(built(), roll(2, 3), build(1, '2a', up(1, 0, 1, 2)));

  test('[record.2] rolls and what fell are written, the stones in order', () => {
    const match = play(unsettled(), settle('blue-2a', 'red-2a'));
    expect(logOf(match).slice(-3)).toEqual([
      { chance: 'roll', dice: [2, 3] },
      { seat: 1, action: { type: 'build', stone: '2a', cells: up(1, 0, 1, 2) } },
      { chance: 'settle', fell: ['red-2a', 'blue-2a'] },
    ]);
  });

  test.each([[['red-2a', 'blue-2a']], [['blue-2a', 'red-2a']]])('[record.2] they are read in any order: %j', fell => {
    const match = unsettled();
    expect(playJson(match, { chance: 'settle', fell })).toBeUndefined();
    expect(tower(match)).toEqual(['red-2a']);
    expect(logOf(match).at(-1)).toEqual({ chance: 'settle', fell: ['red-2a', 'blue-2a'] });
  });

  test.each([
    ['fell-twice', ['red-2a', 'red-2a']],
    ['fell-twice', ['red-2a', 'blue-2a', 'red-2a']],
    ['not-on-the-tower', ['red-2b']],
    ['not-on-the-tower', ['black-6a', 'red-2a']],
  ])('[record.2] [fall.5] %s: %j', (code, fell) => {
    const match = unsettled();
    const before = match.log.length;
    expect(playJson(match, { chance: 'settle', fell })).toMatchObject({ code });
    expect(match.log).toHaveLength(before);
  });

  test.each([
    ['fell', { chance: 'settle' }],
    ['fell', { chance: 'settle', fell: null }],
    ['fell', { chance: 'settle', fell: 'red-2a' }],
    ['fell[0]', { chance: 'settle', fell: ['base'] }],
    ['fell[0]', { chance: 'settle', fell: ['red-7a'] }],
    ['fell[0]', { chance: 'settle', fell: ['2a'] }],
    ['fell[0]', { chance: 'settle', fell: ['Red-2a'] }],
    ['fell[0]', { chance: 'settle', fell: [2] }],
    ['fell[1]', { chance: 'settle', fell: ['red-2a', null] }],
    ['', { chance: 'settle', fell: [], dice: [1, 2] }],
    ['', { chance: 'settle', fell: [], seat: 0 }],
    ['dice', { chance: 'roll' }],
    ['dice', { chance: 'roll', dice: [1] }],
    ['dice', { chance: 'roll', dice: [1, 2, 3] }],
    ['dice[0]', { chance: 'roll', dice: [0, 2] }],
    ['dice[1]', { chance: 'roll', dice: [1, 7] }],
    ['dice[0]', { chance: 'roll', dice: [1.5, 2] }],
    ['dice[0]', { chance: 'roll', dice: ['1', 2] }],
    ['', { chance: 'roll', dice: [1, 2], sum: 3 }],
    ['chance', { chance: 'fall', fell: [] }],
  ])('[record.2] a fault at "%s" is refused: %j', (path, json) => {
    const match = unsettled();
    const before = match.log.length;
    expect(playJson(match, json)).toMatchObject({ code: 'malformed', path });
    expect(match.log).toHaveLength(before);
  });

  test('[record.2] a roll is due at the start of each turn, a settling after each build', () => {
    expect(playJson(unsettled(), { chance: 'roll', dice: [1, 2] })).toEqual({ code: 'fate-is-due', chance: 'settle' });
    expect(playJson(built(), { chance: 'settle', fell: [] })).toEqual({ code: 'fate-is-due', chance: 'roll' });
    const rolled = play(built(), roll(1, 2));
    expect(playJson(rolled, { chance: 'roll', dice: [1, 2] })).toEqual({ code: 'seat-is-due', seat: 1 });
  });

  test('[record.2] fate rolls every pair, and says what the settling decides', () => {
    const state = look(begin());
    const random = new SeededRandom(3);
    const seen = new Set<string>();
    for (let rolls = 0; rolls < 1000; rolls++) seen.add(JSON.stringify(turmbauer.fate(state, random)));
    const pairs = [1, 2, 3, 4, 5, 6].flatMap(one =>
      [1, 2, 3, 4, 5, 6].map(other => JSON.stringify({ chance: 'roll', dice: [one, other] })),
    );
    expect([...seen].toSorted()).toEqual(pairs.toSorted());
    const clumsy = turmbauerWith(({ tower: all }) => all.slice(-1).map(({ piece }) => piece));
    expect(clumsy.fate(look(unsettled()), random)).toEqual(settle('blue-2a'));
    expect(turmbauer.fate(look(unsettled()), random)).toEqual(holds);
  });
});

describe('actions', () => {
  test('[record.3] are written with exactly the fields they have', () => {
    const match = play(begin(3), roll(1, 2), build(0, '4a', up(0, 0, 1, 4), 'any-stone'), holds, stay(0));
    play(match, roll(2, 3), build(1, '2a', up(1, 0, 1, 2)), holds, move(1, [0, 1, 1]));
    expect(logOf(match).filter(entry => JSON.stringify(entry).includes('seat'))).toEqual([
      { seat: 0, action: { type: 'build', stone: '4a', cells: up(0, 0, 1, 4), ring: 'any-stone' } },
      { seat: 0, action: { type: 'stay' } },
      { seat: 1, action: { type: 'build', stone: '2a', cells: up(1, 0, 1, 2) } },
      { seat: 1, action: { type: 'move', to: [0, 1, 1] } },
    ]);
    const high = position({ stones: { 'red-2a': up(1, 0, 1, 2) } });
    expect(logOf(play(high, move(0, [1, 0, 3], 'leap')))).toEqual([
      { seat: 0, action: { type: 'move', to: [1, 0, 3], ring: 'leap' } },
    ]);
    const none = position({ supply: { red: '1a 6a' }, pawns: { red: [0, 0, 1] }, dice: [2, 5] });
    expect(logOf(play(none, discard(0, '6a'), move(0, 'table')))).toEqual([
      { seat: 0, action: { type: 'discard', stone: '6a' } },
      { seat: 0, action: { type: 'move', to: 'table' } },
    ]);
  });

  test.each([
    ['action.cells', { type: 'build', stone: '2a' }],
    ['action.cells', { type: 'build', stone: '2a', cells: null }],
    ['action.cells', { type: 'build', stone: '2a', cells: [] }],
    ['action.cells', { type: 'build', stone: '2a', cells: up(0, 0, 1, 7) }],
    ['action.cells[0]', { type: 'build', stone: '2a', cells: [0, 0, 1] }],
    ['action.cells[0]', { type: 'build', stone: '2a', cells: ['0,0,1'] }],
    ['action.cells[0]', { type: 'build', stone: '2a', cells: ['table'] }],
    ['action.cells[0]', { type: 'build', stone: '2a', cells: [[0, 0]] }],
    [
      'action.cells[1]',
      {
        type: 'build',
        stone: '2a',
        cells: [
          [0, 0, 1],
          [0, 0, 1, 0],
        ],
      },
    ],
    ['action.cells[0][2]', { type: 'build', stone: '2a', cells: [[0, 0, 1.5]] }],
    ['action.cells[0][0]', { type: 'build', stone: '2a', cells: [['0', 0, 1]] }],
    ['action.cells[0][0]', { type: 'build', stone: '2a', cells: [[1e9, 0, 1]] }],
    ['action.cells[0][0]', { type: 'build', stone: '2a', cells: [[68, 0, 1]] }],
    ['action.cells[0][1]', { type: 'build', stone: '2a', cells: [[0, -60, 1]] }],
    ['action.cells[0][0]', { type: 'build', stone: '2a', cells: [[-60, -60, -4]] }],
    ['action.cells[0][2]', { type: 'build', stone: '2a', cells: [[0, 0, 124]] }],
    ['action.cells[0][2]', { type: 'build', stone: '2a', cells: [[0, 0, -5]] }],
    ['action.stone', { type: 'build', cells: [[0, 0, 1]] }],
    ['action.stone', { type: 'build', stone: '7a', cells: [[0, 0, 1]] }],
    ['action.stone', { type: 'build', stone: 'red-2a', cells: [[0, 0, 1]] }],
    ['action.stone', { type: 'build', stone: 2, cells: [[0, 0, 1]] }],
    ['action.ring', { type: 'build', stone: '2a', cells: up(0, 0, 1, 2), ring: null }],
    ['action.ring', { type: 'build', stone: '2a', cells: up(0, 0, 1, 2), ring: 'leap' }],
    ['action.ring', { type: 'build', stone: '2a', cells: up(0, 0, 1, 2), ring: '' }],
    ['action', { type: 'build', stone: '2a', cells: up(0, 0, 1, 2), colour: 'red' }],
    ['action.stone', { type: 'discard' }],
    ['action.stone', { type: 'discard', stone: null }],
    ['action', { type: 'discard', stone: '2a', ring: 'any-stone' }],
    ['action.to', { type: 'move' }],
    ['action.to', { type: 'move', to: null }],
    ['action.to', { type: 'move', to: 'Table' }],
    ['action.to', { type: 'move', to: [0, 0] }],
    ['action.to', { type: 'move', to: [-60, -60, -4] }],
    ['action.to', { type: 'move', to: [0, 0, 1e6] }],
    ['action.ring', { type: 'move', to: 'table', ring: 'any-stone' }],
    ['action.ring', { type: 'move', to: 'table', ring: null }],
    ['action', { type: 'move', to: 'table', from: 'table' }],
    ['action', { type: 'stay', to: 'table' }],
    ['action.type', { type: 'pass' }],
    ['action.type', {}],
    ['action', null],
    ['action', 'stay'],
  ])('[record.3] a fault in %s is refused: %j', (path, action) => {
    const match = play(begin(), roll(2, 3));
    const refusal = playJson(match, { seat: 0, action });
    expect(refusal).toMatchObject({ code: 'malformed' });
    expect(refusal).toHaveProperty('path', expect.stringMatching(new RegExp(`^${path.replaceAll(/[[\]]/g, '\\$&')}`)));
    expect(match.log).toHaveLength(1);
  });

  test('[record.3] the farthest cells are read, and refused by the rules', () => {
    const match = play(begin(), roll(1, 1));
    for (const cell of [
      [-59, -59, -4],
      [67, 67, 123],
    ])
      expect(playJson(match, { seat: 0, action: { type: 'build', stone: '1a', cells: [cell] } })?.code).not.toBe(
        'malformed',
      );
    const moving = position({});
    expect(playJson(moving, { seat: 0, action: { type: 'move', to: [-59, -59, -4] } })).toMatchObject({
      code: 'no-field',
    });
    expect(playJson(moving, { seat: 0, action: { type: 'move', to: [67, 67, 123] } })).toMatchObject({
      code: 'no-field',
    });
  });

  test('[record.3] cells are read in any order', () => {
    const corner: readonly Triple[] = [
      [0, 0, 1],
      [1, 0, 1],
      [0, 1, 1],
    ];
    const orders = corner.flatMap((one, i) => {
      const [second, third] = corner.toSpliced(i, 1);
      return [
        [one, second, third],
        [one, third, second],
      ];
    });
    expect(orders).toHaveLength(6);
    for (const order of orders) {
      const match = play(begin(), roll(3, 4));
      expect(
        playJson(match, { seat: 0, action: { type: 'build', stone: '3b', cells: order } as Json }),
      ).toBeUndefined();
      expect(look(match).tower[0]?.cells).toEqual(cells(...corner));
    }
  });

  test('[record.3] canonical is sorted by z, y, x', () => {
    const sorted: readonly Triple[] = [
      [1, -1, 1],
      [-1, 0, 1],
      [0, 0, 1],
      [0, 1, 1],
      [-5, -5, 2],
    ];
    const entry = build(0, '5b', sorted.toReversed());
    const canonical = 'action' in entry ? turmbauer.canonical(entry.action) : undefined;
    expect(canonical).toEqual({ type: 'build', stone: stone('5b'), cells: cells(...sorted) });
    expect(canonical && turmbauer.actions.write(canonical)).toEqual({ type: 'build', stone: '5b', cells: sorted });
    expect(turmbauer.canonical({ type: 'stay' })).toEqual({ type: 'stay' });
  });

  test('[record.3] a well-formed action that is not allowed is refused, and the reader says which entry', () => {
    const match = play(begin(), roll(2, 3));
    const log = [...logOf(match), { seat: 0, action: { type: 'build', stone: '4a', cells: up(0, 0, 1, 4) } }];
    expect(readRecord({ ...writeRecord(match), log }, [turmbauer])).toMatchObject({
      ok: false,
      error: { where: 'entry', entry: 1, problem: { code: 'not-on-the-dice' } },
    });
  });
});

describe('the result', () => {
  test('[record.4] has heights and winners, and only when the match is over', () => {
    const match = position({ round: 12, turn: 'black', pawns: { red: [0, 0, 1] } });
    expect(writeRecord(match)).not.toHaveProperty('result');
    expect(writeRecord(play(match, stay(3)))['result']).toEqual({ heights: [1, 0, 0, 0], winners: [0] });
  });

  test('[record.4] and who brought the tower down', () => {
    const stones = { 'red-2a': up(2, 0, 0, 1), 'blue-2a': up(0, 2, 0, 1), 'green-2a': up(0, -1, 0, 1) };
    const match = position({ stones, turn: 'black', dice: [2, 2], pawns: { red: [0, 0, 1] } });
    play(match, build(3, '2a', up(1, 1, 1, 2)), settle('red-2a', 'blue-2a', 'green-2a'));
    expect(writeRecord(match)['result']).toEqual({ heights: [1, 0, 0, 0], winners: [0], collapsedBy: 3 });
  });
});
