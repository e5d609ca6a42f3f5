import { expect, test } from 'vitest';
import { type Action, type State, skyscraper } from '../rules/index.js';
import { card, position } from '../testing/scenario.js';
import { type Reason, reasonsFor } from './reasons.js';

const END: Action = { type: 'end' };

const viewOf = (wanted: Parameters<typeof position>[0], change: Partial<State> = {}): State => ({
  ...position(wanted).see(0),
  ...change,
});

/** Each reason that a way of a kind may have, in a position where it is all there is to say. */
const GIVEN: readonly (readonly [Reason['code'], State, Action, Action, readonly Reason[]])[] = [
  [
    'keeps-alive',
    viewOf({ hands: ['bone 4 4 4', '1 1 2'], floors: ['3+6', '4+5* 4+5'], discard: '' }, { idleTurns: 1 }),
    { type: 'bone', from: 1, floor: 0 },
    END,
    [{ code: 'keeps-alive' }],
  ],
  [
    'opens',
    viewOf({ hands: ['bone 1 1 1', '1 2 2'], floors: ['', '4+5 3+6*'], pile: '5 5 5' }),
    { type: 'bone', from: 1, floor: 1 },
    END,
    [{ code: 'opens', seat: 1 }],
  ],
  [
    'turn-again',
    viewOf({ hands: ['donut-truck 1 1 1', '1 2 2'], pile: '5 5 5' }),
    { type: 'donut-truck' },
    END,
    [{ code: 'turn-again' }],
  ],
  [
    'costs-turn',
    viewOf({ hands: ['milkshake 1 1 1', '1 2 2', '2 2 3'], pile: '5 5 5' }),
    { type: 'milkshake', to: 2 },
    END,
    [{ code: 'costs-turn', seat: 2 }],
  ],
  [
    'costs-card',
    viewOf({ hands: ['super-thief 1 1 1', '1 2 2', '2 2 3'], pile: '5 5 5' }),
    { type: 'super-thief' },
    END,
    [
      { code: 'costs-card', seat: 1 },
      { code: 'costs-card', seat: 2 },
    ],
  ],
  [
    'draws',
    viewOf({ hands: ['3 6 1', '1 1 2'], pile: '5 8 8' }),
    { type: 'build', cards: [card('3'), card('6')] },
    END,
    [
      { code: 'gains-floor', floors: 1 },
      { code: 'draws', cards: 2 },
    ],
  ],
  [
    'makes-room',
    viewOf({ hands: ['1 1 1 4 4 4 7 jackhammer', '2 2 2'], floors: ['', '4+5'], pile: '5 8 8' }),
    { type: 'jackhammer', from: 1 },
    END,
    [{ code: 'costs-floor', seat: 1 }, { code: 'makes-room' }],
  ],
];

test.each(GIVEN)('%s is said where it is so', (code, seen, best, next, reasons) => {
  for (const action of [best, next]) expect(skyscraper.checkAction(seen, action)).toBeUndefined();
  expect(reasonsFor(seen, best, next)).toEqual(reasons);
  // And not where it is so of both, or of the next best only.
  expect(reasonsFor(seen, best, best).map(reason => reason.code)).not.toContain(code);
  expect(reasonsFor(seen, next, best).map(reason => reason.code)).not.toContain(code);
});

test('draws is said of ending the turn, where there is nothing else', () => {
  const seen = viewOf({ hands: ['1 1', '1 2 2'], pile: '5 8 8' });
  expect(reasonsFor(seen, END, undefined)).toEqual([{ code: 'draws', cards: 1 }]);
});

test('the super thief costs and stops only those who have a card [thief.3]', () => {
  const nearly = '1+8 2+7 3+6 4+5';
  const facts = (hands: string[]): Reason[] => {
    const seen = viewOf({ hands: ['super-thief 6 7 8', ...hands], floors: ['', nearly, nearly], pile: '6 7 8' });
    return reasonsFor(seen, { type: 'super-thief' }, END);
  };
  expect(facts(['', '3 4 5'])).toEqual([
    { code: 'stops', seat: 2 },
    { code: 'costs-card', seat: 2 },
  ]);
  expect(facts(['1 2 3', '3 4 5']).map(reason => 'seat' in reason && reason.seat)).toEqual([1, 2, 1, 2]);
});
