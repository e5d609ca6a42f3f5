import { type Limits, listChoices, SeededRandom, stepAtRandom } from '@belfry/engine';
import { describe, expect, test } from 'vitest';
import { type Action, afterEnd, skyscraper } from '../rules/index.js';
import { thinking } from '../rules/thinking/index.js';
import { card, deal, position, type SkyscraperMatch } from '../testing/scenario.js';
import { advise } from './advise.js';
import { reasonsFor } from './reasons.js';

const ask = (match: SkyscraperMatch, seat: number) => advise(match.see(seat), new SeededRandom(1));

/** A thought cut short after so many looks at the clock. */
function shortly(looks: number): Limits {
  let left = looks;
  return { isOver: () => left-- <= 0 };
}

const END: Action = { type: 'end' };
const GUARD: Action = { type: 'guard', floor: 0 };

describe('advice', () => {
  test('is what can be done, the best first, with each seat’s share of the victory', () => {
    const match = deal(['3 6 dog thief bone', '3 1 8 2 2', '4 4 5 5 7'], '1');
    const { ways } = ask(match, 0);
    const legal = listChoices(match.legal()).map(action => thinking.actionKey(action));
    for (const { action, values } of ways) {
      expect(legal).toContain(thinking.actionKey(action));
      expect(values).toHaveLength(3);
      const together = values.reduce((sum, value) => sum + value, 0);
      expect(values.every(value => value >= 0)).toBe(true);
      expect(together).toBeGreaterThan(0.8);
      expect(together).toBeLessThan(1 + 1e-9);
    }
  });

  test('has the values in its order, and none of an idle turn as the next best', () => {
    for (const players of [2, 3, 4]) {
      const random = new SeededRandom(11, players);
      const state = skyscraper.start({ players, floors: 5 });
      for (let step = 0; skyscraper.due(state).type !== 'over'; step++) {
        if (skyscraper.due(state).type === 'seat' && step % 9 === 0) {
          const { ways } = advise(state, random);
          const own = ways.map(({ values }) => values[state.turn] ?? Number.NaN);
          expect(own).toEqual(own.toSorted((a, b) => b - a));
          const isIdle = !state.busy && afterEnd(state).draws === 0;
          expect(isIdle && ways.slice(1).some(({ action }) => action.type === 'end')).toBe(false);
        }
        stepAtRandom(skyscraper, state, random);
      }
    }
  });

  test.each([2, 3, 4])('knows no more than the view, whatever it is handed, among %i', players => {
    const random = new SeededRandom(12, players);
    const state = skyscraper.start({ players, floors: 5 });
    for (let step = 0; skyscraper.due(state).type !== 'over'; step++) {
      if (skyscraper.due(state).type === 'seat' && step % 12 === 5) {
        const seen = skyscraper.see(state, state.turn);
        const [told, same] = [state, seen].map(given => advise(given, new SeededRandom(step), shortly(60)));
        expect(told).toEqual(same);
      }
      stepAtRandom(skyscraper, state, random);
    }
  });

  test('says what there is to hope for where there is nothing to choose', () => {
    const match = position({ hands: ['4 4 4', '1 8 2'], floors: ['', '1+8 1+8 2+7 2+7'], pile: '5 5 5' });
    const { ways } = ask(match, 0);
    expect(ways).toHaveLength(1);
    expect(ways[0].values[1]).toBeGreaterThan(ways[0].values[0] ?? 1);
  });

  test('sees the floor that wins', () => {
    const match = position({ hands: ['3 6 thief', '1 1 2'], floors: ['1+8 1+8 2+7 2+7', '4+5'], pile: '5 5 5' });
    const { ways, reasons } = ask(match, 0);
    expect(ways[0].action).toEqual({ type: 'build', cards: [card('3'), card('6')] });
    expect(reasons).toContainEqual({ code: 'wins' });
  });
});

describe('reasons', () => {
  test('say whom it stops, what it costs and what it gains', () => {
    const match = position({ hands: ['3 1 4 4', '8 2 2'], floors: ['', '1+8 1+8 2+7 3+6'], pile: '5 5 5 5' });
    const theft: Action = { type: 'steal-floor', from: 1, card: card('6'), with: card('3') };
    expect(reasonsFor(match.see(0), theft, END)).toEqual([
      { code: 'stops', seat: 1 },
      { code: 'gains-floor', floors: 1 },
      { code: 'costs-floor', seat: 1 },
    ]);
  });

  test('count the cards that a dog keeps off', () => {
    const match = position({ hands: ['dog 1 1 1', '4 4 4'], floors: ['4+5', ''], pile: '5 5 5 8', discard: '' });
    const [first] = reasonsFor(match.see(0), GUARD, END);
    expect(first?.code).toBe('guards');
  });

  test('know a card that the other hand must hold', () => {
    const match = position({ hands: ['dog 1 1 1', '4 2 2'], floors: ['4+5', ''] });
    expect(reasonsFor(match.see(0), GUARD, END)).toContainEqual({ code: 'knows', seat: 1, card: card('4') });
  });

  test('say what is kept for later', () => {
    const match = position({ hands: ['joker 3 6', '4 2 2'], pile: '5 5 5 8' });
    const plain: Action = { type: 'build', cards: [card('3'), card('6')] };
    const costly: Action = { type: 'build', cards: [card('3'), card('joker')] };
    expect(reasonsFor(match.see(0), plain, costly)).toEqual([{ code: 'keeps', card: card('joker') }]);
  });

  test('do not tell the same of both ways', () => {
    const match = position({ hands: ['joker 3 6', '4 2 2'], pile: '5 5 5 8' });
    const one: Action = { type: 'build', cards: [card('3'), card('joker')] };
    const other: Action = { type: 'build', cards: [card('6'), card('joker')] };
    expect(reasonsFor(match.see(0), one, other)).toEqual([]);
  });
});
