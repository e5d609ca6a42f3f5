import { describe, expect, test } from 'vitest';
import { PushService } from '../../testing/push-service.js';
import { isEndpoint, isPublic, post, publicLookup } from './endpoint.js';

describe('messages are sent', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc?x=y',
    'https://1.1.1.1/push',
    'https://[2606:4700:4700::1111]/push',
  ])('to %s', endpoint => {
    expect(isEndpoint(endpoint, false)).toBe(true);
  });

  test.each([
    '',
    'nonsense',
    '/push',
    'http://push.example.org/abc',
    'ftp://push.example.org/abc',
    'file:///etc/passwd',
    'https://push.example.org:8443/abc',
    'https://ada:secret@push.example.org/abc',
    'https://push.example.org/abc#x',
    `https://push.example.org/${'x'.repeat(1024)}`,
    'https://localhost/abc',
    'https://LOCALHOST/abc',
    'https://localhost./abc',
    'https://nas/abc',
    'https://nas.local/abc',
    'https://metadata.google.internal/computeMetadata/v1',
    'https://router.lan./abc',
    'https://127.0.0.1/abc',
    'https://127.1/abc',
    'https://0x7f000001/abc',
    'https://2130706433/abc',
    'https://0/abc',
    'https://10.1.2.3/abc',
    'https://192.168.1.1/abc',
    'https://172.31.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/abc',
    'https://[::1]/abc',
    'https://[::]/abc',
    'https://[fe80::1]/abc',
    'https://[fd00::1]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://[::ffff:8.8.8.8]/abc',
    'https://[64:ff9b::a00:1]/abc',
    'https://[2002:7f00:1::]/abc',
  ])('never to %s', async endpoint => {
    expect(isEndpoint(endpoint, false)).toBe(false);
    if (!URL.canParse(endpoint)) return;
    const signal = new AbortController().signal;
    await expect(post(endpoint, Buffer.from('x'), {}, { allowsLocal: false, signal })).rejects.toThrow(
      'not an address',
    );
  });

  test('to no name that leads into a network of our own', async () => {
    const found = (all: boolean) =>
      new Promise(resolve => {
        publicLookup('localhost', { all }, (error, address) => resolve(error?.message ?? address));
      });
    expect([await found(true), await found(false)]).toEqual(['no public address', 'no public address']);
  });
});

test('public is what everybody can reach', () => {
  expect(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1'].every(isPublic)).toBe(true);
  expect(['', 'nonsense', '255.255.255.255', '224.0.0.1', '198.19.0.1', '2001:db8::1', 'ff02::1'].some(isPublic)).toBe(
    false,
  );
});

test('an answer is its status: nobody is followed elsewhere', async () => {
  const service = await new PushService().open();
  service.statuses.set('/moved', 307);
  const ending = new AbortController();
  const options = { allowsLocal: true, signal: ending.signal };
  expect(await post(`${service.base}/ok`, Buffer.from('hello'), { ttl: '5' }, options)).toBe(201);
  expect(await post(`${service.base}/moved`, Buffer.from('hello'), {}, options)).toBe(307);
  expect(service.received.map(({ path, body }) => [path, body.toString()])).toEqual([
    ['/ok', 'hello'],
    ['/moved', 'hello'],
  ]);
  service.statuses.set('/otherwise', 101);
  await expect(post(`${service.base}/otherwise`, Buffer.from('x'), {}, options)).rejects.toThrow('upgrade');
  ending.abort();
  await expect(post(`${service.base}/late`, Buffer.from('x'), {}, options)).rejects.toThrow(/abort/);
  await service.close();
});
