/** Somebody who plays on whatever happens to the server, and writes down everything it tells them. */
import type { Random, Viewer } from '@belfry/engine';
import { newWishId, Visitor } from '@belfry/server/testing';
import { isBegun, type RemoteWish, type TableId, type TableView } from '@belfry/table';
import type { Client, ClientParts, SocketLike, Told, View, WishAnswer } from '@belfry/wire';
import { digestOfSeen, type Journal } from './journal.js';

/** What happened to all players together. */
export interface Tally {
  actions: number;
  retried: number;
  failed: number;
  linesLost: number;
  recordsChecked: number;
  /** Milliseconds until the slowest answer to a wish. */
  slowest: number;
  readonly faults: string[];
}

export const newTally = (): Tally => ({
  actions: 0,
  retried: 0,
  failed: 0,
  linesLost: 0,
  recordsChecked: 0,
  slowest: 0,
  faults: [],
});

/** What wishes have in common is added when they are made. */
type Wanted = RemoteWish extends infer W ? (W extends RemoteWish ? Omit<W, 'id' | 'revision'> : never) : never;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds));

/** Of a hundred wishes so many are sent twice at once. */
const DOUBLED = 3;
/** Milliseconds at most until a player tries to come back: servers are killed often. */
const LONGEST_WAIT = 150;

export class Player {
  readonly visitor: Visitor;
  readonly #journal: Journal;
  readonly #tally: Tally;
  readonly #random: Random;
  readonly #views = new Map<TableId, View>();
  readonly #sent = new Set<string>();
  #client: Client | undefined;
  #isOpen = false;
  #onChange: (() => void)[] = [];

  constructor(base: string, name: string, parts: { journal: Journal; tally: Tally; random: Random }) {
    this.visitor = new Visitor(base, name);
    this.#journal = parts.journal;
    this.#tally = parts.tally;
    this.#random = parts.random;
  }

  get name(): string {
    return this.visitor.name;
  }

  /** Asks until there is an answer that is no failure. The same question twice must do no harm. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      const answered = await this.visitor.ask(method, path, body).catch(() => undefined);
      if (answered !== undefined && answered.status < 300) return answered.body as T;
      if (answered !== undefined && answered.status < 500)
        throw new Error(`${this.name}: ${method} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
      await pause(30);
    }
  }

  view(table: TableId): View | undefined {
    return this.#views.get(table);
  }

  /** Watches a table until the answer is called. */
  watch(table: TableId): () => void {
    const stop = this.#connected().watch(table, view => this.#see(table, view));
    return () => {
      stop();
      this.#views.delete(table);
    };
  }

  /** Resolves when something has come up. */
  changed(): Promise<void> {
    return new Promise(resolve => void this.#onChange.push(resolve));
  }

  /** Whoever waits looks again. */
  nudge(): void {
    const waiting = this.#onChange;
    this.#onChange = [];
    for (const resolve of waiting) resolve();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await this.changed();
  }

  /** Wishes for something by what they see, until it is answered. What failed is asked again with the same id. */
  async wish(table: TableId, wanted: Wanted): Promise<WishAnswer> {
    const revision = this.view(table)?.revision ?? 0;
    const wish: RemoteWish = { ...wanted, id: newWishId(), revision };
    const begun = performance.now();
    for (;;) {
      const answer = await this.#connected().wish(table, wish);
      this.#tally.slowest = Math.max(this.#tally.slowest, performance.now() - begun);
      if (!('failed' in answer)) return answer;
      this.#tally.failed += 1;
      await pause(30);
    }
  }

  close(): void {
    this.#client?.close();
  }

  #connected(): Client {
    this.#client ??= this.visitor.client({
      open: () => this.#line(),
      after: (milliseconds, call) => {
        const timer = setTimeout(call, Math.min(milliseconds / 10, LONGEST_WAIT));
        return () => clearTimeout(timer);
      },
      jitter: () => this.#random.below(1000) / 1000,
      heard: message => this.#hear(message),
      line: line => {
        if (line.is === 'lost' && this.#isOpen) this.#tally.linesLost += 1;
        this.#isOpen = line.is === 'open';
      },
    });
    return this.#client;
  }

  /** Sees every wish that goes out, and sends some of them twice. */
  #line(): SocketLike {
    const socket = this.visitor.socket() as unknown as ReturnType<ClientParts['open']>;
    const send = (text: string): void => {
      this.#note(text);
      socket.send(text);
      if (this.#random.below(100) < DOUBLED) socket.send(text);
    };
    return new Proxy(socket, {
      get: (target, name) => {
        if (name === 'send') return send;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #note(text: string): void {
    const { do: kind, table, wish } = JSON.parse(text) as { do: string; table: TableId; wish: RemoteWish };
    if (kind !== 'wish') return;
    if (this.#sent.has(wish.id)) this.#tally.retried += 1;
    else this.#journal.note({ is: 'wished', table, wish: wish.id, type: wish.type });
    this.#sent.add(wish.id);
  }

  #hear(message: Told): void {
    if (message.is === 'fault') this.#tally.faults.push(`${this.name} was told of a fault: ${JSON.stringify(message)}`);
    if (message.is !== 'answer') return;
    const { table, wish, granted, refused } = message;
    if (granted !== undefined) {
      this.#journal.note({ is: 'granted', table, wish, revision: granted.revision });
      if (granted.next !== undefined) this.#journal.note({ is: 'next', table, next: granted.next });
    } else if (refused !== undefined) this.#journal.note({ is: 'refused', table, wish, code: refused.code });
  }

  #see(table: TableId, view: View | undefined): void {
    if (view === undefined) this.#tally.faults.push(`${this.name} was told that table ${table} is gone`);
    else {
      const before = this.#views.get(table);
      if (before !== undefined && before.revision > view.revision)
        this.#tally.faults.push(
          `${this.name} at table ${table} was at ${before.revision}, and then at ${view.revision}`,
        );
      this.#views.set(table, view);
      const { revision } = view;
      const viewer = isBegun(view) ? { viewer: view.viewer as Viewer } : {};
      this.#journal.note({ is: 'saw', table, name: this.name, revision, ...viewer, digest: digestOf(view) });
    }
    this.nudge();
  }
}

const digestOf = (view: View): string =>
  digestOfSeen({
    names: view.seats.map(({ name }) => name),
    chat: view.chat,
    ...(isBegun(view) && { match: { state: view.state, log: view.log, due: view.due } }),
  });

/** Is it over for whoever sees this? */
export const isOver = (view: View | undefined): view is TableView =>
  view !== undefined && isBegun(view) && view.due.type === 'over';
