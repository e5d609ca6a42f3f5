import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildServer } from './app.js';
import { endOnSignals, inTime } from './closing.js';

/** Longer than any test may take: whoever waits for it fails. */
const FOR_EVER = 2 ** 31 - 1;

const webRoot = mkdtempSync(join(tmpdir(), 'belfry-web-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
afterAll(() => rmSync(webRoot, { recursive: true }));

/** A server at a port of its own that answers `/slow` when it is told to. */
async function listen(grace: number) {
  const server = await buildServer({ webRoot, grace });
  const slow = new EventEmitter();
  server.get('/slow', async () => {
    slow.emit('asked');
    await once(slow, 'answer');
    return 'answered';
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, slow };
}

/** A connection on which this much of a request has come to the server. */
async function say(server: FastifyInstance, text: string): Promise<Socket> {
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  const accepted = once(server.server, 'connection') as Promise<[Socket]>;
  const socket = connect(address.port, '127.0.0.1');
  const [there] = await accepted;
  if (text !== '') {
    socket.write(text);
    while (there.bytesRead < text.length) await new Promise(setImmediate);
  }
  return socket;
}

async function allThatComes(socket: Socket): Promise<string> {
  let all = '';
  socket.on('data', data => {
    all += data;
  });
  await once(socket, 'close');
  return all;
}

const SLOW = 'GET /slow HTTP/1.1\r\nHost: here\r\n\r\n';

test.each([
  ['on which nothing was said', ''],
  ['with half a request', 'GET / HTTP/1.1\r\nHost: here\r\n'],
  ['with half of what is sent along', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\n{'],
])('a connection %s is ended when the server closes', async (_, text) => {
  const { server } = await listen(FOR_EVER);
  const socket = await say(server, text);
  const ended = allThatComes(socket);
  await server.close();
  await ended;
});

test('a connection that was answered and is kept is ended when the server closes', async () => {
  const { server } = await listen(FOR_EVER);
  const socket = await say(server, 'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'data');
  const ended = allThatComes(socket);
  await server.close();
  await ended;
});

test('a request that is being answered is answered, and then its connection ended', async () => {
  const { server, slow } = await listen(FOR_EVER);
  const asked = once(slow, 'asked');
  const answered = allThatComes(await say(server, SLOW));
  await asked;
  const half = await say(server, 'GET / HTTP/1.1\r\n');
  const closed = server.close();
  await allThatComes(half);
  slow.emit('answer');
  await closed;
  expect(await answered).toContain('answered');
});

test('a request that is not answered in time does not keep the server open', async () => {
  const { server, slow } = await listen(1);
  const asked = once(slow, 'asked');
  const answered = allThatComes(await say(server, SLOW));
  await asked;
  await server.close();
  expect(await answered).toBe('');
});

test.each([
  ['SIGINT', true, 0],
  ['SIGTERM', true, 0],
  ['SIGTERM', false, 1],
])('%s closes the server, which succeeds: %s, and then ends the process with %i', async (signal, succeeds, code) => {
  const signals = new EventEmitter();
  const exited = new Promise<number>(resolve => {
    endOnSignals(() => (succeeds ? Promise.resolve() : Promise.reject(new Error('no'))), resolve, signals);
  });
  signals.emit(signal);
  expect(await exited).toBe(code);
});

test.each([
  ['SIGINT', 'SIGINT'],
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
])('after %s nobody listens to %s any more, so that it ends the process at once', (first, second) => {
  const signals = new EventEmitter();
  let closings = 0;
  const neverClosed = (): Promise<void> => {
    closings += 1;
    return new Promise(() => undefined);
  };
  endOnSignals(neverClosed, () => undefined, signals);
  signals.emit(first);
  expect(signals.listenerCount(second)).toBe(0);
  signals.emit(second);
  expect(closings).toBe(1);
});

describe('what is given so much time', () => {
  function fakeTime(): void {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  }

  test('is waited for as long as that, and no longer; that it was late is told', async () => {
    fakeTime();
    const told: string[] = [];
    const never = () => new Promise<void>(() => undefined);
    const ended = inTime(never, 9000, () => told.push('late')).then(() => told.push('ended'));
    await vi.advanceTimersByTimeAsync(8999);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
    expect(told).toEqual(['late', 'ended']);
  });

  test('and is done before, or fails, ends with that, and nothing is told later', async () => {
    fakeTime();
    const told: string[] = [];
    const quick = async () => void told.push('done');
    await inTime(quick, 9000, () => told.push('late'));
    const failing = () => Promise.reject(new Error('no'));
    await expect(inTime(failing, 9000, () => told.push('late'))).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
    expect(told).toEqual(['done']);
  });
});

/** Lets go of all that nobody holds. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('requests whose connection has ended before they were answered are forgotten', async () => {
  const { server, slow } = await listen(FOR_EVER);
  const asked: WeakRef<object>[] = [];
  server.server.on('request', (_, answer) => void asked.push(new WeakRef(answer)));
  const socket = await say(server, SLOW.repeat(3));
  while (asked.length < 3) await new Promise(setImmediate);
  socket.destroy();
  await new Promise<void>(resolve => {
    const look = (): void => {
      server.server.getConnections((_, count) => (count === 0 ? resolve() : void setImmediate(look)));
    };
    look();
  });
  slow.emit('answer');
  for (let tries = 0; tries < 100 && asked.some(answer => answer.deref() !== undefined); tries++) {
    await new Promise(resolve => setTimeout(resolve, 10));
    collectGarbage();
  }
  expect(asked.map(answer => answer.deref())).toEqual([undefined, undefined, undefined]);
  await server.close();
});
