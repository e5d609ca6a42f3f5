/**
 * A client of a server: one socket for all tables it watches. It comes back by itself when the line is lost, asks for what it
 * missed, and sends again what was not answered; the server does that once. Socket, clock and memory are handed in, so it runs in
 * a browser, in a program and in tests alike.
 */
import type { RemoteWish, RoomView, TableId, TableView } from '@belfry/table';
import type { FateMemory } from './fate-memory.js';
import { PROTOCOL, type Told, type ToldOf, told, type WishAnswer } from './messages.js';
import { followTold } from './news.js';

/** What browsers' sockets and those of `ws` have in common. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listen: () => void): void;
}

export type View = RoomView | TableView;
export type Line = 'open' | 'lost' | 'closed';

export interface ClientParts {
  readonly open: () => SocketLike;
  /** Calls after so many milliseconds. Gives what prevents it. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** Between 0 and 1: so that not all come back at the same moment. */
  readonly jitter: () => number;
  /** Takes part in the drawing of fate, and remembers what was promised. */
  readonly fate?: FateMemory;
  readonly newId: () => string;
  /** Told of every message, before it takes effect. */
  readonly heard?: (message: Told) => void;
  readonly line?: (line: Line) => void;
}

interface Watched {
  view: View | undefined;
  readonly tell: (view: View | undefined) => void;
  readonly presence: ((presence: ToldOf<'presence'>) => void) | undefined;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (answer: WishAnswer) => void;
}

/** Milliseconds before the first try to come back, and at most. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;

export class Client {
  readonly #parts: ClientParts;
  readonly #tables = new Map<TableId, Watched>();
  /** Wishes without an answer, in the order in which they were made. */
  readonly #waiting = new Map<string, Waiting>();
  #socket: SocketLike | undefined;
  #isOpen = false;
  #isClosed = false;
  #wait = FIRST_WAIT;
  #cancel: (() => void) | undefined;
  #later: (() => void) | undefined;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#connect();
  }

  /** Tells the view of a table now and whenever it changes; nothing if there is nothing to see. One watcher for each table. */
  watch(table: TableId, tell: Watched['tell'], presence?: Watched['presence']): () => void {
    this.#tables.set(table, { view: undefined, tell, presence });
    this.#send({ do: 'watch', table });
    return () => {
      if (this.#tables.delete(table)) this.#send({ do: 'leave', table });
    };
  }

  /** Resolves when it is answered, however often the line is lost meanwhile. */
  wish(table: TableId, wish: RemoteWish): Promise<WishAnswer> {
    const text = JSON.stringify({ do: 'wish', table, wish });
    return new Promise(resolve => {
      this.#waiting.set(`${table} ${wish.id}`, { text, resolve });
      if (this.#isOpen) this.#socket?.send(text);
    });
  }

  /** The line is cut, as if it had been lost: it comes back by itself. */
  interrupt(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    this.#later?.();
    this.#socket?.close(NORMAL);
    this.#parts.line?.('closed');
  }

  #connect(): void {
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#hear(String(data)));
    // A close always follows.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => this.#socket === socket && this.#lose());
  }

  #lose(): void {
    this.#isOpen = false;
    this.#socket = undefined;
    if (this.#isClosed) return;
    this.#parts.line?.('lost');
    const wait = this.#wait * (0.5 + this.#parts.jitter());
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    this.#cancel = this.#parts.after(wait, () => this.#connect());
  }

  #send(asked: object): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(asked));
  }

  #hear(text: string): void {
    for (const message of JSON.parse(text) as readonly Told[]) {
      this.#parts.heard?.(message);
      this.#take(message);
    }
  }

  #take(message: Told): void {
    if (message.is === 'hello') this.#greet(message);
    else if (message.is === 'news') this.#follow(message);
    else if (message.is === 'gone') this.#show(message.table, undefined);
    else if (message.is === 'answer') this.#answer(message);
    else if (message.is === 'presence') this.#tables.get(message.table)?.presence?.(message);
    else if (message.is === 'closing') this.#wait = Math.max(FIRST_WAIT, message.again);
    else if (message.is === 'fault' && message.code === 'too-fast') this.#slowDown(message.wait ?? FIRST_WAIT);
  }

  /** Something was not even looked at: what has no answer yet is sent again later, and done once. */
  #slowDown(wait: number): void {
    this.#later ??= this.#parts.after(wait, () => {
      this.#later = undefined;
      this.#sendAgain();
    });
  }

  #sendAgain(): void {
    if (this.#isOpen) for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  /** The line is there: what is watched is asked for, and what was not answered is sent again. */
  #greet({ protocol }: ToldOf<'hello'>): void {
    if (protocol !== PROTOCOL) throw new Error(`the server speaks ${String(protocol)}`);
    this.#isOpen = true;
    this.#wait = FIRST_WAIT;
    this.#parts.line?.('open');
    for (const [table, { view }] of this.#tables)
      this.#send({ do: 'watch', table, ...(view !== undefined && { since: view.revision }) });
    this.#sendAgain();
  }

  #follow(message: ToldOf<'news'>): void {
    const watched = this.#tables.get(message.table);
    if (watched === undefined) return;
    const view = followTold(watched.view, message);
    // Something is missing in between: everything is asked for anew.
    if (view === undefined) this.#send({ do: 'watch', table: message.table });
    else this.#show(message.table, view);
  }

  #show(table: TableId, view: View | undefined): void {
    const watched = this.#tables.get(table);
    if (watched === undefined) return;
    watched.view = view;
    if (view !== undefined) this.#takePart(table, view);
    watched.tell(view);
  }

  /** A match is about to begin: a number of this device's own goes into its fate. */
  #takePart(table: TableId, view: View): void {
    const made = this.#parts.fate?.follow(table, view);
    if (made !== undefined) void this.wish(table, { ...made, id: this.#parts.newId(), revision: view.revision });
  }

  #answer({ table, wish, granted, refused, failed }: ToldOf<'answer'>): void {
    const key = `${table} ${wish}`;
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    if (granted !== undefined) waiting?.resolve({ granted });
    else if (refused !== undefined) waiting?.resolve({ refused: refused as never });
    else waiting?.resolve({ failed: failed ?? 'failed' });
  }
}

const NORMAL = 1000;

/** Reads a frame of a server; for who does not trust it. */
export const readTold = (text: string): readonly Told[] => {
  const messages: unknown = JSON.parse(text);
  if (!Array.isArray(messages)) throw new Error('a frame is a list of messages');
  return messages.map(message => told.parse(message));
};
