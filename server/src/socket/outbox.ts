/** What is on its way to a socket. All that comes up in one turn of the event loop goes out as one frame: a list of messages. */
import type { WebSocket } from 'ws';

/** Those with something to send. */
const waiting = new Set<Outbox>();

function flush(): void {
  const all = [...waiting];
  waiting.clear();
  for (const outbox of all) outbox.flush();
}

export class Outbox {
  readonly #socket: WebSocket;
  /** Bytes that may wait for somebody who does not read. */
  readonly #mostUnread: number;
  #messages: string[] = [];

  constructor(socket: WebSocket, mostUnread: number) {
    this.#socket = socket;
    this.#mostUnread = mostUnread;
  }

  /** @param message JSON text */
  send(message: string): void {
    if (waiting.size === 0) setImmediate(flush);
    waiting.add(this);
    this.#messages.push(message);
  }

  flush(): void {
    const messages = this.#messages;
    this.#messages = [];
    if (messages.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    // Who does not read is cut off, so that nothing is kept for them for ever.
    if (this.#socket.bufferedAmount > this.#mostUnread) this.#socket.terminate();
    else this.#socket.send(`[${messages.join()}]`);
  }
}
