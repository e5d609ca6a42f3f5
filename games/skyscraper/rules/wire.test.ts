import { readFileSync } from 'node:fs';
import { describeOnTheWire } from '@belfry/engine/testing';
import { expect, test } from 'vitest';
import { CARD_NAMES } from './cards.js';
import { skyscraper } from './index.js';

describeOnTheWire(skyscraper, import.meta.url, { names: { card: CARD_NAMES }, matches: 40 });

test('SPEC.md, on the wire: every card has its number', () => {
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const [, numbers = '', names = ''] = /^\| (0 \| .*) \|\n.*\n\| (.*) \|$/m.exec(spec) ?? [];
  expect(numbers.split(' | ').map(Number)).toEqual([...CARD_NAMES.keys()]);
  expect(names.split(' | ')).toEqual(CARD_NAMES.map(name => `\`${name}\``));
});
