/** One client's socket: what it asks is read, bounded and done; what is new at the tables it watches is told. */
import type { Json, Malformed } from '@belfry/engine';
import type { Granted, GuestHost, PersonId, TableId } from '@belfry/table';
import { type FaultCode, PROTOCOL, readFrame, Teller } from '@belfry/wire';
import { isListing, scopeOf, wishKey } from '../api/index.js';
import { type Guard, readJson } from '../guard/index.js';
import type { Metrics } from '../metrics.js';
import { mayDo, type Who } from '../people/index.js';
import { StorageError } from '../store/index.js';
import { Hand, type Points } from './points.js';
import type { Presence } from './presence.js';

export interface ConnectionParts {
  readonly hostFor: (person: PersonId) => GuestHost;
  readonly presence: Presence;
  readonly points: Points;
  readonly guard: Pick<Guard, 'rates' | 'limits'>;
  readonly now: () => number;
  /** May tables be shown to everybody? */
  readonly mayList: boolean;
  readonly wished: Metrics['wished'];
  readonly failed: (error: unknown) => void;
}

/** Who this is, and how to reach them. */
export interface Visitor {
  readonly who: Who;
  readonly name: string;
  readonly figure?: string;
  readonly address: string;
  /** Takes JSON text. */
  readonly send: (message: string) => void;
  /** Ends the connection, for a reason in digits that sockets have. */
  readonly end: (code: number) => void;
}

/** Tables that one socket may watch. */
export const MOST_TABLES = 50;
/** So many questions that cannot be dealt with, one after the other, and the line is cut. */
export const MOST_FAULTS = 200;
const POLICY_VIOLATED = 1008;
/** How a gesture begins: known for one before it is read, for there are many and each may be dropped. */
const POINT = '{"do":"point",';
/** What a gesture is of what an address may ask for. */
const POINT_COST = 0.1;

/** A table that is watched. */
interface Watched {
  /** The name that is kept: of equal ones it is found at once. */
  readonly table: TableId;
  readonly hand: Hand;
  /** Ends the watching; the hand stays. */
  readonly stop: () => void;
}

export class Connection {
  readonly #parts: ConnectionParts;
  readonly #visitor: Visitor;
  readonly #host: GuestHost;
  readonly #watched = new Map<TableId, Watched>();
  #faults = 0;
  #isOver = false;

  constructor(parts: ConnectionParts, visitor: Visitor) {
    this.#parts = parts;
    this.#visitor = visitor;
    this.#host = parts.hostFor(visitor.who.person);
    const { name, figure } = visitor;
    this.#tell({ is: 'hello', protocol: PROTOCOL, name, ...(figure !== undefined && { figure }), now: parts.now() });
  }

  /** A frame has come. After the end nobody hears it. */
  hear(text: string): void {
    if (this.#isOver) return;
    const isPoint = text.startsWith(POINT);
    if (isPoint ? !this.#mayPoint() : this.#isTooFast()) return;
    const json = readJson(text, this.#parts.guard.limits.depth);
    const read = json.ok ? readFrame(json.value) : json;
    if (!read.ok) {
      this.#fault('malformed', { problem: read.error });
      return;
    }
    // What a frame says twice counts as it is said the second time.
    if (isPoint && read.value.do !== 'point' && this.#isTooFast()) return;
    this.#faults = 0;
    const table = this.#watched.get(read.value.table)?.table ?? read.value.table;
    if (read.value.do === 'leave') this.#leave(table);
    else if (read.value.do === 'watch') this.#watch(table, read.value.since);
    else if (read.value.do === 'wish') void this.#wish(table, read.value.wish);
    else if (isPoint || this.#mayPoint()) this.#point(table, read.value.at);
  }

  /** The socket is closed, or about to be: nothing is told any more. */
  end(): void {
    this.#isOver = true;
    for (const table of this.#watched.keys()) this.#leave(table);
  }

  /** Then it is told. */
  #isTooFast(): boolean {
    const { who, address } = this.#visitor;
    const { rates } = this.#parts.guard;
    const guest = rates.take('guest', who.person);
    const taken = guest.ok ? rates.take('address', address) : guest;
    if (!taken.ok) this.#fault('too-fast', { wait: taken.wait });
    return !taken.ok;
  }

  /** Gestures are bounded apart, so that nobody who drags a piece has to wait before they let go of it. */
  #mayPoint(): boolean {
    const { who, address } = this.#visitor;
    const { rates } = this.#parts.guard;
    return rates.take('points', who.person).ok && rates.take('address', address, POINT_COST).ok;
  }

  /** Of who is not on turn any more, or never was, nothing is told; there is nothing to answer either. */
  #point(table: TableId, at: Json): void {
    if (mayDo(this.#visitor.who, 'play')) this.#watched.get(table)?.hand.point(at);
  }

  #watch(table: TableId, since: number | undefined): void {
    if (!mayDo(this.#visitor.who, 'read')) {
      this.#fault('out-of-scope');
      return;
    }
    const before = this.#watched.get(table);
    if (before === undefined && this.#watched.size >= MOST_TABLES) {
      this.#fault('too-many-tables');
      return;
    }
    // Who watches anew, as a sign of life, goes on with what they hold over the board.
    before?.stop();
    const teller = new Teller(table);
    const hand = before?.hand ?? new Hand(this.#parts.points, table, this.#visitor.send);
    let isOver = false;
    let end = (): void => undefined;
    let leave = (): void => undefined;
    const stop = (): void => {
      isOver = true;
      end();
      leave();
    };
    const watched: Watched = { table, hand, stop };
    this.#watched.set(table, watched);
    const tell: Parameters<GuestHost['watch']>[1] = news => {
      if (isOver) return;
      this.#visitor.send(teller.tell(news));
      hand.look(news);
      // Who is behind no more is told everything, and may know who is here.
      if (news?.since === undefined) this.#parts.presence.changed(table);
      if (news === undefined) this.#leave(table);
    };
    const begin = async (): Promise<void> => {
      const ended = await this.#host.watch(table, tell, since);
      if (isOver) ended();
      else {
        end = ended;
        leave = this.#parts.presence.enter(table, this.#visitor.who.person, this.#visitor.send);
      }
    };
    begin().catch((error: unknown) => {
      // Whoever has asked anew meanwhile goes on with that.
      if (this.#watched.get(table) === watched) this.#leave(table);
      this.#parts.failed(error);
      this.#fault('failed');
    });
  }

  #leave(table: TableId): void {
    const watched = this.#watched.get(table);
    this.#watched.delete(table);
    watched?.stop();
    watched?.hand.leave();
  }

  async #wish(table: TableId, wish: { readonly id: string; readonly type: string }): Promise<void> {
    const { id } = wish;
    const fault = this.#whyNot(table, wish);
    if (fault !== undefined) {
      this.#tell({ is: 'answer', table, wish: id, failed: fault });
      return;
    }
    const begun = performance.now();
    try {
      const result = await this.#host.wish(table, wish);
      if (result.ok) this.#grant(table, id, result.value);
      else this.#tell({ is: 'answer', table, wish: id, refused: result.error });
      this.#parts.wished(result.ok ? 'granted' : 'refused', secondsSince(begun), wish.type);
    } catch (error) {
      this.#parts.failed(error);
      this.#parts.wished('failed', secondsSince(begun), wish.type);
      this.#tell({ is: 'answer', table, wish: id, failed: faultOf(error) });
    }
  }

  /** Nearly every answer is this one. */
  #grant(table: TableId, wish: string, { revision, next }: Granted): void {
    if (next !== undefined) this.#tell({ is: 'answer', table, wish, granted: { revision, next } });
    else if (!this.#isOver) this.#visitor.send(grantText(table, wish, revision));
  }

  /** Why a wish is not even looked into. */
  #whyNot(table: TableId, wish: { readonly type: string }): FaultCode | undefined {
    const { who } = this.#visitor;
    if (!mayDo(who, scopeOf(wish))) return 'out-of-scope';
    if (isListing(wish) && !this.#parts.mayList) return 'not-here';
    if (wish.type === 'sit' && who.via === 'session') return 'ask-over-http';
    const isAtTable = this.#watched.get(table)?.hand.isAtTable === true;
    return this.#parts.guard.rates.take('table', wishKey(table, who.person, isAtTable)).ok ? undefined : 'too-fast';
  }

  #fault(code: FaultCode, facts: { readonly wait?: number; readonly problem?: Malformed } = {}): void {
    this.#faults += 1;
    if (this.#faults > MOST_FAULTS) this.#visitor.end(POLICY_VIOLATED);
    else this.#tell({ is: 'fault', code, ...facts });
  }

  #tell(message: object): void {
    if (!this.#isOver) this.#visitor.send(JSON.stringify(message));
  }
}

const grantText = (table: TableId, wish: string, revision: number): string =>
  `{"is":"answer","table":${JSON.stringify(table)},"wish":${JSON.stringify(wish)},"granted":{"revision":${revision}}}`;

const secondsSince = (begun: number): number => (performance.now() - begun) / 1000;

/** What went wrong, as far as it is anybody's business. */
const faultOf = (error: unknown): FaultCode =>
  error instanceof StorageError && error.code === 'full' ? 'storage-full' : 'failed';
