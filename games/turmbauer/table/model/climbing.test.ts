import { expect, test } from 'vitest';
import { heightOf, type State, TABLE } from '../../rules/index.js';
import { cell, look, position, up } from '../../testing/scenario.js';
import { fieldAt, fieldsOf, gaitsOf, suggested, whyNoRing } from './climbing.js';

/** Red stands on the base, beside a step of two heights. */
const STEEP = { 'green-1b': [[2, 0, 0]], 'green-2a': up(2, 0, 1, 2) } as const;
const state: State = look(position({ stones: STEEP, pawns: { red: [1, 0, 1] } }));

test('each gait tells the highest it adds; what adds nothing says so', () => {
  const gaits = gaitsOf(fieldsOf(state));
  expect(gaits.map(({ by }) => by)).toEqual(['foot', 'leap', 'trespass']);
  const [foot, leap, trespass] = gaits;
  expect(foot?.best && heightOf(foot.best.to)).toBe(1);
  expect(leap?.best && heightOf(leap.best.to)).toBe(3);
  expect(trespass).toEqual({ by: 'trespass', best: undefined, fields: 0 });
});

test('a ring is suggested to nobody, nor a way that does not lead up', () => {
  expect(suggested(fieldsOf(state), cell([1, 0, 1]))).toBeUndefined();
  const low = look(position({ stones: STEEP }));
  const best = suggested(fieldsOf(low), TABLE);
  expect(best && heightOf(best.to)).toBe(1);
  expect(best?.ring).toBeUndefined();
});

test('without a ring there are only ways on foot, and a reason', () => {
  const poor = look(position({ stones: STEEP, pawns: { red: [1, 0, 1] }, rings: { red: 0 } }));
  expect(fieldsOf(poor).some(({ ring }) => ring !== undefined)).toBe(false);
  expect(whyNoRing(poor, 'leap')).toEqual({ code: 'no-ring-left', ring: 'leap' });
  expect(whyNoRing({ ...poor, rings: [1, 1, 1, 1], paid: 'any-stone' }, 'leap')?.code).toBe('one-ring-a-turn');
});

test('a field that needs a ring is found by its cell', () => {
  const fields = fieldsOf(state);
  const far = fields.find(({ ring }) => ring !== undefined);
  expect(far && fieldAt(fields, far.to)).toBe(far);
});
