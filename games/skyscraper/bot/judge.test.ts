import { at, listChoices, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { skyscraper } from '../rules/index.js';
import { position } from '../testing/scenario.js';
import { INPUTS } from './inputs.js';
import { judge, learned } from './learned.js';
import { recall } from './recall.js';
import { NOBODY, SHARES, share } from './shares.js';

describe('the judge', () => {
  test.each([2, 3, 4])('says what the network says, choice by choice, among %i', players => {
    const random = new SeededRandom(7, players);
    const state = skyscraper.start({ players, floors: 5 });
    while (skyscraper.due(state).type !== 'over') {
      if (skyscraper.due(state).type === 'seat') {
        const legal = skyscraper.legal(state);
        const memory = recall(state);
        const values = judge.rate(state, legal, memory).slice(0, legal.count);
        for (const [index, action] of listChoices(legal).entries()) {
          const inputs = new Float64Array(INPUTS);
          const sure = judge.describe(state, action, memory, inputs);
          learned.inputs.set(inputs);
          const said = learned.run().slice();
          share(said, players);
          expect(values[index]).toBeCloseTo(sure ?? said[0] ?? Number.NaN, 9);
          const shares = new Float64Array(SHARES);
          judge.sharesAfter(index, shares);
          expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
          expect(shares.slice(players, NOBODY).every(each => each === 0)).toBe(true);
          expect(inputs.every(value => value >= 0 && value <= 2)).toBe(true);
        }
      }
      stepAtRandom(skyscraper, state, random);
    }
  });

  test('shows the network no other hand, and no pile', () => {
    const hidden = (hand: string, pile: string) =>
      position({ hands: ['3 6 thief', hand], pile, floors: ['', '4+5'], discard: '1 1 2' });
    const looks = [hidden('1 8 2', '5 7'), hidden('5 7 2', '1 8')].map(match => {
      const inputs = new Float64Array(INPUTS);
      judge.describe(at(match.truth(), 0), { type: 'end' }, undefined, inputs);
      return Array.from(inputs);
    });
    expect(looks[0]).toEqual(looks[1]);
  });

  test('expects nobody to win when a match dies down', () => {
    const match = position({ hands: ['4 4 4', '1 1 2'], floors: ['3+6', '4+5'], discard: '' });
    const state = at(match.truth(), 0);
    state.idleTurns = 1;
    judge.rate(state, skyscraper.legal(state), undefined);
    const shares = new Float64Array(SHARES);
    judge.sharesAfter(
      listChoices(skyscraper.legal(state)).findIndex(({ type }) => type === 'end'),
      shares,
    );
    expect(Array.from(shares)).toEqual([0, 0, 0, 0, 1]);
  });

  test('thinks everything of a floor that wins', () => {
    const match = position({ hands: ['3 6 thief', '1 1 2'], floors: ['1+8 1+8 2+7 2+7', '4+5'], pile: '5 5 5' });
    const legal = match.legal();
    const values = judge.rate(match.see(0), legal, undefined);
    const win = listChoices(legal).findIndex(action => action.type === 'build');
    expect(values[win]).toBe(1);
    const shares = new Float64Array(SHARES);
    judge.sharesAfter(win, shares);
    expect(Array.from(shares)).toEqual([1, 0, 0, 0, 0]);
  });
});
