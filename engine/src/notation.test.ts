import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notation, readSeen } from './index.js';

test('an entry of a seen log is read as it was written; anything else is a mistake, and thrown', () => {
  const sizes = notation(z.strictObject({ size: z.int() }));
  expect(readSeen(sizes, sizes.write({ size: 3 }))).toEqual({ size: 3 });
  expect(() => readSeen(sizes, { size: 'large' })).toThrow('"path":"size"');
});
