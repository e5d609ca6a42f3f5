import { Match, SeededRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Action, blocksOf, heights, partsOf, type Turmbauer, turmbauer } from '../rules/index.js';
import { standingOf } from '../statics/index.js';
import { position, type Stones, up } from '../testing/scenario.js';
import { greedy } from './greedy.js';

const choice = (match: Match<Turmbauer>): Action => greedy.choose(turmbauer, match.see(0), new SeededRandom(1));
const written = (match: Match<Turmbauer>) => turmbauer.actions.write(choice(match));

describe('the greedy player', () => {
  test('climbs as high as it can', () => {
    const stones: Stones = { 'red-1a': [[0, 0, 1]] };
    expect(written(position({ stones, pawns: { red: [1, 0, 1] } }))).toEqual({ type: 'move', to: [0, 0, 2] });
    expect(written(position({ stones, pawns: { red: [0, 0, 2] } }))).toEqual({ type: 'stay' });
  });

  test('keeps its rings for the end, unless they are worth it', () => {
    const stones: Stones = { 'red-2a': up(0, 0, 1, 2) };
    const leap = { type: 'move', to: [0, 0, 3], ring: 'leap' };
    expect(written(position({ stones, pawns: { red: [1, 0, 1] } }))).toEqual({ type: 'stay' });
    expect(written(position({ stones, pawns: { red: [1, 0, 1] }, round: 12 }))).toEqual(leap);
  });

  test('never builds where the tower would not stand, if there is another place', () => {
    const random = new SeededRandom(1);
    const match = new Match(turmbauer, { players: 3, hand: 'natural' }, ['Ada', 'Ben', 'Cy']);
    for (let due = match.due(); due.type !== 'over'; due = match.due()) {
      if (due.type === 'chance') match.letFateAnswer(random);
      else match.play({ seat: due.seat, action: greedy.choose(turmbauer, match.see(due.seat), random) });
      const state = match.see('spectator');
      if (state.phase === 'move') expect(standingOf(blocksOf(state))).toBe('rests');
    }
    const end = match.see('spectator');
    expect(Math.max(...heights(end))).toBeGreaterThan(5);
    for (const stones of end.box) expect(partsOf(stones)).toBeLessThan(12);
  });
});
