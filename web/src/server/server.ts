/**
 * The server that this page came from: who one is there, its tables, and the line to it. There is one for each page; it is asked
 * for when somebody wants to play with others, and not before.
 */
import type { Game, Json } from '@belfry/engine';
import type { RoomView, TableHost, TableId, TableView } from '@belfry/table';
import { type Answer, type Checked, Client, FateMemory, type Line, type SocketLike, type ToldOf } from '@belfry/wire';
import { newWishId } from '../new-id.js';
import { type Me, type ServerCalls, ServerError, serverCalls } from './calls.js';
import { Cell, type Changing } from './cell.js';
import { drawStore } from './draws.js';
import { remoteHost } from './remote-host.js';

export type Presence = Pick<ToldOf<'presence'>, 'seats' | 'watchers'>;
export type Point = { readonly seat: number; readonly at: Json };

/** The line as screens show it. */
export type LineState =
  | { readonly is: 'open' }
  /** Nobody has needed it yet, or it is on its way for the first time. */
  | { readonly is: 'opening' }
  /** `until`: when it is tried next, by this device's clock; nothing while it is tried. */
  | { readonly is: 'lost'; readonly tries: number; readonly until: number | undefined; readonly isRenewed: boolean };

export interface ServerParts {
  readonly calls: ServerCalls;
  readonly open: () => SocketLike;
  /** The rules of a game, and what answers its fate where that is more than rules. */
  readonly rulesOf: (game: string) => Promise<{ readonly rules: Game; readonly answer: Answer | undefined }>;
  readonly now: () => number;
}

/** One is not who one thought to be. */
const OUTDATED: ReadonlySet<string> = new Set(['signed-in-already', 'not-signed-in']);

/** Milliseconds of silence after which the server is asked whether it is there. */
const BEAT = 20_000;

export class Server {
  readonly calls: ServerCalls;
  /** The server's tables as this person knows them. */
  readonly host: TableHost;
  readonly #parts: ServerParts;
  readonly #fate = new FateMemory(drawStore());
  readonly #line = new Cell<LineState>({ is: 'opening' });
  readonly #me = new Cell<Me | null | undefined>(undefined);
  readonly #points = new Map<TableId, Cell<Point | undefined>>();
  #client: Client | undefined;
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    this.calls = parts.calls;
    this.host = remoteHost({
      calls: parts.calls,
      line: () => this.#connected(),
      check: (id, view, record) => {
        // What was kept may have been taken back since, while nobody looked on here.
        this.#fate.follow(id, view);
        return this.#check(id, view.game, record);
      },
      after: milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds)),
    });
  }

  get line(): Changing<LineState> {
    return this.#line;
  }

  /** Who one is here: nothing before it is known, null for nobody yet. */
  get me(): Changing<Me | null | undefined> {
    return this.#me;
  }

  /** The server's clock: deadlines are told by it. */
  now(): number {
    return this.#parts.now() + this.#ahead;
  }

  /** Asks who one is here, if that is not known. */
  async whoAmI(): Promise<Me | null> {
    const known = this.#me.get();
    if (known !== undefined) return known;
    const me = await this.calls.me();
    // Somebody may have found out meanwhile.
    if (this.#me.get() === undefined) this.#me.set(me);
    return this.#me.get() ?? null;
  }

  /** Makes sure that one is somebody here, under this name. */
  async beSomebody(you: Me): Promise<Me> {
    const known = await this.whoAmI();
    try {
      return await this.#become(known, you);
    } catch (error) {
      if (!(error instanceof ServerError) || !OUTDATED.has(error.code)) throw error;
      // Another window has become somebody, or what this one knew has ended.
      return await this.#become(await this.calls.me(), you);
    }
  }

  async #become(known: Me | null, you: Me): Promise<Me> {
    const isSame = known?.name === you.name && known.figure === you.figure;
    const me = known === null ? await this.calls.signIn(you) : isSame ? known : await this.calls.change(you);
    this.#me.set(me);
    return me;
  }

  /** One may be somebody else now, or have another cookie: whoever is asked for anew, over a new line. */
  async renewed(): Promise<void> {
    this.#me.set(await this.calls.me());
    this.#client?.hurry();
  }

  /** Opens the line, so that others see who is here. */
  connect(): void {
    this.#connected();
  }

  /** Tries now. */
  hurry(): void {
    this.#connected().hurry();
  }

  /** Exchanges a line that may be dead, if there is one. */
  connectAnew(): void {
    this.#client?.hurry();
  }

  /** The line is gone, as the device says itself. */
  interrupt(): void {
    this.#client?.interrupt();
  }

  watch(
    table: TableId,
    tell: (view: RoomView | TableView | undefined) => void,
    presence?: (presence: Presence) => void,
  ): () => void {
    return this.#connected().watch(table, tell, presence);
  }

  /** What whoever is on turn holds over the board. */
  pointsAt(table: TableId): Changing<Point | undefined> {
    const points = this.#points.get(table) ?? new Cell<Point | undefined>(undefined);
    this.#points.set(table, points);
    return points;
  }

  point(table: TableId, at: Json): void {
    this.#client?.point(table, at);
  }

  /** Is a finished match as it was promised to this device? */
  async checkFate(id: TableId, game: string): Promise<Checked> {
    return await this.#check(id, game, await this.calls.record(id));
  }

  async #check(id: TableId, game: string, record: Json): Promise<Checked> {
    const { rules, answer } = await this.#parts.rulesOf(game);
    return answer === undefined
      ? this.#fate.check(id, record, rules)
      : await this.#fate.checkWith(id, record, rules, answer);
  }

  #connected(): Client {
    this.#client ??= new Client({
      open: this.#parts.open,
      after: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      jitter: () => Math.random(),
      fate: this.#fate,
      newId: newWishId,
      beat: BEAT,
      heard: message => {
        if (message.is === 'hello') this.#greet(message.now);
        else if (message.is === 'point') this.#pointed(message);
        // Whatever was held is held no more when the match goes on.
        else if (message.is === 'news' && message.log !== undefined) this.#points.get(message.table)?.set(undefined);
      },
      line: line => this.#line.set(stateOf(line, this.#parts.now())),
    });
    return this.#client;
  }

  #greet(now: number): void {
    this.#ahead = now - this.#parts.now();
    for (const points of this.#points.values()) points.set(undefined);
  }

  #pointed({ table, seat, at }: { readonly table: TableId; readonly seat: number; readonly at: unknown }): void {
    this.#points.get(table)?.set(at === null ? undefined : { seat, at: at as Json });
  }
}

function stateOf(line: Line, now: number): LineState {
  switch (line.is) {
    case 'open':
      return line;
    case 'lost':
      return { is: 'lost', tries: line.tries, until: now + line.wait, isRenewed: line.isRenewed };
    case 'trying':
      return { is: 'lost', tries: line.tries, until: undefined, isRenewed: line.isRenewed };
    case 'closed':
      return { is: 'opening' };
  }
}

/** Where this page's server has its socket. */
const openSocket = (): SocketLike =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);

/** Opens the way to the server of this page. */
export function openServer({ rulesOf }: Pick<ServerParts, 'rulesOf'>): Server {
  const server = new Server({ calls: serverCalls(), open: openSocket, rulesOf, now: () => Date.now() });
  addEventListener('offline', () => server.interrupt());
  addEventListener('online', () => server.line.get().is === 'lost' && server.hurry());
  let hiddenAt: number | undefined;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    // A page that slept may have lost its line without noticing.
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > SLEPT) server.connectAnew();
  });
  return server;
}

/** Milliseconds. */
const SLEPT = 60_000;
