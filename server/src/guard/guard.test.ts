import { FakeClock } from '@belfry/table/testing';
import { describe, expect, test } from 'vitest';
import { callersBy, holdersBy } from './caller.js';
import { doorsOf } from './doors.js';
import { Guesses } from './guesses.js';
import { guardBy, LIMITS, Openings, readJson } from './index.js';
import { Rates } from './rates.js';
import { Recent } from './recent.js';

const asking = (remoteAddress: string | undefined, headers: Record<string, string> = {}) => ({
  headers,
  socket: { remoteAddress },
});

describe('who asks', () => {
  const plainly = callersBy({ trustProxy: false });
  const proxied = callersBy({ trustProxy: ['loopback', '10.1.0.0/16', 'fd00::1'] });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, ''],
  ])('%s is counted as %s', (address, counted) => {
    expect(plainly(asking(address)).address).toBe(counted);
  });

  test('a connection is counted for who asks over it, and for nobody if a proxy does', () => {
    const holderOf = holdersBy({ trustProxy: ['loopback'] });
    expect(holderOf({ remoteAddress: '::ffff:203.0.113.7' })).toBe('203.0.113.7');
    expect(holderOf({ remoteAddress: '127.0.0.1' })).toBeUndefined();
    expect(holdersBy({ trustProxy: false })({ remoteAddress: '127.0.0.1' })).toBe('127.0.0.1');
  });

  test('what a stranger says about others is not believed', () => {
    const headers = {
      host: 'localhost:8080',
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    const strange = { address: '203.0.113.7', host: 'localhost:8080', isSecure: false, isHere: false };
    expect(plainly(asking('203.0.113.7', headers))).toEqual(strange);
    expect(proxied(asking('203.0.113.7', headers))).toEqual(strange);
  });

  test('a proxy that is named is believed, and whoever wrote before it is not', () => {
    const headers = {
      host: 'localhost:8080',
      'x-forwarded-for': '1.2.3.4, 198.51.100.1, 10.1.2.3',
      'x-forwarded-host': 'Games.Example',
      'x-forwarded-proto': 'https',
    };
    expect(proxied(asking('127.0.0.1', headers))).toEqual({
      address: '198.51.100.1',
      host: 'games.example',
      isSecure: true,
      isHere: false,
    });
    expect(proxied(asking('fd00::1', headers)).address).toBe('198.51.100.1');
  });

  test.each([
    ['127.0.0.1', {}, true],
    ['::1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, false],
    ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, false],
    ['192.168.1.7', {}, false],
  ])('%s with %j is this machine itself: %s', (address, headers, isHere) => {
    expect(plainly(asking(address, headers as Record<string, string>)).isHere).toBe(isHere);
  });

  test('it comes over TLS if the house is reached so at this name', () => {
    const callerOf = callersBy({ trustProxy: false, publicUrl: 'https://games.example' });
    expect(callerOf(asking('127.0.0.1', { host: 'games.example' })).isSecure).toBe(true);
    expect(callerOf(asking('127.0.0.1', { host: '192.168.1.7:8080' })).isSecure).toBe(false);
  });
});

describe('doors', () => {
  const doors = doorsOf({ publicUrl: 'https://games.example:8443', host: 'belfry.home' }, 'Tower.lan');
  const at = (host: string) => ({ address: '', isHere: false, isSecure: false, host });

  test.each([
    ['localhost', true],
    ['localhost:8080', true],
    ['127.0.0.1:8080', true],
    ['192.168.1.7', true],
    ['[::1]:8080', true],
    ['[fe80::1]', true],
    ['tower.lan:8080', true],
    ['tower.local:8080', true],
    ['belfry.home', true],
    ['games.example:8443', true],
    ['games.example', false],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['tower.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['1.2.3', false],
    ['0x7f000001', false],
    ['localhost:', false],
    ['localhost:8080:1', false],
    ['localhost@evil.example', false],
    ['[evil]', false],
    ['', false],
  ])('a request for %j is for us: %s', (host, isOurs) => {
    expect(doors.isOurs(at(host))).toBe(isOurs);
  });

  test.each([
    [undefined, true],
    ['http://localhost:8080', true],
    ['https://localhost:8080', true],
    ['https://games.example:8443', true],
    ['http://localhost', false],
    ['http://localhost:9090', false],
    ['http://evil.example', false],
    ['http://localhost:8080.evil.example', false],
    ['null', false],
    ['file://', false],
    ['', false],
    ['localhost:8080', false],
  ])('a page of %j may ask us at localhost:8080: %s', (origin, isFromUs) => {
    expect(doors.isFromUs(at('localhost:8080'), origin === undefined ? {} : { origin })).toBe(isFromUs);
  });
});

describe('rates', () => {
  const rate = { burst: 3, perSecond: 2 };
  const limits = { ...LIMITS, rates: { ...LIMITS.rates, guest: rate, table: rate }, mostCounted: 100 };

  test('so many at once, and then as many as come back with time', () => {
    const clock = new FakeClock();
    const rates = new Rates(limits, clock);
    const taken = () => rates.take('guest', 'ada');
    expect([taken().ok, taken().ok, taken().ok]).toEqual([true, true, true]);
    expect(taken()).toEqual({ ok: false, wait: 500 });
    clock.skip(499);
    expect(taken()).toEqual({ ok: false, wait: 1 });
    clock.skip(1);
    expect(taken()).toEqual({ ok: true });
    clock.skip(3_600_000);
    expect([taken().ok, taken().ok, taken().ok, taken().ok]).toEqual([true, true, true, false]);
  });

  test('each is counted apart: guests, and what they are counted for', () => {
    const rates = new Rates(limits, new FakeClock());
    expect(rates.take('guest', 'ada', 3).ok).toBe(true);
    expect(rates.take('guest', 'ada').ok).toBe(false);
    expect(rates.take('guest', 'ben').ok).toBe(true);
    expect(rates.take('table', 'ada').ok).toBe(true);
  });

  test('what is not enough takes nothing', () => {
    const rates = new Rates(limits, new FakeClock());
    expect(rates.take('guest', 'ada', 4)).toEqual({ ok: false, wait: 500 });
    expect(rates.take('guest', 'ada', 3)).toEqual({ ok: true });
  });

  test('a clock that is set back neither gives nor takes', () => {
    const clock = new FakeClock();
    const rates = new Rates(limits, clock);
    rates.take('guest', 'ada', 3);
    clock.skip(-10_000);
    expect(rates.take('guest', 'ada').ok).toBe(false);
    clock.skip(500);
    expect(rates.take('guest', 'ada').ok).toBe(true);
  });

  test('however many come, only so many are remembered, those who came last', () => {
    const recent = new Recent<number>(100);
    for (let index = 0; index < 10_000; index++) recent.set(String(index), index);
    expect(recent.size).toBe(100);
    expect(recent.get('9900')).toBe(9900);
    expect(recent.get('9899')).toBeUndefined();
  });
});

describe('guessing', () => {
  const HOUR = 3_600_000;

  test('ten wrong ones in an hour cost nothing, and an hour later they are forgotten', () => {
    const clock = new FakeClock();
    const guesses = new Guesses(LIMITS, clock);
    for (let rounds = 0; rounds < 5; rounds++) {
      for (let wrong = 0; wrong < 9; wrong++) guesses.wrongCode('a');
      expect(guesses.waitOf('a')).toBe(0);
      clock.skip(HOUR);
    }
  });

  test('whoever goes on waits twice as long each time, up to a day', () => {
    const clock = new FakeClock();
    const guesses = new Guesses(LIMITS, clock);
    for (let wrong = 0; wrong < 9; wrong++) guesses.wrongCode('a');
    const waits: number[] = [];
    for (let wrong = 0; wrong < 14; wrong++) {
      guesses.wrongCode('a');
      waits.push(guesses.waitOf('a') / 60_000);
      clock.skip(guesses.waitOf('a'));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440, 1440]);
    expect(guesses.waitOf('b')).toBe(0);
    clock.skip(24 * HOUR);
    guesses.wrongCode('a');
    expect(guesses.waitOf('a')).toBe(0);
  });

  test.each([
    ['without a pause', 0, 25],
    ['as many as cost nothing each hour', 9, 225],
  ])('in a day one address can try very few of the million, %s', (_, pauseAfter, most) => {
    const clock = new FakeClock();
    const guesses = new Guesses(LIMITS, clock);
    const end = clock.now() + 24 * HOUR;
    let tries = 0;
    while (clock.now() < end) {
      guesses.wrongLink('a');
      tries += 1;
      clock.skip(tries % pauseAfter === 0 ? HOUR : guesses.waitOf('a'));
    }
    expect(tries).toBeLessThan(most);
  });

  test('very many from everywhere close all codes for an hour, for two if they go on; links are still taken', () => {
    const clock = new FakeClock();
    const guesses = new Guesses(LIMITS, clock);
    const flood = (): void => {
      for (let wrong = 0; wrong < 300; wrong++) guesses.wrongCode(`address ${wrong}`);
    };
    flood();
    expect(guesses.waitOfCodes()).toBe(HOUR);
    expect(guesses.waitOf('somebody')).toBe(0);
    clock.skip(HOUR);
    expect(guesses.waitOfCodes()).toBe(0);
    flood();
    expect(guesses.waitOfCodes()).toBe(2 * HOUR);
    clock.skip(27 * HOUR);
    flood();
    expect(guesses.waitOfCodes()).toBe(HOUR);
  });

  test('wrong links close nothing for others', () => {
    const guesses = new Guesses(LIMITS, new FakeClock());
    for (let wrong = 0; wrong < 10_000; wrong++) guesses.wrongLink(`address ${wrong}`);
    expect(guesses.waitOfCodes()).toBe(0);
  });
});

test('so many may be open for each, and in all; what is closed twice is closed once', () => {
  const openings = new Openings(2, 3);
  const [first, second] = [openings.open('a'), openings.open('a')];
  expect(openings.open('a')).toBeUndefined();
  expect(openings.open('b')).toBeDefined();
  expect(openings.open('c')).toBeUndefined();
  first?.();
  first?.();
  expect(openings.count).toBe(2);
  expect(openings.open('c')).toBeDefined();
  second?.();
  expect(openings.open('a')).toBeDefined();
});

test('what is nobody’s may be open as often as there is room in all', () => {
  const openings = new Openings(1, 3);
  const [first] = [openings.open(), openings.open(), openings.open()];
  expect(openings.open()).toBeUndefined();
  expect(openings.open('a')).toBeUndefined();
  first?.();
  expect(openings.count).toBe(2);
  expect(openings.open('a')).toBeDefined();
});

describe('JSON from strangers', () => {
  const code = (text: string) => {
    const read = readJson(text, 32);
    return read.ok ? read.value : read.error.problem.code;
  };

  test('is read as it is', () => {
    const value = { a: [1, 'x[{"', { b: null }], proto: '\\u0041"' };
    expect(code(JSON.stringify(value))).toEqual(value);
    expect(code(JSON.stringify('[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[['))).toBe('[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[');
  });

  test.each([32, 33, 10_000, 1_000_000])('%i lists in each other are refused if that is too deep', depth => {
    const text = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(readJson(text, 32).ok).toBe(depth <= 32);
    expect(readJson('{"a":'.repeat(depth), 32).ok).toBe(false);
  });

  test.each(['{"__proto__":1}', '[{"a":{"__proto__":{}}}]', '{"__proto\\u005f_":1}', '{"\\u005f_proto__":{"a":1}}'])(
    '%s is refused',
    text => {
      expect(code(text)).toBe('unknown-field');
    },
  );

  test('a text that only speaks of it is not', () => {
    expect(code('{"say":"__proto__"}')).toEqual({ say: '__proto__' });
  });

  test.each(['', '{', '{"a":1,}', 'undefined', '[1]]', '"\u0001"', '\ufeff{}'])('%j is no JSON', text => {
    expect(code(text)).toBe('wrong-type');
  });
});

test('a guard is made of its settings', () => {
  const guard = guardBy({ trustProxy: false }, new FakeClock());
  expect(guard.limits).toBe(LIMITS);
  expect(guard.sockets.count).toBe(0);
});
