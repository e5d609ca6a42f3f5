/** Attacks over sockets that were opened as they should be: many messages over each. */
import type { Json, Random } from '@belfry/engine';
import { WebSocket } from 'ws';
import { type Prey, STACK, type Target, UNKNOWN } from './attack.js';
import { fitting, isOften, noise, pick, spoilt } from './values.js';

/** A server cuts the line of those who make too many mistakes: so many messages go over one. */
const MESSAGES = 150;
/** Milliseconds for an answer to the last of them. */
const PATIENCE = 20_000;

let ids = 0;

/** One socket: opened, flooded, and asked whether it is still answered. */
export async function floodSocket(target: Target): Promise<void> {
  const { port, from, random, cookies, count } = target;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
    headers: { cookie: pick(random, cookies) },
    localAddress: from,
  });
  const last = `last-${ids++}`;
  const end = new Promise<string>(resolve => {
    const timer = setTimeout(() => resolve('silent'), PATIENCE);
    const done = (how: string): void => {
      clearTimeout(timer);
      resolve(how);
    };
    socket.on('message', (data: Buffer) => hear(data.toString(), last, target) && done('answered'));
    socket.on('close', code => done(`closed ${code}`));
    socket.on('error', error => done(error.message));
    socket.on('open', () => flood(socket, last, target));
  });
  const how = await end;
  count.answered(`socket ${how}`);
  if (how === 'silent') count.fault(`a socket was not answered within ${PATIENCE} ms`);
  socket.terminate();
}

function flood(socket: WebSocket, last: string, target: Target): void {
  const { random, count } = target;
  for (let sent = 0; sent < MESSAGES; sent++) {
    count.sent += 1;
    sendOne(socket, messageFor(target), random);
  }
  socket.send(JSON.stringify({ do: 'wish', table: 'nowhere', wish: { id: last, revision: 0, type: 'return' } }));
}

/** In pieces now and then, and with signs of life between them. */
function sendOne(socket: WebSocket, text: string, random: Random): void {
  const chosen = random.below(100);
  if (chosen < 3 && text.length > 1) {
    const middle = random.below(text.length);
    socket.send(text.slice(0, middle), { fin: false });
    socket.send(text.slice(middle), { fin: true });
  } else if (chosen < 5) {
    socket.ping(noise(random, random.below(125)));
    socket.send(text);
  } else socket.send(text);
}

/** Says whether the last question was answered. */
function hear(text: string, last: string, { count, isBounded }: Target): boolean {
  if (STACK.test(text)) count.fault(`a stack over a socket: ${text}`);
  let isLast = false;
  for (const message of JSON.parse(text) as readonly Readonly<Record<string, unknown>>[]) {
    const { is, code, failed, wish } = message;
    const how = is === 'fault' ? code : (failed ?? '');
    count.answered(`message ${String(is)} ${String(how)}`.trim());
    if (code === 'failed' || failed === 'failed') count.fault(`it went wrong: ${JSON.stringify(message)}`);
    isLast ||= wish === last || (isBounded && code === 'too-fast');
  }
  return isLast;
}

const KINDS = ['watch', 'leave', 'point', 'wish', 'wish', 'wish', 'wish'];

const GESTURES: readonly Json[] = [null, 0, { piece: 3, over: [1.5, -2] }, 'x'.repeat(2000), 'x'.repeat(3000)];

function messageFor(target: Target): string {
  const { random, tables, foreign } = target;
  if (isOften(random, 5)) return noise(random, 1 + random.below(60)).toString('latin1');
  const kind = pick(random, KINDS);
  const prey = pick(random, tables);
  const message = {
    do: kind,
    table: isOften(random, 75) ? prey.id : pick(random, [...foreign, ...UNKNOWN]),
    ...(kind === 'watch' && isOften(random, 50) && { since: random.below(100) }),
    ...(kind === 'point' && { at: pick(random, GESTURES) }),
    ...(kind === 'wish' && { wish: wishAt(prey, target) }),
  };
  return spoilt(message, random, isOften(random, 25) ? 0 : 1);
}

/** Some ids come again and again; much of it could be right. */
export function wishAt({ revision, actions }: Prey, { random, schemas }: Target): Json {
  const wish = Object(fitting({ $ref: 'Wish' }, schemas, random)) as { readonly type?: string };
  return {
    ...wish,
    ...(wish.type === 'act' && actions.length > 0 && { action: pick(random, actions) }),
    ...(isOften(random, 70) && { revision }),
    id: isOften(random, 30) ? `again-${random.below(20)}` : `f${ids++}`,
  };
}
