import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from './outbox.js';

/** What a client reads if these are sent at once: the first frame. */
async function readBy(messages: readonly string[]): Promise<string> {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer();
  server.on('upgrade', (request, line, head) => {
    sockets.handleUpgrade(request, line, head, socket => {
      const outbox = new Outbox(socket, line, 1_000_000);
      for (const message of messages) outbox.send(message);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [data] = (await once(client, 'message')) as [Buffer];
  client.terminate();
  server.close();
  return data.toString();
}

test.each([0, 1, 121, 122, 123, 124, 65_531, 65_532, 65_533, 200_000])(
  'a text of %i letters arrives as it was sent',
  async length => {
    const message = JSON.stringify('x'.repeat(length));
    expect(await readBy([message])).toBe(`[${message}]`);
  },
);

test('letters of several bytes count as such', async () => {
  const message = JSON.stringify('ж€😀'.repeat(40));
  expect(await readBy([message])).toBe(`[${message}]`);
});

test('what comes up at once is one frame, in its order', async () => {
  expect(await readBy(['1', '2', '3'])).toBe('[1,2,3]');
});

test('who does not read holds on to what waits for them, and to little else', () => {
  const held: Buffer[] = [];
  const read = { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, bufferedAmount: 0 } as WebSocket;
  const boxOn = (line: object): Outbox => new Outbox(read, line as Duplex, 1_000_000);
  const quick = boxOn({ writableLength: 0, write: () => true });
  const slow = boxOn({ writableLength: 1, write: (frame: Buffer) => held.push(frame) });
  for (let each = 0; each < 100; each++)
    for (const box of [slow, ...Array<Outbox>(80).fill(quick)]) {
      box.send(`"${'x'.repeat(200)}"`);
      box.flush();
    }
  expect(held).toHaveLength(100);
  for (const frame of held) expect(frame.buffer.byteLength).toBe(frame.length);
  // The first one does not know yet that it will wait.
  const first = boxOn({ writableLength: 0, write: (frame: Buffer) => held.push(frame) });
  for (const length of [200, 60_000]) {
    first.send(JSON.stringify('x'.repeat(length)));
    first.flush();
  }
  const [short, long] = held.slice(100) as [Buffer, Buffer];
  expect(short.buffer.byteLength).toBeLessThanOrEqual(4096);
  expect(long.buffer.byteLength).toBeLessThan(long.length + 20);
});
