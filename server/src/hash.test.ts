import { plainHash } from '@belfry/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeHash } from './hash.js';

test('the digest is the one that others make', () => {
  // printf 'Hi There' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0b0b… (32 bytes)
  const expected = '198a607eb44bfbc69903a0f1cf2bbdc5ba0aa3f3d9ae3c1c7a3b1696a0b68cf7';
  for (const hash of [plainHash, nodeHash]) expect(hash('0b'.repeat(32))('Hi There')).toBe(expected);
});

test('Node gives the same digests as scripts do, for any text, again and again', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'));
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 3000 }), { maxLength: 4 });
  fc.assert(
    fc.property(key, texts, (hex, all) => {
      const [plain, own] = [plainHash(hex), nodeHash(hex)];
      for (const text of all) expect(own(text)).toBe(plain(text));
    }),
  );
});
