/** Attacks on the bytes of sockets: upgrades that are none, frames that no client sends, lines that are left half open. */
import { connect } from 'node:net';
import { STACK, type Target } from './attack.js';
import { isOften, noise, pick } from './values.js';

/** Milliseconds that such a line is kept, and what is waited for. */
const [SHORT, LONG] = [150, 3000];

/** One connection. Nothing needs to be answered, but nothing may break. */
export async function attackUpgrade(target: Target): Promise<void> {
  const { port, from, random, count } = target;
  const isGood = isOften(random, 70);
  const frames = isGood ? pick(random, FRAMES)(target) : [];
  count.sent += 1 + frames.length;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let text = '';
  await new Promise<void>(resolve => {
    const isLong = random.below(50) === 0;
    setTimeout(resolve, isLong ? LONG : SHORT);
    socket.on('data', data => {
      if (text.length < 100_000) text += data.toString('latin1');
    });
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
    socket.on('connect', () => {
      socket.write(isGood ? upgrade(target, {}) : pick(random, WRONG)(target));
      for (const bytes of frames) socket.write(bytes);
      if (isOften(random, 20)) socket.end();
    });
  });
  socket.destroy();
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  count.answered(`upgrade ${status ?? 'nothing'}`);
  if (status !== undefined && Number(status) >= 500) count.fault(`status ${status} for an upgrade`);
  if (STACK.test(text)) count.fault(`a stack for an upgrade: ${text.slice(0, 1000)}`);
}

function upgrade({ port, random, cookies }: Target, other: Readonly<Record<string, string | undefined>>): string {
  const { path = '/api/socket', ...changed } = other;
  const headers: Readonly<Record<string, string | undefined>> = {
    host: `127.0.0.1:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    cookie: pick(random, cookies),
    ...changed,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}\r\n`],
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** What must not become a socket. */
const WRONG: readonly ((target: Target) => string)[] = [
  target => upgrade(target, { cookie: undefined }),
  target => upgrade(target, { cookie: 'belfry=x' }),
  target => upgrade(target, { host: 'evil.example' }),
  target => upgrade(target, { origin: 'http://evil.example' }),
  target => upgrade(target, { origin: 'null' }),
  target => upgrade(target, { 'sec-websocket-key': undefined }),
  target => upgrade(target, { 'sec-websocket-key': 'short' }),
  target => upgrade(target, { 'sec-websocket-version': '99' }),
  target => upgrade(target, { upgrade: 'h2c' }),
  target => upgrade(target, { path: '/api/socket/../me' }),
  target => upgrade(target, { path: '/api/tables' }),
  target => upgrade(target, { path: '/%zz' }),
  target => upgrade(target, { 'sec-websocket-protocol': 'a,,b, ,' }),
  target => upgrade(target, { 'sec-websocket-extensions': 'permessage-deflate; x=;;; server_max_window_bits=99' }),
  target => upgrade(target, {}).slice(0, -2),
  target => upgrade(target, {}).replace('GET', 'POST'),
];

interface FrameParts {
  readonly code: number;
  readonly isLast?: boolean;
  readonly isMasked?: boolean;
  /** What the frame says of its size, if that is not so. */
  readonly size?: bigint;
  readonly reserved?: number;
}

/** A frame, byte by byte. The mask is of zeros, which changes nothing. */
function frame(content: Uint8Array, { code, isLast = true, isMasked = true, size, reserved = 0 }: FrameParts): Buffer {
  const said = size ?? BigInt(content.length);
  const mask = isMasked ? 0x80 : 0;
  const head = [(isLast ? 0x80 : 0) | reserved | code];
  if (said < 126n) head.push(mask | Number(said));
  else {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(said);
    head.push(mask | 127, ...bytes);
  }
  return Buffer.concat([Buffer.from(head), Buffer.alloc(isMasked ? 4 : 0), content]);
}

const TEXT = Buffer.from('{"do":"leave","table":"x"}');
const [MORE, AS_TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];

const many = (count: number, one: () => Buffer): readonly Buffer[] => Array.from({ length: count }, one);

/** What no client sends. */
const FRAMES: readonly ((target: Target) => readonly Buffer[])[] = [
  ({ random }) => many(20, () => noise(random, 30)),
  ({ random }) => [frame(noise(random, 50), { code: BINARY })],
  ({ random }) => [frame(noise(random, 50), { code: AS_TEXT })],
  () => [frame(TEXT, { code: AS_TEXT, isMasked: false })],
  () => [frame(TEXT, { code: 3 })],
  () => [frame(TEXT, { code: 11 })],
  () => [frame(TEXT, { code: AS_TEXT, reserved: 0x40 })],
  () => [frame(TEXT, { code: MORE })],
  () => [frame(TEXT, { code: AS_TEXT, isLast: false }), frame(TEXT, { code: AS_TEXT })],
  () => many(50, () => frame(TEXT.subarray(0, 1), { code: AS_TEXT, isLast: false })),
  () => [
    frame(TEXT, { code: AS_TEXT, isLast: false }),
    ...many(300, () => frame(Buffer.from(' '), { code: MORE, isLast: false })),
  ],
  () => [frame(TEXT, { code: AS_TEXT, size: 2n ** 63n - 1n })],
  () => [frame(TEXT, { code: AS_TEXT, size: 2n ** 32n })],
  () => [frame(Buffer.alloc(70_000, 0x20), { code: AS_TEXT })],
  () => [frame(Buffer.alloc(200), { code: PING })],
  () => many(500, () => frame(Buffer.alloc(125), { code: PING })),
  () => many(200, () => frame(Buffer.alloc(0), { code: PONG })),
  () => [frame(Buffer.from([0x03]), { code: CLOSE })],
  () => [frame(Buffer.from([0x00, 0x01]), { code: CLOSE })],
  () => [frame(Buffer.from([0x03, 0xe8, 0xff, 0xfe]), { code: CLOSE }), frame(TEXT, { code: AS_TEXT })],
  () => many(100, () => frame(TEXT, { code: AS_TEXT })),
  () => [],
];
