/** One client's socket: what it asks is read, bounded and done; what is new at the tables it watches is told. */
import type { Malformed } from '@belfry/engine';
import type { GuestHost, PersonId, TableId } from '@belfry/table';
import { type FaultCode, PROTOCOL, readFrame, Teller } from '@belfry/wire';
import { isListing, scopeOf } from '../api/index.js';
import { type Guard, readJson } from '../guard/index.js';
import { mayDo, type Who } from '../people/index.js';
import { StorageError } from '../store/index.js';
import type { Presence } from './presence.js';

export interface ConnectionParts {
  readonly hostFor: (person: PersonId) => GuestHost;
  readonly presence: Presence;
  readonly guard: Pick<Guard, 'rates' | 'limits'>;
  readonly now: () => number;
  /** May tables be shown to everybody? */
  readonly mayList: boolean;
  readonly wished: (outcome: 'granted' | 'refused' | 'failed', seconds: number) => void;
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
const MOST_TABLES = 50;
/** So many questions that cannot be dealt with, one after the other, and the line is cut. */
const MOST_FAULTS = 200;
const POLICY_VIOLATED = 1008;

export class Connection {
  readonly #parts: ConnectionParts;
  readonly #visitor: Visitor;
  readonly #host: GuestHost;
  /** What ends each watching. */
  readonly #watched = new Map<TableId, () => void>();
  #faults = 0;
  #isOver = false;

  constructor(parts: ConnectionParts, visitor: Visitor) {
    this.#parts = parts;
    this.#visitor = visitor;
    this.#host = parts.hostFor(visitor.who.person);
    const { name, figure } = visitor;
    this.#tell({ is: 'hello', protocol: PROTOCOL, name, ...(figure !== undefined && { figure }), now: parts.now() });
  }

  /** A frame has come. */
  hear(text: string): void {
    const wait = this.#mustWait();
    if (wait !== undefined) {
      this.#fault('too-fast', { wait });
      return;
    }
    const json = readJson(text, this.#parts.guard.limits.depth);
    const read = json.ok ? readFrame(json.value) : json;
    if (!read.ok) {
      this.#fault('malformed', { problem: read.error });
      return;
    }
    this.#faults = 0;
    if (read.value.do === 'leave') this.#leave(read.value.table);
    else if (read.value.do === 'watch') this.#watch(read.value.table, read.value.since);
    else void this.#wish(read.value.table, read.value.wish);
  }

  /** The socket is closed: nothing is told any more. */
  end(): void {
    this.#isOver = true;
    for (const stop of this.#watched.values()) stop();
    this.#watched.clear();
  }

  #mustWait(): number | undefined {
    const { who, address } = this.#visitor;
    const guest = this.#parts.guard.rates.take('guest', who.person);
    if (!guest.ok) return guest.wait;
    const place = this.#parts.guard.rates.take('address', address);
    return place.ok ? undefined : place.wait;
  }

  #watch(table: TableId, since: number | undefined): void {
    if (!mayDo(this.#visitor.who, 'read')) {
      this.#fault('out-of-scope');
      return;
    }
    this.#leave(table);
    if (this.#watched.size >= MOST_TABLES) {
      this.#fault('too-many-tables');
      return;
    }
    const teller = new Teller(table);
    let isOver = false;
    let stop = (): void => undefined;
    let leave = (): void => undefined;
    const end = (): void => {
      isOver = true;
      stop();
      leave();
    };
    this.#watched.set(table, end);
    const tell: Parameters<GuestHost['watch']>[1] = news => {
      if (isOver) return;
      this.#visitor.send(teller.tell(news));
      if (news === undefined) this.#leave(table);
    };
    const begin = async (): Promise<void> => {
      const ended = await this.#host.watch(table, tell, since);
      if (isOver) ended();
      else {
        stop = ended;
        leave = this.#parts.presence.enter(table, this.#visitor.who.person, this.#visitor.send);
      }
    };
    begin().catch((error: unknown) => {
      this.#leave(table);
      this.#parts.failed(error);
      this.#fault('failed');
    });
  }

  #leave(table: TableId): void {
    const stop = this.#watched.get(table);
    this.#watched.delete(table);
    stop?.();
  }

  async #wish(table: TableId, wish: { readonly id: string; readonly type: string }): Promise<void> {
    const answer = (result: object): void => this.#tell({ is: 'answer', table, wish: wish.id, ...result });
    const fault = this.#whyNot(table, wish);
    if (fault !== undefined) {
      answer({ failed: fault });
      return;
    }
    const begun = performance.now();
    const took = (): number => (performance.now() - begun) / 1000;
    try {
      const result = await this.#host.wish(table, wish);
      answer(result.ok ? { granted: result.value } : { refused: result.error });
      this.#parts.wished(result.ok ? 'granted' : 'refused', took());
    } catch (error) {
      this.#parts.failed(error);
      this.#parts.wished('failed', took());
      answer({ failed: faultOf(error) });
    }
  }

  /** Why a wish is not even looked into. */
  #whyNot(table: TableId, wish: { readonly type: string }): FaultCode | undefined {
    const { who } = this.#visitor;
    if (!mayDo(who, scopeOf(wish))) return 'out-of-scope';
    if (isListing(wish) && !this.#parts.mayList) return 'not-here';
    if (wish.type === 'sit' && who.via === 'session') return 'ask-over-http';
    // Whoever does not even watch a table uses up what they have themselves, and nothing of what those at the table have.
    const key = this.#watched.has(table) ? table : `${table} ${who.person}`;
    return this.#parts.guard.rates.take('table', key).ok ? undefined : 'too-fast';
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

/** What went wrong, as far as it is anybody's business. */
const faultOf = (error: unknown): FaultCode =>
  error instanceof StorageError && error.code === 'full' ? 'storage-full' : 'failed';
