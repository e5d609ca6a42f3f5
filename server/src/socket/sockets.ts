/** The sockets of a server: who may open one, and how they end. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerBare } from '../bare.js';
import type { Caller, Guard } from '../guard/index.js';
import { type People, passOf, type Who } from '../people/index.js';
import { Connection, type ConnectionParts } from './connection.js';
import type { Lobby } from './lobby.js';
import { Outbox } from './outbox.js';

export interface SocketParts extends ConnectionParts {
  readonly guard: Guard;
  readonly people: People;
  readonly lobby: Pick<Lobby, 'enter'>;
  readonly personOf: (who: Who) => { readonly name: string; readonly figure?: string };
  /** Milliseconds between signs of life; who has given none since the last is gone. */
  readonly heartbeat?: number;
}

const SOCKET_PATH = '/api/socket';
/** What is spoken here, for who comes with something else. */
const VERSIONS = { 'sec-websocket-version': '13, 8' };

const HEARTBEAT = 25_000;
/** Milliseconds after which clients are asked to come back to a server that closes. */
const COME_AGAIN = 1000;
/** Milliseconds in which they say good-bye. */
const FAREWELL = 1000;
/** Who does not say it is cut off. Handed on as it is: the types of `ws` do not know of it yet. */
const ENDING = { closeTimeout: FAREWELL };

const NOT_TEXT = 1003;
const RESTARTING = 1012;
const SESSION_ENDED = 4001;

interface Open {
  readonly pass: string;
  readonly socket: WebSocket;
  readonly connection: Connection;
  readonly outbox: Outbox;
  isAlive: boolean;
}

export class Sockets {
  readonly #parts: SocketParts;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Open>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosing = false;

  constructor(parts: SocketParts) {
    this.#parts = parts;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.guard.limits.body,
      perMessageDeflate: false,
      clientTracking: false,
      ...ENDING,
    });
    // Otherwise it would answer by itself, and say less.
    this.#server.on('wsClientError', (_, line) => refuse(line, 400, VERSIONS));
    this.#heartbeat = setInterval(() => this.#beat(), parts.heartbeat ?? HEARTBEAT).unref();
    parts.people.onEnded(pass => this.#endAll(pass));
  }

  get count(): number {
    return this.#open.size;
  }

  /** Takes over what a server does not answer itself: requests to go on as a socket. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** All are told that the server will be back, and end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#heartbeat);
    for (const open of this.#open) {
      open.outbox.send(JSON.stringify({ is: 'closing', again: COME_AGAIN }));
      open.outbox.flush();
      dismiss(open, RESTARTING);
    }
    const end = Date.now() + FAREWELL;
    while (this.#open.size > 0 && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 20));
    for (const { socket } of this.#open) socket.terminate();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const { guard, people } = this.#parts;
    const caller = guard.callerOf(request);
    const status = this.#refusal(request, caller) ?? this.#tooFast(caller);
    if (status !== undefined) {
      refuse(socket, status);
      return;
    }
    const who = people.whoIs(request.headers, caller);
    const close = who && guard.sockets.open(caller.address);
    if (who === undefined || close === undefined) {
      refuse(socket, who === undefined ? 401 : 429);
      return;
    }
    socket.once('close', close);
    this.#server.handleUpgrade(request, socket, head, opened => this.#welcome(opened, socket, who, caller));
  }

  #refusal({ url, headers }: IncomingMessage, caller: Caller): number | undefined {
    if (url?.replace(/\?.*$/s, '') !== SOCKET_PATH) return 404;
    if (this.#isClosing) return 503;
    const { doors } = this.#parts.guard;
    if (!doors.isOurs(caller)) return 421;
    return doors.isFromUs(caller, headers) ? undefined : 403;
  }

  /** Before anybody looks who it is, as over HTTP. */
  #tooFast({ address }: Caller): number | undefined {
    return this.#parts.guard.rates.take('address', address).ok ? undefined : 429;
  }

  #welcome(socket: WebSocket, line: Duplex, who: Who, { address }: Caller): void {
    const outbox = new Outbox(socket, line, this.#parts.guard.limits.unread);
    const { name, figure } = this.#parts.personOf(who);
    const connection = new Connection(this.#parts, {
      who,
      name,
      ...(figure !== undefined && { figure }),
      address,
      send: message => outbox.send(message),
      end: code => dismiss(open, code),
    });
    const open: Open = { pass: passOf(who), socket, connection, outbox, isAlive: true };
    this.#open.add(open);
    const leave = who.via === 'session' ? this.#parts.lobby.enter(who.person) : undefined;
    socket.on('pong', () => {
      open.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      open.isAlive = true;
      if (isBinary) dismiss(open, NOT_TEXT);
      else connection.hear((data as Buffer).toString());
    });
    // What a client does wrong ends its socket, and nothing else.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#open.delete(open);
      leave?.();
      connection.end();
    });
  }

  #beat(): void {
    for (const open of this.#open) {
      if (!open.isAlive) open.socket.terminate();
      open.isAlive = false;
      open.socket.ping();
    }
  }

  /** Whoever came with this is let in no more, or must come anew. */
  #endAll(pass: string): void {
    for (const open of this.#open) if (open.pass === pass) dismiss(open, SESSION_ENDED);
  }
}

/** Nothing that still comes is heard, whether or not the other side ends it too. */
function dismiss({ connection, socket }: Pick<Open, 'connection' | 'socket'>, code: number): void {
  connection.end();
  socket.close(code);
}

/** Nobody looks after the connection any more: whoever does not end it must not keep it. */
function refuse(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  answerBare(socket, status, '', headers);
  socket.once('finish', () => socket.destroy());
}
