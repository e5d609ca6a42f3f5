import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { notation, reread } from './index.js';

test('what was written is read again; anything else is a mistake, and thrown', () => {
  const sizes = notation(z.strictObject({ size: z.int() }));
  expect(reread(sizes, sizes.write({ size: 3 }))).toEqual({ size: 3 });
  expect(() => reread(sizes, { size: 'large' })).toThrow('"path":"size"');
});
