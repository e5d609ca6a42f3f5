/** Sends messages to browsers by their push services: a few at a time, each once, and no more than wait in a bounded line. */
import type { Clock } from '@belfry/table';
import { encrypted } from './encryption.js';
import { post } from './endpoint.js';
import type { PushKeys, Subscription } from './kept.js';
import { authorization } from './vapid.js';

export interface Message {
  /** Only the browser can read it. */
  readonly text: string;
  /** Seconds for which the push service keeps it for a browser that is away. */
  readonly ttl: number;
  /** A newer message of the same topic takes its place there: letters, digits, `-` and `_`, at most 32. */
  readonly topic: string;
}

export interface SenderParts {
  readonly keys: PushKeys;
  readonly clock: Pick<Clock, 'now'>;
  /** Where people find who runs this server, if it has an address. */
  readonly publicUrl: string | undefined;
  /** For tests, whose push service is on this machine. */
  readonly allowsLocal: boolean;
  /** There is no such subscription any more. */
  readonly gone: (subscription: Subscription) => void;
}

const AT_A_TIME = 8;
const MOST_WAITING = 2000;
/** What push services answer for a subscription that has ended. */
const GONE = new Set([404, 410]);

export class Sender {
  readonly #parts: SenderParts;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #ending = new AbortController();
  #running = 0;
  #sent = 0;
  #failed = 0;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  get figures(): { readonly sent: number; readonly failed: number; readonly waiting: number } {
    return { sent: this.#sent, failed: this.#failed, waiting: this.#waiting.length + this.#running };
  }

  push(subscription: Subscription, message: Message): void {
    if (this.#ending.signal.aborted) return;
    if (this.#waiting.length >= MOST_WAITING) this.#failed += 1;
    else this.#waiting.push(() => this.#send(subscription, message));
    this.#next();
  }

  /** What is not on its way yet is not sent any more. */
  close(): void {
    this.#waiting.length = 0;
    this.#ending.abort();
  }

  #next(): void {
    const send = this.#running < AT_A_TIME ? this.#waiting.shift() : undefined;
    if (send === undefined) return;
    this.#running += 1;
    void send().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  /** Whatever goes wrong is counted. Nobody is told twice because an answer got lost. */
  async #send(subscription: Subscription, { text, ttl, topic }: Message): Promise<void> {
    const { keys, clock, publicUrl, allowsLocal, gone } = this.#parts;
    const { endpoint } = subscription;
    try {
      const contact = publicUrl?.startsWith('https:') === true ? publicUrl : undefined;
      const headers = {
        authorization: authorization(keys, new URL(endpoint).origin, clock.now(), contact),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        topic,
        urgency: 'normal',
      };
      const { signal } = this.#ending;
      const status = await post(endpoint, encrypted(text, subscription), headers, { allowsLocal, signal });
      if (status >= 200 && status < 300) this.#sent += 1;
      else this.#failed += 1;
      if (GONE.has(status)) gone(subscription);
    } catch {
      this.#failed += 1;
    }
  }
}
