import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelOf, valuesIn } from './parcel.js';

test('what is sent arrives, value by value, also through a thread', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\0', 'é', '\ud83d', '\ude00', '塔'), maxLength: 8 });
  const value = fc.oneof(text, fc.double({ noNaN: true }), fc.maxSafeInteger(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), values => {
      expect(valuesIn(structuredClone(parcelOf(values)))).toEqual(values);
    }),
  );
});
