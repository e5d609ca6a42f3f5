/** What is on its way to a socket. All that comes up in one turn of the event loop goes out as one frame: a list of messages. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Those with something to send. */
let waiting: Outbox[] = [];

function flush(): void {
  const all = waiting;
  waiting = [];
  for (const outbox of all) outbox.flush();
}

export class Outbox {
  readonly #socket: WebSocket;
  /** What carries the socket's frames. */
  readonly #line: Duplex;
  /** Bytes that may wait for somebody who does not read. */
  readonly #mostUnread: number;
  #messages: string[] = [];

  constructor(socket: WebSocket, line: Duplex, mostUnread: number) {
    this.#socket = socket;
    this.#line = line;
    this.#mostUnread = mostUnread;
  }

  /** @param message JSON text */
  send(message: string): void {
    if (waiting.length === 0) setImmediate(flush);
    if (this.#messages.length === 0) waiting.push(this);
    this.#messages.push(message);
  }

  flush(): void {
    const messages = this.#messages;
    this.#messages = [];
    if (messages.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    // Who does not read is cut off, so that nothing is kept for them for ever.
    if (this.#socket.bufferedAmount > this.#mostUnread) this.#socket.terminate();
    else this.#line.write(frameOf(messages));
  }
}

/** A whole text, from a server. */
const WHOLE_TEXT = 0x81;
/** Up to this the length is one byte; else this mark and two more bytes, or the next mark and eight. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const [LIST, LIST_END] = Buffer.from('[]');

/**
 * The frame of a list of messages (RFC 6455, 5.2) in one piece. `ws` hands over head and text apart, which takes half as long again,
 * and a server does little else; where nothing is compressed, nothing of it comes in between.
 */
function frameOf(messages: readonly string[]): Buffer {
  const text = messages.join();
  const length = 2 + Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame[head] = LIST as number;
  frame.write(text, head + 1);
  frame[head + length - 1] = LIST_END as number;
  return frame;
}
