import { expect, test } from 'vitest';
import { portOf } from './port.js';

test.each([
  [undefined, 8080],
  ['', 8080],
  ['0', 0],
  ['3000', 3000],
  ['65535', 65_535],
  ['65536', undefined],
  ['70000', undefined],
  ['000080', undefined],
  ['ten', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['0x1F90', undefined],
  ['0b1', undefined],
  ['8_080', undefined],
  ['80.0', undefined],
  [' 80', undefined],
  ['80\n', undefined],
  ['+80', undefined],
  ['８０', undefined],
] as const)('the port %j is %s', (text, port) => {
  expect(portOf(text)).toBe(port);
});
