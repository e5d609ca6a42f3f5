/** What the contract's suite is told about this game: it must know a possible state from an impossible one. */
import { at, playOut, SeededRandom } from '@belfry/engine';
import { statesOf } from '@belfry/engine/testing';
import { describe, expect, test } from 'vitest';
import { begin, cell, look, position, up } from '../testing/scenario.js';
import { fickle, turmbauerWorlds, whyImpossible } from '../testing/worlds.js';
import { type State, turmbauer, turmbauerWith } from './index.js';

const TOWER = {
  stones: {
    'red-2a': up(0, 0, 1, 2),
  },
  pawns: { red: [1, 0, 1] },
} as const;

/** The same state, changed. */
function changed(change: (state: { -readonly [Key in keyof State]: State[Key] }) => void): State {
  const state = look(position(TOWER));
  change(state);
  return state;
}

describe('possible states', () => {
  test.each([2, 3, 4])('all of a random match are, with %i players and a fickle tower', players => {
    const game = turmbauerWith(fickle);
    for (const state of statesOf(game, { players, hand: 'natural' }, players))
      expect(whyImpossible(state)).toBeUndefined();
  });

  test.each<[string, (state: { -readonly [Key in keyof State]: State[Key] }) => void]>([
    ['a stone in two places', state => (state.supply[0] = at(state.supply, 0) | 4)],
    ['a stone in none', state => (state.supply[0] = at(state.supply, 0) & ~1)],
    ['a turn too many', state => (state.turn += 1)],
    ['three rings', state => (state.rings[2] = 3)],
    ['a ring that was paid and kept', state => (state.paid = 'leap')],
    ['two pawns on one field', state => (state.pawns[1] = cell([1, 0, 1]))],
    ['a pawn in a stone', state => (state.pawns[1] = cell([0, 0, 2]))],
    ['a pawn in the air', state => (state.pawns[1] = cell([1, 1, 2]))],
    ['a pawn outside, but on a cell', state => (state.pawns[1] = cell([4, 4, 0]))],
    ['stones that overlap', state => state.tower.push({ piece: 14, cells: [cell([0, 0, 1]), cell([1, 0, 1])] })],
    ['a stone of another shape', state => (state.tower[0] = { piece: 2, cells: [cell([0, 0, 1]), cell([1, 1, 1])] })],
    ['a stone on the wrong chequer', state => (state.tower[0] = { piece: 0, cells: [cell([0, 0, 2])] })],
    ['a stone in the air', state => (state.tower[0] = { piece: 2, cells: [cell([0, 0, 2]), cell([0, 0, 3])] })],
    ['dice without a roll', state => (state.phase = 'roll')],
  ])('%s is not', (_, change) => {
    expect(turmbauerWorlds.isPossible(look(position(TOWER)))).toBe(true);
    expect(turmbauerWorlds.isPossible(changed(change))).toBe(false);
  });

  test('nothing is hidden, so a match in disguise is the same', () => {
    const match = begin(3);
    expect(turmbauerWorlds.disguise(match, 0, new SeededRandom(1))).toBe(match.log);
  });
});

test('a fickle tower does everything a tower can do', () => {
  const seen = { held: 0, one: 0, two: 0, collapsed: 0, oldOnly: 0 };
  for (let seed = 0; seed < 16; seed++) {
    const game = turmbauerWith((state, random) => {
      const fell = fickle(state, random);
      if (fell.length === 0) seen.held += 1;
      if (fell.length === 1) seen.one += 1;
      if (fell.length === 2) seen.two += 1;
      if (fell.length > 2) seen.collapsed += 1;
      if (fell.length > 0 && !fell.includes(at(state.tower, state.tower.length - 1).piece)) seen.oldOnly += 1;
      expect(turmbauer.checkChance(state, { chance: 'settle', fell })).toBeUndefined();
      return fell;
    });
    playOut(game, game.start({ players: 3, hand: 'natural' }), new SeededRandom(seed));
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(4);
  expect(seen.held).toBeGreaterThan(seen.one + seen.two + seen.collapsed);
});
