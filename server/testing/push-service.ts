/** A push service, and a browser that subscribes there and reads what it is sent. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

export class PushService {
  readonly received: Pushed[] = [];
  /** What it answers, by path; 201 if nothing is said. */
  readonly statuses = new Map<string, number>();
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      response.statusCode = this.statuses.get(path) ?? 201;
      if (response.statusCode === 101) response.setHeader('connection', 'upgrade').setHeader('upgrade', 'other');
      response.setHeader('location', 'http://127.0.0.1:1/elsewhere');
      response.end('thank you');
      this.received.push({ path, headers: { ...headers, ':method': request.method }, body: Buffer.concat(parts) });
      this.#heard?.();
    });
  });
  #taken = 0;
  #heard: (() => void) | undefined;

  async open(): Promise<this> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    await new Promise(resolve => this.#server.close(resolve));
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The next that comes, or has come and was not taken yet. */
  async next(): Promise<Pushed> {
    for (;;) {
      const pushed = this.received[this.#taken];
      if (pushed !== undefined) {
        this.#taken += 1;
        return pushed;
      }
      await new Promise<void>(resolve => {
        this.#heard = resolve;
      });
    }
  }
}

export class Browser {
  readonly endpoint: string;
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** Reads what only this one can read. */
  read(body: Buffer): string {
    const [salt, rest] = [body.subarray(0, 16), body.subarray(20)];
    const keyLength = rest[0] ?? 0;
    const [sender, hidden] = [rest.subarray(1, 1 + keyLength), rest.subarray(1 + keyLength)];
    const derive = (key: Buffer, salted: Buffer, info: Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', key, salted, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = derive(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(hidden.subarray(-16));
    const plain = Buffer.concat([decipher.update(hidden.subarray(0, -16)), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error('the record does not end');
    return plain.subarray(0, -1).toString();
  }
}

/** What a server says of itself, if it was signed with the key that it names. */
export function claimsIn(header: unknown): {
  readonly key: string;
  readonly claims: Readonly<Record<string, unknown>>;
} {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(header)) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')))
    throw new Error('not signed with that key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
