import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { portOf, whyNoPort } from './port.js';

const root = join(import.meta.dirname, '../..');

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

test('what is no port is quoted short and in one line', () => {
  const why = whyNoPort(`80\n\u001b[2J\u009b\u202e${'x'.repeat(100_000)}`);
  expect(why).toMatch(/^PORT must be .*; it is "80 {2}\[2J {2}x+"$/);
  expect(why.length).toBeLessThan(150);
});

describe('the server itself', () => {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--build', 'server'], { cwd: root });
  });

  test.each(['1e3', '0x1F90'])('does not start at %s, and says why', port => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'server/dist/src/main.js')], {
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `belfry: PORT must be a whole number from 0 to 65535, written in digits only; it is "${port}"\n`,
    });
  });
});
