/** Tables as lines of JSON that go on as long as somebody reads: the same messages as over a socket, for programs without one. */
import { Readable } from 'node:stream';
import type { Clock } from '@belfry/table';
import { type Limits, Openings } from '../guard/index.js';
import { passOf, type Who } from '../people/index.js';

/** Milliseconds between signs of life. */
const HEARTBEAT = 15_000;

interface Open {
  readonly pass: string;
  readonly end: (last?: string) => void;
}

export interface StreamParts {
  readonly limits: Pick<Limits, 'streamsPerGuest' | 'unread'>;
  readonly clock: Clock;
  /** Counts them together with sockets: both hold a connection. */
  readonly sockets: Openings;
}

/** Begins to watch, and gives what ends it. Messages are texts of JSON; after `end` there are no more. */
type Watch = (send: (message: string) => void, end: () => void) => Promise<() => void>;

export class Streams {
  readonly #parts: StreamParts;
  readonly #perGuest: Openings;
  readonly #open = new Set<Open>();

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#perGuest = new Openings(parts.limits.streamsPerGuest, Number.POSITIVE_INFINITY);
  }

  /** Nothing if this guest, or this address, has too much open already. */
  async begin(who: Who, address: string, watch: Watch): Promise<Readable | undefined> {
    const closeGuest = this.#perGuest.open(who.person);
    const closeSocket = closeGuest && this.#parts.sockets.open(address);
    if (closeSocket === undefined) {
      closeGuest?.();
      return undefined;
    }
    const stream = new Readable({ read: () => undefined });
    const open: Open = { pass: passOf(who), end: last => endWith(stream, last) };
    this.#open.add(open);
    const rest = this.#beat(stream);
    let stop = (): void => undefined;
    const close = (): void => {
      this.#open.delete(open);
      closeGuest?.();
      closeSocket();
      rest();
      stop();
    };
    stream.once('close', close);
    try {
      stop = await watch(message => this.#send(stream, `${message}\n`), open.end);
    } catch (error) {
      close();
      stream.destroy();
      throw error;
    }
    if (stream.destroyed) stop();
    return stream;
  }

  /** Whoever came with this is not let in any more. */
  end(pass: string): void {
    for (const open of this.#open) if (open.pass === pass) open.end();
  }

  /** All of them get this as the last line. */
  close(last: string): void {
    for (const open of this.#open) open.end(last);
  }

  /** Who does not read is cut off, so that nothing is kept for them for ever. */
  #send(stream: Readable, text: string): void {
    if (stream.destroyed || ended.has(stream)) return;
    if (stream.readableLength > this.#parts.limits.unread) stream.destroy();
    else stream.push(text);
  }

  /** An empty line now and then, so that nobody in between takes the connection for dead. */
  #beat(stream: Readable): () => void {
    const { clock } = this.#parts;
    let cancel = (): void => undefined;
    const next = (): void => {
      cancel = clock.at(clock.now() + HEARTBEAT, () => {
        this.#send(stream, '\n');
        next();
      });
    };
    next();
    return () => cancel();
  }
}

/** Nothing is sent after this. */
function endWith(stream: Readable, last: string | undefined): void {
  if (ended.has(stream)) return;
  ended.add(stream);
  if (last !== undefined) stream.push(`${last}\n`);
  stream.push(null);
}

/** What has had its last line, which may still be on its way. */
const ended = new WeakSet<Readable>();
