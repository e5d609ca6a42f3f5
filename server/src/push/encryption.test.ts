import { describe, expect, test } from 'vitest';
import { Browser, claimsIn } from '../../testing/push-service.js';
import { encrypted, isPublicKey, LONGEST_MESSAGE } from './encryption.js';
import { authorization, newPushKeys } from './vapid.js';

describe('a message', () => {
  test('is what RFC 8291 says, with the numbers of its example (appendix A)', () => {
    const reader = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const drawn = {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    };
    expect(encrypted('When I grow up, I want to be a watermelon', reader, drawn).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
        'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('can be read by the browser it is for, and by no other; no two are alike', () => {
    const [ours, other] = [new Browser(''), new Browser('')];
    const body = encrypted('Твой ред е, Цвети 🏰', ours.keys);
    expect(ours.read(body)).toBe('Твой ред е, Цвети 🏰');
    expect(() => other.read(body)).toThrow(/auth/);
    expect(encrypted('Твой ред е, Цвети 🏰', ours.keys).equals(body)).toBe(false);
  });

  test('fits into what every push service takes', () => {
    const { keys } = new Browser('');
    expect(encrypted('x'.repeat(LONGEST_MESSAGE), keys)).toHaveLength(4096);
    expect(() => encrypted('x'.repeat(LONGEST_MESSAGE + 1), keys)).toThrow('too long');
  });
});

test('a browser’s key is a point on the curve', () => {
  const { p256dh } = new Browser('').keys;
  expect([p256dh, `${p256dh}=`].map(isPublicKey)).toEqual([true, true]);
  const other = Buffer.from(p256dh, 'base64url');
  other[64] = (other[64] ?? 0) ^ 1;
  const compressed = Buffer.alloc(65, 2).toString('base64url');
  for (const wrong of ['', 'x', 'A'.repeat(87), other.toString('base64url'), compressed, p256dh.slice(1), `${p256dh}A`])
    expect([wrong, isPublicKey(wrong)]).toEqual([wrong, false]);
});

describe('the server', () => {
  const NOW = Date.UTC(2026, 10, 17);
  test('says to each push service who it is, for half a day, and signs it', () => {
    const keys = newPushKeys();
    const { key, claims } = claimsIn(authorization(keys, 'https://push.example.org', NOW, 'https://games.example'));
    expect(key).toBe(keys.publicKey);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect(claims).toEqual({
      aud: 'https://push.example.org',
      exp: NOW / 1000 + 12 * 3600,
      sub: 'https://games.example',
    });
    expect(claimsIn(authorization(keys, 'https://push.example.org', NOW, undefined)).claims).not.toHaveProperty('sub');
  });

  test('has keys of its own', () => {
    expect(newPushKeys().publicKey).not.toBe(newPushKeys().publicKey);
  });
});
