import { expect, test } from 'vitest';
import { type Environment, type Machine, type Options, readDataFolder, readSettings, WEB_ROOT } from './settings.js';

const LINUX: Machine = { platform: 'linux', home: '/home/ada', here: '/srv' };
const SECRET = '0123456789ABCDEF'.repeat(4);

const read = (options: Options = {}, environment: Environment = {}, machine = LINUX) =>
  readSettings(options, environment, machine);
const problems = (options: Options, environment: Environment = {}) => {
  const result = read(options, environment);
  return result.ok ? [] : result.error;
};

test('nothing need be set', () => {
  expect(read()).toEqual({
    ok: true,
    value: {
      webRoot: WEB_ROOT,
      host: '0.0.0.0',
      port: 8080,
      dataFolder: '/home/ada/.local/share/belfry',
      trustProxy: false,
      listedTables: true,
      log: 'warn',
    },
  });
});

const ENVIRONMENT = {
  PORT: '3000',
  HOST: '127.0.0.1',
  BELFRY_DATA: 'there',
  BELFRY_PUBLIC_URL: 'https://games.example.org/',
  BELFRY_TRUST_PROXY: 'loopback, 10.0.0.0/8',
  BELFRY_SECRET: SECRET,
  BELFRY_LOG: 'info',
  BELFRY_METRICS_TOKEN: 'for-the-watchman',
};

test('the environment sets everything', () => {
  expect(read({}, ENVIRONMENT)).toEqual({
    ok: true,
    value: {
      webRoot: WEB_ROOT,
      host: '127.0.0.1',
      port: 3000,
      dataFolder: '/srv/there',
      publicUrl: 'https://games.example.org',
      trustProxy: ['loopback', '10.0.0.0/8'],
      secret: SECRET,
      metricsToken: 'for-the-watchman',
      listedTables: true,
      log: 'info',
    },
  });
});

test('options win over the environment, also where that is wrong', () => {
  const options = {
    port: '0',
    host: '::1',
    data: '/data',
    publicUrl: 'http://[::1]:8080',
    trustProxy: '::1',
    unlisted: true,
  };
  expect(read(options, { ...ENVIRONMENT, PORT: 'x', HOST: '?', BELFRY_TRUST_PROXY: '?' })).toMatchObject({
    ok: true,
    value: {
      port: 0,
      host: '::1',
      dataFolder: '/data',
      publicUrl: 'http://[::1]:8080',
      trustProxy: ['::1'],
      listedTables: false,
    },
  });
});

test('what is empty in the environment is not set', () => {
  const empty = Object.fromEntries(Object.keys(ENVIRONMENT).map(name => [name, '']));
  expect(read({}, empty)).toEqual(read());
});

test('all that is wrong is told at once, with where it was said', () => {
  const secret = 'not to be shown';
  const told = problems(
    { port: 'x', publicUrl: 'ftp://a' },
    { HOST: 'a b', BELFRY_LOG: 'loud', BELFRY_SECRET: secret },
  );
  expect(told.toSorted((a, b) => (a.code < b.code ? -1 : 1))).toEqual([
    { code: 'bad-host', setting: 'HOST', value: 'a b' },
    { code: 'bad-log', setting: 'BELFRY_LOG', value: 'loud', known: ['info', 'warn', 'silent'] },
    { code: 'bad-port', setting: '--port', value: 'x' },
    { code: 'bad-secret', setting: 'BELFRY_SECRET' },
    { code: 'bad-url', setting: '--public-url', value: 'ftp://a' },
  ]);
  expect(JSON.stringify(told)).not.toContain(secret);
});

test.each(['localhost', 'games.example.org', '192.168.1.5', '::', 'fe80::1%eth0', 'a'])('%s is a host', host => {
  expect(read({ host })).toMatchObject({ ok: true, value: { host } });
});

test.each(['a b', 'http://a', '-a', 'a.', 'a..b', '[::1]', 'a:80', 'é', 'a\n', 'x'.repeat(254)])(
  '%j is no host',
  host => {
    expect(problems({ host })).toMatchObject([{ code: 'bad-host' }]);
  },
);

test.each([
  ['https://games.example.org', 'https://games.example.org'],
  ['https://games.example.org:443/', 'https://games.example.org'],
  ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
  ['HTTPS://Games.Example.org', 'https://games.example.org'],
])('%s is the public address %s', (url, publicUrl) => {
  expect(read({ publicUrl: url })).toMatchObject({ ok: true, value: { publicUrl } });
});

test.each([
  'games.example.org',
  'ws://a.org',
  'https://a.org/games',
  'https://a.org/?',
  'https://a.org/#',
  'https://ada@a.org',
  'https://@a.org',
  'javascript:alert(1)',
  'https://',
])('%s is no public address', publicUrl => {
  expect(problems({ publicUrl })).toMatchObject([{ code: 'bad-url' }]);
});

test.each([
  ['127.0.0.1', ['127.0.0.1']],
  ['loopback,linklocal , uniquelocal', ['loopback', 'linklocal', 'uniquelocal']],
  ['10.0.0.0/8,fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('%s are proxies', (trustProxy, expected) => {
  expect(read({ trustProxy })).toMatchObject({ ok: true, value: { trustProxy: expected } });
});

test.each([
  'true',
  '1',
  '*',
  '10.0.0.0/33',
  '10.0.0.0/',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  'a.org',
  '127.0.0.1,',
  '127.0.0.1/08',
])('%s: nobody is believed by mistake', trustProxy => {
  expect(problems({ trustProxy })).toMatchObject([{ code: 'bad-proxy', value: trustProxy }]);
});

test.each(['', '0123', SECRET.slice(1), `${SECRET}0`, `${SECRET.slice(1)}g`, `${SECRET}\n`])(
  'the secret %j is none, or not set',
  secret => {
    expect(problems({}, { BELFRY_SECRET: secret })).toMatchObject(secret === '' ? [] : [{ code: 'bad-secret' }]);
  },
);

test('a secret may be written in base64', () => {
  const secret = Buffer.from(SECRET, 'hex').toString('base64');
  expect(read({}, { BELFRY_SECRET: secret })).toMatchObject({ ok: true, value: { secret } });
});

test.each(['short', 'long enough, but with spaces', 'long\u0007enough-for-it', 'long-enough-für-alle'])(
  '%j is no token',
  token => {
    const told = problems({}, { BELFRY_METRICS_TOKEN: token });
    expect(told).toEqual([{ code: 'bad-token', setting: 'BELFRY_METRICS_TOKEN', least: 16 }]);
  },
);

test.each<[string, Machine, Environment, string]>([
  ['Linux', LINUX, {}, '/home/ada/.local/share/belfry'],
  ['Linux', LINUX, { XDG_DATA_HOME: '/var/data' }, '/var/data/belfry'],
  ['Linux', LINUX, { XDG_DATA_HOME: 'not/absolute' }, '/home/ada/.local/share/belfry'],
  ['macOS', { ...LINUX, platform: 'darwin', home: '/Users/ada' }, {}, '/Users/ada/Library/Application Support/belfry'],
  [
    'Windows',
    { platform: 'win32', home: 'C:\\Users\\ada', here: 'C:\\' },
    { LOCALAPPDATA: 'D:\\Local' },
    'D:\\Local\\belfry',
  ],
  [
    'Windows',
    { platform: 'win32', home: 'C:\\Users\\ada', here: 'C:\\' },
    {},
    'C:\\Users\\ada\\AppData\\Local\\belfry',
  ],
])('on %s things are kept where they usually are', (_, machine, environment, folder) => {
  expect(readDataFolder({}, environment, machine)).toEqual({ ok: true, value: folder });
  expect(read({}, environment, machine)).toMatchObject({ ok: true, value: { dataFolder: folder } });
});

test('a folder without a name is none', () => {
  expect(readDataFolder({ data: ' ' }, {}, LINUX)).toMatchObject({ error: { code: 'bad-folder', setting: '--data' } });
  expect(readDataFolder({}, { BELFRY_DATA: 'a\0b' }, LINUX)).toMatchObject({ error: { setting: 'BELFRY_DATA' } });
});
