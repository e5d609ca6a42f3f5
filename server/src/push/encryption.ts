/** Messages that only the browser can read which subscribed (RFC 8291), in one record of `aes128gcm` (RFC 8188). */
import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD = 4096;
const SALT_BYTES = 16;
/** Salt, size of the record, length of the key, and the key. */
const HEAD_BYTES = SALT_BYTES + 4 + 1 + 65;
/** What comes after the text: a mark that it ends, and the tag. */
const TAIL_BYTES = 1 + 16;
/** Bytes that fit. */
export const LONGEST_MESSAGE = RECORD - HEAD_BYTES - TAIL_BYTES;

/** Is it a public key of a browser: a point on the curve, 65 bytes in base64url? */
export function isPublicKey(text: string): boolean {
  if (!/^[\w-]{87}=?$/.test(text)) return false;
  try {
    return ECDH.convertKey(text, CURVE, 'base64url', 'base64url', 'uncompressed') === text.replace('=', '');
  } catch {
    return false;
  }
}

interface Reader {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn anew for each message. The example of the RFC has its own. */
interface Drawn {
  readonly salt: Buffer;
  readonly privateKey: Buffer | undefined;
}

export function encrypted(
  text: string,
  { p256dh, auth }: Reader,
  { salt, privateKey }: Drawn = { salt: randomBytes(SALT_BYTES), privateKey: undefined },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > LONGEST_MESSAGE) throw new Error('a message that is too long');
  const own = createECDH(CURVE);
  if (privateKey === undefined) own.generateKeys();
  else own.setPrivateKey(privateKey);
  const [reader, sender] = [Buffer.from(p256dh, 'base64url'), own.getPublicKey()];
  const shared = own.computeSecret(reader);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, sender]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A 2 ends the last record.
  const hidden = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, ...hidden]);
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
