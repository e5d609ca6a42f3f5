import { listChoices, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Build, colourOnTurn, type State, seatOf, turmbauer } from '../rules/index.js';
import { thinking } from '../rules/thinking/index.js';
import { cell, colour, position, type Stones, stone, up } from '../testing/scenario.js';
import { advise, reasonsOf } from './advise.js';
import { Firmness } from './firmness.js';
import { master } from './levels.js';

const adviceOn = (...[set]: Parameters<typeof position>) => advise(position(set).see(0), new SeededRandom(1));

describe('advice', () => {
  test('names legal ways, with a share of the victory for each seat', () => {
    const match = position({ dice: [4, 2] });
    const { ways } = advise(match.see(0), new SeededRandom(1));
    const legal = listChoices(turmbauer.legal(match.see(0))).map(action => thinking.actionKey(action));
    expect(ways.length).toBeGreaterThan(1);
    for (const { action, values } of ways) {
      expect(legal).toContain(thinking.actionKey(action));
      expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1);
    }
  });

  test('tells what the best way gains', () => {
    const stones: Stones = { 'red-1a': [[0, 0, 1]] };
    const { ways, reasons } = adviceOn({ stones, pawns: { red: [1, 0, 1] }, round: 12 });
    expect(turmbauer.actions.write(ways[0].action)).toEqual({ type: 'move', to: [0, 0, 2] });
    expect(reasons).toContainEqual({ code: 'climbs', height: 2, than: 1 });
  });

  test('tells when a ring is worth it: in the last turn it is of no other use', () => {
    const stones: Stones = { 'red-2a': up(0, 0, 1, 2) };
    const { ways, reasons } = adviceOn({ stones, pawns: { red: [1, 0, 1] }, round: 12 });
    expect(turmbauer.actions.write(ways[0].action)).toEqual({ type: 'move', to: [0, 0, 3], ring: 'leap' });
    expect(reasons).toContainEqual({ code: 'worth-ring', ring: 'leap' });
  });
});

/** Late positions of matches by chance in which a seat is to build or to move, in turn. */
function* latePositions(count: number): Generator<State> {
  const random = new SeededRandom(1);
  for (let found = 0; found < count; found++) {
    const state = turmbauer.start({ players: 2 + (found % 3), hand: 'natural' });
    const phase = found % 2 === 0 ? 'build' : 'move';
    while (state.turn < 10 * state.pawns.length || state.phase !== phase)
      if (!stepAtRandom(turmbauer, state, random)) throw new Error('over before it was late');
    yield state;
  }
}

test('what is advised is what master does, also where it tries the last turns out', () => {
  for (const state of latePositions(4)) {
    const [best, next] = advise(state, new SeededRandom(7)).ways;
    expect(best.action).toEqual(master.choose(turmbauer, state, new SeededRandom(7)));
    for (const { values } of [best, next ?? best]) {
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(values.reduce((sum, value) => sum + value)).toBeCloseTo(1);
    }
    const seat = seatOf(state, colourOnTurn(state));
    expect(best.values[seat]).toBeGreaterThanOrEqual(next?.values[seat] ?? 0);
  }
});

test('where every build is doubtful something is advised all the same', () => {
  const random = new SeededRandom(84);
  const state = turmbauer.start({ players: 2, hand: 'shaky' });
  while (state.phase !== 'build' || state.turn < 10) stepAtRandom(turmbauer, state, random);
  // With only one stone left for these dice there is no build that is firm at a glance.
  const own = colourOnTurn(state);
  for (const name of ['4a', '6a', '6b'] as const) state.supply[own] = (state.supply[own] ?? 0) & ~(1 << stone(name));
  state.dice = [4, 6];
  const [best] = advise(state, new SeededRandom(1)).ways;
  expect(best.action).toEqual(master.choose(turmbauer, state, new SeededRandom(1)));
  expect(best.values).toEqual([0.5, 0.5]);
});

describe('reasons', () => {
  /** Red is to build; black has a stone that it can climb. */
  const stones: Stones = { 'black-1a': [[0, 0, 1]] };
  const seen = position({ stones, pawns: { black: [1, 0, 1] }, dice: [1, 3] }).see(0);
  const firmness = new Firmness(seen);
  const build = (name: '1a' | '1b' | '3b', ...triples: Parameters<typeof cell>[0][]) => {
    const action: Build = { type: 'build', stone: stone(name), cells: triples.map(cell) };
    expect(turmbauer.checkAction(seen, action)).toBeUndefined();
    return { action, risk: firmness.riskOf(action) };
  };

  test('say whom it hinders: a stone on top of another colour’s', () => {
    const [above, beside] = [build('1b', [0, 0, 2]), build('1a', [1, 1, 1])];
    expect(reasonsOf(seen, above, beside)).toContainEqual({
      code: 'hinders',
      colour: colour('black'),
      height: 1,
      than: 2,
    });
    expect(reasonsOf(seen, beside, above).map(({ code }) => code)).not.toContain('hinders');
  });

  test('say that it holds, where the other way is shaky', () => {
    const [firm, shaky] = [build('3b', [0, 1, 1], [1, 1, 1], [1, 2, 1]), build('3b', [0, 1, 1], [0, 1, 2], [0, 2, 2])];
    const [holds] = reasonsOf(seen, firm, shaky).filter(({ code }) => code === 'holds');
    expect(holds).toEqual({ code: 'holds', falls: firm.risk.falls, than: shaky.risk.falls });
    expect(shaky.risk.falls).toBeGreaterThan(firm.risk.falls + 0.1);
    expect(reasonsOf(seen, shaky, firm).map(({ code }) => code)).not.toContain('holds');
  });
});
