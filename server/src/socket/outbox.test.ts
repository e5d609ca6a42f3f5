import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
