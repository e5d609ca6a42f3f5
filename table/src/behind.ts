/**
 * Who only looks on at a running match is so many seconds behind, if the host wants it so. Whatever they get comes from a second table
 * that lags behind the one that is played at: the same events, each of them only when it is old enough. What came before the match
 * began is no secret and never late; when the end is old enough too, they look at the table itself again.
 */
import { Alarms } from './alarms.js';
import type { PersonId, TableEvent, TableId } from './events.js';
import { type OpenTable, OpenTables } from './open-tables.js';
import { isBehind, type Standing } from './person.js';
import { Queues } from './queues.js';
import type { Playable } from './setup.js';
import type { TableStore } from './store.js';
import type { Table } from './table.js';
import type { Clock } from './time.js';
import { type Watcher, Watchers } from './watchers.js';

export interface BehindParts {
  readonly store: Pick<TableStore, 'read'>;
  readonly clock: Clock;
  readonly find: (game: string) => Promise<Playable | undefined>;
  readonly most: number;
  /** The table as it is. */
  readonly live: (id: TableId) => Promise<OpenTable | undefined>;
  readonly standing: (id: TableId, table: Table, person: PersonId) => Standing;
  /** Somebody looks at the table itself from now on. */
  readonly release: (open: OpenTable, watcher: Watcher) => void;
  readonly failed: (id: TableId, error: unknown) => void;
}

export class Behind {
  readonly #parts: BehindParts;
  readonly #queues = new Queues();
  /** The tables that lag behind. */
  readonly #tables: OpenTables;
  readonly #watchers: Watchers;
  readonly #alarms: Alarms;
  /** When the first event will be old enough that is not yet. */
  readonly #next = new Map<TableId, number>();

  constructor(parts: BehindParts) {
    this.#parts = parts;
    this.#tables = new OpenTables({
      store: { read: (id, from) => this.#read(id, from) },
      find: parts.find,
      most: parts.most,
      isNeeded: id => this.#watchers.has(id) || this.#queues.isBusy(id),
    });
    this.#watchers = new Watchers({
      // That would be news.
      isStuck: () => false,
      // Whatever they were at the table then.
      standing: (_, __, person) => ({ person, seats: [], isHost: false, mayWatch: true }),
      failed: parts.failed,
    });
    const ring = (id: TableId): Promise<void> => this.#queues.run(id, () => this.#goOn(id));
    this.#alarms = new Alarms({ clock: parts.clock, ring, failed: parts.failed });
  }

  /** The tables that somebody looks at from behind. */
  get watched(): Iterable<TableId> {
    return this.#watchers.watched;
  }

  has(id: TableId): boolean {
    return this.#watchers.has(id);
  }

  /** The table as it was; nothing if it is gone. */
  async table(id: TableId): Promise<OpenTable | undefined> {
    return await this.#queues.run(id, () => this.#latest(id));
  }

  /** Tells them what is old enough, now and from now on. */
  async watch(id: TableId, watcher: Watcher): Promise<void> {
    this.#watchers.hold(id, watcher);
    try {
      await this.#queues.run(id, () => this.#goOn(id));
    } catch (error) {
      this.leave(id, watcher);
      throw error;
    }
  }

  /** They look away. */
  leave(id: TableId, watcher: Watcher): void {
    this.#watchers.end(id, watcher);
    if (!this.#watchers.has(id)) this.#alarms.set(id, undefined);
  }

  /** Something happened at the table that will be told later. Whoever sat down there is behind no more; these are from now on. */
  changed(open: OpenTable, late: readonly Watcher[]): void {
    if (this.#watchers.has(open.id)) this.#release(open);
    for (const watcher of late) this.#watchers.hold(open.id, watcher);
    if (late.length > 0) void this.#alarms.ring(open.id);
    else if (this.#watchers.has(open.id) && !this.#alarms.has(open.id)) this.#setAlarm(open);
  }

  /** The table was removed. */
  gone(id: TableId): void {
    this.#tables.close(id);
    this.#next.delete(id);
    this.#alarms.set(id, undefined);
    this.#watchers.tell(id, undefined);
  }

  close(): void {
    this.#watchers.clear();
    this.#alarms.close();
  }

  async #goOn(id: TableId): Promise<void> {
    const live = await this.#parts.live(id);
    if (live === undefined) {
      this.gone(id);
      return;
    }
    this.#release(live);
    if (!this.#watchers.has(id)) return;
    const open = await this.#latest(id);
    this.#watchers.greet(id, open?.table);
    this.#setAlarm(live);
  }

  /** What is old enough by now is told. */
  async #latest(id: TableId): Promise<OpenTable | undefined> {
    const open = await this.#tables.get(id);
    const before = open?.table;
    if (open === undefined || !(await this.#tables.refresh(open))) return undefined;
    if (open.table !== before) this.#watchers.tell(id, open.table);
    return open;
  }

  #setAlarm({ id, table }: OpenTable): void {
    const isAll = this.#tables.ready(id)?.table.revision === table.revision;
    const time = this.#next.get(id) ?? table.changed + delayOf(table);
    this.#alarms.set(id, isAll || !this.#watchers.has(id) ? undefined : time);
  }

  #release(open: OpenTable): void {
    const { id, table } = open;
    const now = this.#parts.clock.now();
    const isFree = (person: PersonId): boolean => !isBehind(this.#parts.standing(id, table, person), table, now);
    for (const watcher of this.#watchers.take(id, isFree)) this.#parts.release(open, watcher);
    if (!this.#watchers.has(id)) this.#alarms.set(id, undefined);
  }

  /** The events that are old enough. Who had one once has it still, whatever the clock says. */
  async #read(id: TableId, from: number): Promise<readonly TableEvent[]> {
    const { store, clock, live } = this.#parts;
    const table = (await live(id))?.table;
    if (table === undefined) return [];
    const events = await store.read(id, from);
    const begun = events.findIndex(({ type }) => type === 'begun');
    const first = Math.max(table.begun ?? (begun < 0 ? Number.POSITIVE_INFINITY : from + begun), from + 1);
    const delay = delayOf(table);
    const then = clock.now() - delay;
    const late = events.findIndex((event, index) => from + index >= first && event.at > then);
    const next = events[late];
    if (next === undefined || !this.#watchers.has(id)) this.#next.delete(id);
    else this.#next.set(id, next.at + delay);
    return next === undefined ? events : events.slice(0, late);
  }
}

const delayOf = ({ room: { delay = 0 } }: Table): number => delay * 1000;
