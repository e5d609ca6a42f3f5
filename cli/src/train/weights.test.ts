import { expect, test } from 'vitest';
import { weightsText } from './weights.js';

const network = (numbers: string) => ({ sizes: [2, 1], one: 4096, numbers });

test('what was learned is written as the formatter leaves it, also where it is long', () => {
  const long = Array.from({ length: 40 }, (_, index) => index).join(' ');
  expect(
    weightsText('belfry train lantern', network(long)),
  ).toBe(`/** Learned, not written: \`belfry train lantern\` makes it. */
import type { Weights } from '@belfry/bots';

export const weights: Weights = {
  sizes: [2, 1],
  one: 4096,
  numbers:
    '${long}',
};
`);
  expect(weightsText('belfry train lantern', network('1 2 3'))).toContain("\n  numbers: '1 2 3',\n");
});
