/** Somebody who comes to a server over the network, as a browser or a program does: for tests, benches and torture. */
import type { TableId } from '@belfry/table';
import { Client, type ClientParts, type DrawStore, FateMemory, type KeptDraw } from '@belfry/wire';
import { WebSocket } from 'ws';

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

let ids = 0;

/** An id for a wish, new in this process. */
export const newWishId = (): string => `w${process.pid}-${ids++}`;

/** What a device keeps of the draws it took part in. */
export class DrawsKept implements DrawStore {
  readonly #kept = new Map<TableId, KeptDraw>();
  get(table: TableId): KeptDraw | undefined {
    return this.#kept.get(table);
  }
  set(table: TableId, kept: KeptDraw): void {
    this.#kept.set(table, kept);
  }
}

export class Visitor {
  readonly base: string;
  readonly name: string;
  readonly fate = new FateMemory(new DrawsKept());
  cookie = '';

  constructor(base: string, name: string) {
    this.base = base;
    this.name = name;
  }

  /** A new guest. */
  static async arrive(base: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(base, name);
    await visitor.must('POST', '/api/guest', { name });
    return visitor;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answered> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.replace(/;.*$/s, '');
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** The answer, or an error if it is none that was wished for. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answered = await this.ask(method, path, body);
    if (answered.status >= 300)
      throw new Error(`${method} ${path}: ${answered.status} ${JSON.stringify(answered.body)}`);
    return answered.body as T;
  }

  /** A socket of theirs, as `ws` has it. */
  socket(): WebSocket {
    return new WebSocket(`${this.base.replace(/^http/, 'ws')}/api/socket`, { headers: { cookie: this.cookie } });
  }

  client(parts: Partial<ClientParts> = {}): Client {
    return new Client({
      open: () => this.socket(),
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      jitter: () => Math.random(),
      newId: newWishId,
      fate: this.fate,
      ...parts,
    });
  }
}

/** A table of this game, made by the first of them, at which all of them sit, and behind them bots with these names. */
export async function gatherAt(
  visitors: readonly Visitor[],
  {
    bots = [],
    ...setup
  }: { readonly game: string; readonly bots?: readonly string[]; readonly [field: string]: unknown },
): Promise<TableId> {
  const [host, ...guests] = visitors;
  if (host === undefined) throw new Error('nobody to sit down');
  const { table } = await host.must<{ readonly table: TableId }>('POST', '/api/tables', {
    wish: newWishId(),
    setup: {
      options: { players: visitors.length + bots.length },
      ...setup,
      seats: [
        { name: host.name, player: { type: 'human' } },
        ...guests.map(() => null),
        ...bots.map(name => ({ name, player: { type: 'bot', policy: 'random' } })),
      ],
    },
  });
  if (guests.length === 0) return table;
  const { link } = await host.must<{ readonly link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  const secret = link.slice(link.indexOf('#') + 1);
  // One after the other, so that they sit in their order.
  for (const guest of guests) await guest.must('POST', '/api/join', { link: secret, name: guest.name });
  return table;
}

/** Ada and Ben in a waiting room of their own. */
export async function pairAt(base: string, setup: Parameters<typeof gatherAt>[1]) {
  const [ada, ben] = [await Visitor.arrive(base, 'Ada'), await Visitor.arrive(base, 'Ben')];
  return { ada, ben, table: await gatherAt([ada, ben], setup) };
}
