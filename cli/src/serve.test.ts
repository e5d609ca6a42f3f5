import { LANGUAGES } from '@belfry/engine/words';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { belfry } from '../testing/belfry.js';
import { greeting } from './serve.js';

afterEach(() => vi.unstubAllEnvs());

test('all that is wrong with the settings is told at once, a line each, and nothing is opened', async () => {
  vi.stubEnv('HOST', 'a b');
  vi.stubEnv('BELFRY_SECRET', 'not to be shown');
  expect(await belfry('serve', '--port', '1e3', '--public-url', 'https://a.org/x', '--trust-proxy=*')).toEqual({
    exit: 2,
    out: '',
    err: [
      'belfry: --public-url must be an address with nothing after its host, such as https://games.example.org; it is “https://a.org/x”',
      'belfry: BELFRY_SECRET must be 64 hexadecimal digits, or 32 bytes in base64; “openssl rand -hex 32” makes one',
      'belfry: HOST must be a name or an address of this machine; it is “a b”',
      'belfry: --port must be a whole number from 0 to 65535, written in digits only; it is “1e3”',
      'belfry: --trust-proxy must be addresses or networks, separated by commas, such as loopback or 10.0.0.0/8; it is “*”',
      '',
    ].join('\n'),
  });
});

test.each(LANGUAGES)('%s: in the language of whoever asks', async language => {
  vi.stubEnv('BELFRY_LOG', 'loud');
  const { exit, err } = await belfry('serve', '--lang', language);
  expect(exit).toBe(2);
  expect(err).toContain('info, warn, silent');
  expect(/must be one of/.test(err)).toBe(language === 'en');
});

test('what somebody wrote is shown short, in one line, and obeyed by no terminal', async () => {
  const { err } = await belfry('serve', '--port', `80\n\u001b[2J\u009b\u202e${'x'.repeat(100_000)}`);
  expect(err).toMatch(/^belfry: --port must be .*; it is “80 \[2J x+…\n$/);
  expect(err.length).toBeLessThan(600);
});

test.each([
  [['serve', 'here'], '“here” is one argument too many'],
  [['serve', '--unlisted=no'], '--unlisted takes no value'],
  [['serve', '--secret', 'x'], 'there is no option --secret here'],
])('%j is wrong usage', async (args, text) => {
  expect(await belfry(...args)).toMatchObject({ exit: 2, out: '', err: expect.stringContaining(text) });
});

describe('a server that is open', () => {
  const LOCAL = 'http://localhost:8080';
  const NETWORK = ['http://192.168.1.5:8080', 'http://10.0.0.7:8080'];
  const OUTSIDE = 'https://games.example.org';
  const at = { local: LOCAL, network: NETWORK, dataFolder: '/data' };
  const draw = (address: string): string => `code for ${address}`;
  const tell = (served: Parameters<typeof greeting>[0], isTerminal: boolean): readonly string[] =>
    greeting(served, { language: 'en' }, isTerminal, draw).split('\n');

  test('says where it is: here, in this network, from everywhere; and where everything is kept', () => {
    expect(tell({ ...at, publicUrl: OUTSIDE }, false)).toEqual([
      'Belfry is open: http://localhost:8080',
      '  in this network: http://192.168.1.5:8080',
      '  in this network: http://10.0.0.7:8080',
      '  from everywhere: https://games.example.org',
      '  everything is kept in /data',
      '',
    ]);
  });

  test.each([
    ['as it is reached from everywhere', { ...at, publicUrl: OUTSIDE }, OUTSIDE],
    [
      'as it is reached from everywhere, if nothing else leads to it',
      { ...at, network: [], publicUrl: OUTSIDE },
      OUTSIDE,
    ],
    ['as the first address in this network', at, NETWORK[0]],
  ])('in a terminal draws a code for cameras: %s', (_, served, address) => {
    expect(tell(served, true)).toEqual([...tell(served, false), `code for ${address}`, '']);
  });

  test('draws none that leads nowhere', () => {
    const alone = { ...at, network: [] };
    expect(tell(alone, true)).toEqual([`Belfry is open: ${LOCAL}`, '  everything is kept in /data', '']);
  });

  test('lets no terminal obey the name of a folder', () => {
    expect(tell({ ...at, dataFolder: '/a\u001b[2J\nb' }, true)).toContain('  everything is kept in /a [2J b');
  });

  test.each(LANGUAGES)('%s: says each address', language => {
    const text = greeting({ ...at, publicUrl: OUTSIDE }, { language }, true, draw);
    for (const said of [LOCAL, ...NETWORK, OUTSIDE, '/data']) expect(text).toContain(` ${said}\n`);
    expect(text.startsWith('Belfry is open')).toBe(language === 'en');
  });
});
