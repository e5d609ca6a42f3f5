/**
 * A client of a server: one socket for all tables it watches. It comes back by itself when the line is lost, asks for what it
 * missed, and sends again what was not answered; the server does that once. Socket, clock and memory are handed in, so it runs in
 * a browser, in a program and in tests alike.
 */
import type { Json } from '@belfry/engine';
import type { RemoteWish, RoomView, TableId, TableView } from '@belfry/table';
import type { FateMemory } from './fate-memory.js';
import type { Told, ToldOf, WishAnswer } from './messages.js';
import { followTold } from './news.js';
import { PROTOCOL } from './protocol.js';

/** What browsers' sockets and those of `ws` have in common. */
export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close' | 'error', listen: () => void): void;
}

export type View = RoomView | TableView;

/** How the line is. `tries` counts those in vain since it was lost; `isRenewed`: the server said that it closes and will be back. */
export type Line =
  | { readonly is: 'open' }
  /** The next try comes after `wait` milliseconds. */
  | { readonly is: 'lost'; readonly tries: number; readonly wait: number; readonly isRenewed: boolean }
  | { readonly is: 'trying'; readonly tries: number; readonly isRenewed: boolean }
  | { readonly is: 'closed' };

export interface ClientParts {
  readonly open: () => SocketLike;
  /** Calls after so many milliseconds. Gives what prevents it. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** Between 0 and 1: so that not all come back at the same moment. */
  readonly jitter: () => number;
  /** Takes part in the drawing of fate, and remembers what was promised. */
  readonly fate?: FateMemory;
  readonly newId: () => string;
  /** After so many milliseconds of silence the server is asked for a sign of life; without it, never. */
  readonly beat?: number;
  /** Told of every message, before it takes effect. */
  readonly heard?: (message: Told) => void;
  readonly line?: (line: Line) => void;
}

interface Watcher {
  readonly tell: (view: View | undefined) => void;
  readonly presence: ((presence: ToldOf<'presence'>) => void) | undefined;
}

interface Watched {
  view: View | undefined;
  /** Was it told what there is to see, if only that there is nothing? */
  isTold: boolean;
  /** What was asked for over this line and is not answered yet. */
  asked: object | undefined;
  presence: ToldOf<'presence'> | undefined;
  readonly watchers: Set<Watcher>;
}

interface Waiting {
  readonly text: string;
  readonly resolve: (answer: WishAnswer) => void;
}

/** Milliseconds before the first try to come back, and at most. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 15_000;
/** Milliseconds for a sign of life, or an answer; then the line is taken for dead. */
const LONGEST_SILENCE = 8000;

export class Client {
  readonly #parts: ClientParts;
  readonly #tables = new Map<TableId, Watched>();
  /** Wishes without an answer, in the order in which they were made. */
  readonly #waiting = new Map<string, Waiting>();
  #socket: SocketLike | undefined;
  #isOpen = false;
  #isClosed = false;
  #wait = FIRST_WAIT;
  #tries = 0;
  #isRenewed = false;
  #cancel: (() => void) | undefined;
  #later: (() => void) | undefined;
  #beat: (() => void) | undefined;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.#connect();
  }

  /** Tells the view of a table now and whenever it changes; nothing if there is nothing to see. However many watch, it is asked for once. */
  watch(table: TableId, tell: Watcher['tell'], presence?: Watcher['presence']): () => void {
    const watcher = { tell, presence };
    const known = this.#tables.get(table);
    const watched: Watched = known ?? {
      view: undefined,
      isTold: false,
      asked: undefined,
      presence: undefined,
      watchers: new Set(),
    };
    watched.watchers.add(watcher);
    if (known === undefined) {
      this.#tables.set(table, watched);
      this.#ask(table, watched, undefined);
    } else if (known.isTold) tell(known.view);
    if (watched.presence !== undefined) presence?.(watched.presence);
    return () => {
      if (!watched.watchers.delete(watcher) || watched.watchers.size > 0) return;
      if (this.#tables.get(table) === watched && this.#tables.delete(table)) this.#send({ do: 'leave', table });
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

  /** A gesture at a table, such as a piece held over the board. It is not kept: if the line is lost, so is it. */
  point(table: TableId, at: Json): void {
    this.#send({ do: 'point', table, at });
  }

  /** The line is cut, as if it had been lost: it comes back by itself. */
  interrupt(): void {
    this.#socket?.close();
    // Where the line is dead the socket takes its time to notice.
    if (this.#socket !== undefined) this.#lose();
  }

  /** Tries now, and does not wait; a line that is there is exchanged for a new one. */
  hurry(): void {
    if (this.#isClosed) return;
    const old = this.#socket;
    // The one there was is heard no more; where it was good, nobody need know.
    this.#socket = undefined;
    this.#isOpen = false;
    old?.close();
    this.#cancel?.();
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    this.#later?.();
    this.#beat?.();
    this.#socket?.close(NORMAL);
    this.#parts.line?.({ is: 'closed' });
  }

  #connect(): void {
    if (this.#tries > 0) this.#parts.line?.({ is: 'trying', tries: this.#tries, isRenewed: this.#isRenewed });
    const socket = this.#parts.open();
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#socket === socket && this.#hear(String(data)));
    // A close always follows.
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', () => this.#socket === socket && this.#lose());
    // A line that opens, and on which nobody speaks, is none.
    this.#beat?.();
    if (this.#parts.beat !== undefined) this.#beat = this.#parts.after(LONGEST_SILENCE, () => this.interrupt());
  }

  #lose(): void {
    this.#isOpen = false;
    this.#socket = undefined;
    this.#beat?.();
    if (this.#isClosed) return;
    const wait = this.#wait * (0.5 + this.#parts.jitter());
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    this.#tries += 1;
    this.#cancel = this.#parts.after(wait, () => this.#connect());
    this.#parts.line?.({ is: 'lost', tries: this.#tries, wait, isRenewed: this.#isRenewed });
  }

  /** After some silence the server is asked for what is new, which it always answers; if it does not, the line is dead. */
  #listen(): void {
    const { beat, after } = this.#parts;
    this.#beat?.();
    if (beat === undefined) return;
    this.#beat = after(beat, () => {
      this.#beat = after(LONGEST_SILENCE, () => this.interrupt());
      for (const [table, watched] of [...this.#tables].slice(0, 1)) this.#askOn(table, watched);
      if (this.#tables.size === 0 && this.#waiting.size === 0) this.#listen();
    });
  }

  /** For what is new. */
  #askOn(table: TableId, watched: Watched): void {
    this.#ask(table, watched, watched.view?.revision);
  }

  #ask(table: TableId, watched: Watched, since: number | undefined): void {
    watched.asked = { do: 'watch', table, ...(since !== undefined && { since }) };
    this.#send(watched.asked);
  }

  #send(asked: object): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(asked));
  }

  #hear(text: string): void {
    this.#listen();
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
    else if (message.is === 'presence') this.#present(message);
    else if (message.is === 'closing') {
      this.#wait = Math.max(FIRST_WAIT, message.again);
      this.#isRenewed = true;
    } else if (message.is === 'fault' && message.code === 'too-fast') this.#slowDown(message.wait ?? FIRST_WAIT);
  }

  /** Something was not even looked at: what has no answer yet is sent again later, and done once. */
  #slowDown(wait: number): void {
    this.#later ??= this.#parts.after(wait, () => {
      this.#later = undefined;
      for (const { asked } of this.#tables.values()) if (asked !== undefined) this.#send(asked);
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
    this.#tries = 0;
    this.#isRenewed = false;
    this.#parts.line?.({ is: 'open' });
    for (const [table, watched] of this.#tables) this.#askOn(table, watched);
    this.#sendAgain();
  }

  #follow(message: ToldOf<'news'>): void {
    const watched = this.#tables.get(message.table);
    if (watched === undefined) return;
    const view = followTold(watched.view, message);
    // Something is missing in between: everything is asked for anew.
    if (view === undefined) this.#ask(message.table, watched, undefined);
    else this.#show(message.table, view);
  }

  #show(table: TableId, view: View | undefined): void {
    const watched = this.#tables.get(table);
    if (watched === undefined) return;
    watched.view = view;
    watched.isTold = true;
    watched.asked = undefined;
    if (view !== undefined) this.#takePart(table, view);
    for (const { tell } of watched.watchers) tell(view);
  }

  #present(message: ToldOf<'presence'>): void {
    const watched = this.#tables.get(message.table);
    if (watched === undefined) return;
    watched.presence = message;
    for (const { presence } of watched.watchers) presence?.(message);
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
