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
    else this.#line.write(this.#line.writableLength > 0 ? apart(frameOf(messages)) : frameOf(messages));
  }
}

/** A whole text, from a server. */
const WHOLE_TEXT = 0x81;
/** Up to this the length is one byte; else this mark and two more bytes, or the next mark and eight. */
const SHORT = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const [LIST, COMMA, LIST_END] = Buffer.from('[,]') as unknown as [number, number, number];

/**
 * Frames are written one behind the other into a piece of memory, and into the next one when it is full. A frame that cannot go out
 * at once holds on to its piece, the first of each who does not read: that is not counted, so pieces are small.
 */
const PIECE = 4 * 1024;
const LONGEST_HEAD = 10;
let piece = Buffer.allocUnsafeSlow(PIECE);
let used = 0;

/**
 * The frame of a list of messages (RFC 6455, 5.2) in one piece. `ws` hands over head and text apart, which takes half as long again,
 * and a server does little else; where nothing is compressed, nothing of it comes in between.
 */
function frameOf(messages: readonly string[]): Buffer {
  reserve(messages);
  const begin = used + LONGEST_HEAD;
  let end = begin;
  for (const message of messages) {
    piece[end] = end === begin ? LIST : COMMA;
    end += 1 + piece.write(message, end + 1);
  }
  piece[end++] = LIST_END;
  used = end;
  return piece.subarray(headBefore(begin, end - begin), end);
}

/** For what waits behind others, memory of its own: else each short frame would hold on to a whole piece. */
const apart = (frame: Buffer): Buffer => Buffer.from(new Uint8Array(frame).buffer);

/** Every character of JavaScript has at most three bytes. What could need more than a piece is counted, and has as much. */
function reserve(messages: readonly string[]): void {
  let most = LONGEST_HEAD + 1;
  for (const { length } of messages) most += 1 + 3 * length;
  if (used + most <= piece.length) return;
  if (most > PIECE) {
    most = LONGEST_HEAD + 1;
    for (const message of messages) most += 1 + Buffer.byteLength(message);
  }
  piece = Buffer.allocUnsafeSlow(Math.max(PIECE, most));
  used = 0;
}

/** Writes the head right before the text, and says where it begins: its length depends on that of the text. */
function headBefore(begin: number, length: number): number {
  const head = begin - (length <= SHORT ? 2 : length <= 0xffff ? 4 : LONGEST_HEAD);
  piece[head] = WHOLE_TEXT;
  if (length <= SHORT) piece[head + 1] = length;
  else if (length <= 0xffff) {
    piece[head + 1] = TWO_BYTES;
    piece.writeUInt16BE(length, head + 2);
  } else {
    piece[head + 1] = EIGHT_BYTES;
    piece.writeBigUInt64BE(BigInt(length), head + 2);
  }
  return head;
}
