import { notation } from '@belfry/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, action, actions } from './actions.js';
import { CARD_NAMES } from './cards.js';

const slow = notation<Action>(action);
const name = fc.constantFrom(...CARD_NAMES.slice(0, 20), 'sand-16', 'sand', '', 7, null, ['sand-7']);
const field = {
  type: fc.constantFrom('bid', 'pass', 'build', 'revoke', 'fly', 0),
  count: fc.constantFrom(0, 1, 5, -0, -1, 0.5, 1e300, 2 ** 53, '1', null),
  place: fc.oneof(fc.array(name, { maxLength: 7 }), fc.array(fc.constantFrom(...CARD_NAMES), { maxLength: 6 }), name),
  tearDown: fc.constantFrom('sand', 'candy', 'sea', 4, null),
  length: fc.constant(1),
};
const json = fc.oneof(
  fc.record(field, { requiredKeys: ['type'] }),
  fc.record({ type: fc.constantFrom('bid', 'pass', 'build'), count: field.count }, { requiredKeys: ['type'] }),
  fc.record(
    {
      type: fc.constant('build'),
      place: fc.array(fc.constantFrom(...CARD_NAMES), { maxLength: 6 }),
      tearDown: field.tearDown,
      more: fc.constant(1),
    },
    { requiredKeys: ['type', 'place'] },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

test('what is read without the schema is read as the schema reads it', () => {
  fc.assert(
    fc.property(json, value => {
      expect(actions.read(value)).toEqual(slow.read(value));
    }),
    { numRuns: 2000 },
  );
});

test('of a prototype nothing is read', () => {
  const inherited = Object.create({ type: 'pass' }) as object;
  expect(actions.read(inherited)).toEqual(slow.read(inherited));
});
