/** A socket as it is, for tests that look at bytes: what was sent, what came, and how it ended. */
import { type Told, type ToldOf, told } from '@belfry/wire';
import { WebSocket } from 'ws';
import { newWishId, type Visitor } from './visitor.js';

export interface LineOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Does it answer signs of life? */
  readonly autoPong?: boolean;
}

/** Milliseconds after which something that is waited for will not come any more. */
const PATIENCE = 20_000;

export class Line {
  readonly socket: WebSocket;
  /** Every frame, as it came. */
  readonly frames: string[] = [];
  /** All messages in them, in their order. Each was read by its schema. */
  readonly messages: Told[] = [];
  /** With which code it was closed. */
  readonly ended: Promise<number>;
  #at = 0;
  #hears: (() => void) | undefined;
  #code: number | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.#hear((data as Buffer).toString()));
    socket.on('error', () => undefined);
    this.ended = new Promise(resolve => {
      socket.on('close', code => {
        this.#code = code;
        this.#hears?.();
        resolve(code);
      });
    });
  }

  /** Open, and greeted. */
  static async of(visitor: Pick<Visitor, 'base' | 'cookie'>, options: LineOptions = {}): Promise<Line> {
    const line = new Line(socketOf(visitor, options));
    await line.until('hello');
    return line;
  }

  #hear(text: string): void {
    this.frames.push(text);
    for (const message of JSON.parse(text) as unknown[]) this.messages.push(told.parse(message));
    this.#hears?.();
  }

  /** Sends anything. */
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  watch(table: string, since?: number): void {
    this.say({ do: 'watch', table, ...(since !== undefined && { since }) });
  }

  /** The answer to a wish. */
  async wish(table: string, wish: object): Promise<ToldOf<'answer'>> {
    const id = newWishId();
    this.say({ do: 'wish', table, wish: { id, revision: this.revision(table), ...wish } });
    return await this.until('answer', answer => answer.wish === ((wish as { id?: string }).id ?? id));
  }

  /** The last revision that was told. */
  revision(table: string): number {
    const news = this.messages.findLast(message => message.is === 'news' && message.table === table);
    return news?.is === 'news' ? news.revision : 0;
  }

  /** The next message of this kind, and what came before it is past. */
  async until<K extends Told['is']>(kind: K, check: (message: ToldOf<K>) => boolean = () => true): Promise<ToldOf<K>> {
    const end = Date.now() + PATIENCE;
    for (;;) {
      for (; this.#at < this.messages.length; this.#at++) {
        const message = this.messages[this.#at];
        if (message?.is === kind && check(message as ToldOf<K>)) {
          this.#at += 1;
          return message as ToldOf<K>;
        }
      }
      if (this.#code !== undefined || Date.now() > end)
        throw new Error(`no ${kind} came; closed: ${this.#code}; last: ${this.frames.at(-1)?.slice(0, 500)}`);
      await this.#something(end - Date.now());
    }
  }

  #something(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hears = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** All that was on its way has come: the server answers in order. */
  async settle(): Promise<void> {
    await this.wish('nowhere', { type: 'rematch' });
  }

  close(): void {
    this.socket.close();
  }
}

export const socketOf = ({ base, cookie }: Pick<Visitor, 'base' | 'cookie'>, options: LineOptions = {}): WebSocket =>
  new WebSocket(`${base.replace(/^http/, 'ws')}/api/socket`, {
    headers: { ...(cookie !== '' && { cookie }), ...options.headers },
    autoPong: options.autoPong ?? true,
  });

/** The status with which a socket was not opened. */
export const statusOf = (socket: WebSocket): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
      socket.terminate();
    });
    socket.on('open', () => {
      socket.terminate();
      reject(new Error('it was opened'));
    });
    socket.on('error', () => undefined);
  });
