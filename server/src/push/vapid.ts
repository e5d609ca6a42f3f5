/** How a server tells push services who it is (RFC 8292): a short-lived token, signed with a key that browsers subscribed to. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { PushKeys } from './kept.js';

/** Seconds for which a token is good; a day is the most that is allowed. */
const GOOD_FOR = 12 * 3600;

export function newPushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

/** @param contact where whoever runs the push service finds whoever runs this server: an address that begins with `https:` */
export function authorization(
  { publicKey, privateKey }: PushKeys,
  audience: string,
  now: number,
  contact: string | undefined,
): string {
  const claims = {
    aud: audience,
    exp: Math.floor(now / 1000) + GOOD_FOR,
    ...(contact !== undefined && { sub: contact }),
  };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}

const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
