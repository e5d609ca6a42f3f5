/**
 * Keeps tables for a host. A wish goes through here: read, one at a time at each table, decided on a copy, stored, told to
 * those who watch, answered. Knows no transport; clock, store and thinking are handed in.
 */
import type { Json } from '@belfry/engine';
import { act } from './acting.js';
import { Alarms } from './alarms.js';
import { Answering } from './answering.js';
import type { Behind } from './behind.js';
import { type BotParts, Bots, type Turn } from './bots.js';
import { Change } from './change.js';
import { timeOut } from './decide.js';
import type { Elsewhere } from './elsewhere.js';
import type { PersonId, TableEvent, TableId } from './events.js';
import { fairnessAt } from './fairness.js';
import type { GuestHost } from './guest.js';
import type { Guests } from './guests.js';
import type { TableHost } from './host.js';
import { Looking, type Seen } from './looking.js';
import { Makers } from './makers.js';
import { noteAnswer, type OpenTable, OpenTables } from './open-tables.js';
import { type Admits, isBehind, type Standing, standingOf } from './person.js';
import { Queues } from './queues.js';
import type { Playable } from './setup.js';
import type { TableStore } from './store.js';
import type { Eye, Table } from './table.js';
import { within } from './time.js';
import { type Phase, summaryOf } from './view.js';
import { type Tell, type Watcher, Watchers } from './watchers.js';
import { type Refused, refusedByTable } from './wish.js';

export interface KeeperParts extends BotParts {
  readonly store: TableStore;
  /** A game by its name, ready to be played; nothing if there is none. */
  readonly find: (game: string) => Promise<Playable | undefined>;
  /** Do bots play where nobody looks? */
  readonly playsUnwatched: boolean;
  /** Is this the only device there is? Then whoever holds it may carry a running match away, with what is hidden in it. */
  readonly isOwnDevice: boolean;
  /**
   * Where people come from elsewhere: everybody has one seat, and the key of a match follows from numbers of all of them
   * (`sealing.ts`).
   */
  readonly elsewhere?: Elsewhere;
  /** Was this person let in to a table that is not listed? Everybody was, if nobody is asked. */
  readonly admits?: Admits;
  /** How many tables stay open that nobody needs. */
  readonly mostOpen: number;
  /**
   * Told after each change that was stored here: other hosts of the same store may have watchers.
   * @param isRoom has anything changed but the match?
   */
  readonly changed?: (id: TableId, isRoom: boolean) => void;
}

export class TableKeeper {
  readonly #parts: KeeperParts;
  readonly #queues = new Queues();
  readonly #tables: OpenTables;
  readonly #watchers: Watchers;
  readonly #bots: Bots;
  readonly #alarms: Alarms;
  readonly #looking: Looking;
  readonly #makers: Makers;
  readonly #answering: Answering;
  readonly #behind: Behind | undefined;
  readonly #guests: Guests | undefined;
  /** Tables whose clocks have to go on before anything else happens there: since when nobody was there. */
  readonly #still = new Map<TableId, number>();
  #hasResumed = false;
  #isClosed = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#bots = new Bots(parts, {
      isWanted: id => !this.#isClosed && (parts.playsUnwatched || this.#isWatched(id)),
      find: id => this.#tables.get(id),
      findLatest: async id => {
        await this.heard(id);
        return await this.#tables.get(id);
      },
      act: (id, turn, action, simple) => this.#actForBot(id, turn, action, simple),
      stuck: id => {
        const told = this.#tables.peek(id)?.then(open => this.#watchers.tell(id, open?.table));
        told?.catch((error: unknown) => parts.failed(id, error));
      },
    });
    this.#watchers = new Watchers({
      isStuck: id => this.#bots.isStuck(id),
      standing: (id, table, person) => this.#standing(id, table, person),
      failed: parts.failed,
    });
    this.#tables = new OpenTables({
      store: parts.store,
      find: game => this.#find(game),
      most: parts.mostOpen,
      isNeeded: id => this.#isWatched(id) || this.#queues.isBusy(id) || this.#bots.isPlaying(id),
    });
    this.#alarms = new Alarms({ clock: parts.clock, ring: id => this.#ring(id), failed: parts.failed });
    const { elsewhere } = parts;
    this.#behind = elsewhere?.behind({
      store: parts.store,
      clock: parts.clock,
      find: game => this.#find(game),
      most: parts.mostOpen,
      live: id => this.#tables.get(id),
      standing: (id, table, person) => this.#standing(id, table, person),
      release: (open, watcher) => this.#watchers.add(open.id, open.table, watcher),
      failed: parts.failed,
    });
    this.#looking = new Looking({
      store: parts.store,
      isOwnDevice: parts.isOwnDevice,
      isStuck: id => this.#bots.isStuck(id),
      known: (person, id) => this.#seen(person, id),
    });
    this.#makers = new Makers({
      store: parts.store,
      clock: parts.clock,
      elsewhere,
      find: game => this.#find(game),
      tables: this.#tables,
      queues: this.#queues,
      made: open => {
        this.#tell(open);
        this.#announce(open.id, true);
      },
      attend: open => this.#attend(open),
    });
    this.#answering = new Answering({
      clock: parts.clock,
      elsewhere,
      tables: this.#tables,
      makers: this.#makers,
      standing: (id, table, person) => this.#standing(id, table, person),
      isBehind: (open, person) => this.#isBehind(open, person),
      behind: async id => await this.#behind?.table(id),
      store: (open, change, wish) => this.#store(open, change, wish),
      catchUp: open => this.#catchUp(open),
    });
    this.#guests = elsewhere?.guests({
      store: parts.store,
      clock: parts.clock,
      looking: this.#looking,
      makers: this.#makers,
      table: id => this.#tables.get(id),
      behind: async id => await this.#behind?.table(id),
      known: (person, id) => this.#seen(person, id),
      standing: (id, table, person) => this.#standing(id, table, person),
      watch: (person, id, tell, since) => this.#watch(person, id, 'own', tell, since),
      wish: (person, id, wish) => this.#run(id, () => this.#answering.wish(person, id, wish, elsewhere)),
      remove: (person, id) => this.#remove(person, id),
      wake: (person, id) => this.#wake(person, id),
    });
  }

  /** The host as this person gets to know it. */
  as(person: PersonId): TableHost {
    return {
      make: (wish, setup, seating) => this.#makers.make(person, wish, setup, seating),
      list: query => this.#looking.list(query, person),
      summary: id => this.#looking.summary(person, id),
      view: (id, eye) => this.#looking.view(person, id, eye),
      watch: (id, eye, tell, since) => this.#watch(person, id, eye, tell, since),
      moments: (id, eye, from, to) => this.#looking.moments(person, id, eye, from, to),
      wish: (id, wish) => this.#run(id, () => this.#answering.wish(person, id, wish)),
      fairness: async id => fairnessAt((await this.#seen(person, id))?.open),
      exportRecord: id => this.#looking.exportRecord(person, id),
      importRecord: (wish, record) => this.#makers.importRecord(person, wish, record),
      remove: id => this.#remove(person, id),
      wake: id => this.#wake(person, id),
    };
  }

  /** The host as this person gets to know it from elsewhere. */
  from(person: PersonId): GuestHost {
    return this.guests.host(person);
  }

  /** Those who come from elsewhere. */
  get guests(): Guests {
    if (this.#guests === undefined) throw new Error('nobody comes here from elsewhere');
    return this.#guests;
  }

  /** How far a table is, whoever asks; nothing if there is none. */
  async phaseOf(id: TableId): Promise<Phase | undefined> {
    return (await this.#parts.store.summary(id))?.phase;
  }

  /**
   * After a start: clocks go on, and bots whose turn it was. Where that fails it is reported, and tried again later.
   * @param awaySince since when nobody was there for a table that changed last at this time: so long it stood still
   */
  async resume(awaySince: (changed: number) => number | undefined = () => undefined): Promise<void> {
    const now = this.#parts.clock.now();
    for (const { id, deadline, changed } of await this.#parts.store.pending()) {
      const away = awaySince(changed) ?? now;
      if (deadline === undefined) this.#bots.wake(id);
      else if (this.#isShort(away, deadline)) this.#alarms.set(id, deadline);
      else this.#still.set(id, away);
    }
    for (const id of this.#still.keys()) await this.#alarms.ring(id);
    this.#hasResumed = true;
  }

  /** Are there tables whose clocks did not go on yet after the start? */
  get standsStill(): boolean {
    return !this.#hasResumed || this.#still.size > 0;
  }

  /** Where there is time enough, nobody notices. */
  #isShort(away: number, deadline: number): boolean {
    const still = this.#parts.clock.now() - away;
    return still === 0 || deadline > away + PATIENCE * Math.abs(still);
  }

  async #goOn(id: TableId): Promise<void> {
    const away = this.#still.get(id);
    if (away === undefined) return;
    const open = await this.#tables.get(id);
    if (open?.table.alarm === undefined) {
      this.#still.delete(id);
      return;
    }
    const { revision } = open.table;
    const change = this.#change(open);
    change.add({ type: 'stood-still', milliseconds: change.now - away });
    try {
      await this.#store(open, change);
    } finally {
      // It may have been stored though that failed, or by another host.
      if (open.table.revision !== revision) this.#still.delete(id);
    }
  }

  /** One thing after the other at each table, and nothing before its clocks go on. */
  #run<R>(id: TableId, work: () => Promise<R>): Promise<R> {
    if (!this.#still.has(id)) return this.#queues.run(id, work);
    return this.#queues.run(id, async () => {
      await this.#goOn(id);
      return await work();
    });
  }

  /** How many tables are in memory, and watched. */
  get figures(): { readonly open: number; readonly watched: number } {
    return {
      open: this.#tables.size,
      watched: new Set([...this.#watchers.watched, ...(this.#behind?.watched ?? [])]).size,
    };
  }

  /** Another host of the same store has changed this table. */
  async heard(id: TableId): Promise<void> {
    if (this.#tables.peek(id) === undefined) return;
    await this.#queues.run(id, async () => {
      const open = await this.#tables.get(id);
      if (open !== undefined) await this.#catchUp(open);
    });
  }

  /** From now on nobody is told anything, no clock runs, and bots rest. Wishes on their way are still answered. */
  close(): void {
    this.#isClosed = true;
    this.#watchers.clear();
    this.#behind?.close();
    this.#bots.close();
    this.#alarms.close();
  }

  /** Resolves when all wishes that came before are answered. */
  async rest(): Promise<void> {
    await this.#queues.idle();
  }

  /** Stores a change; only then it takes effect. If somebody else was faster, what they did is followed. */
  async #store(open: OpenTable, { events, table }: Change, wish?: TableEvent['wish']): Promise<boolean> {
    const last = events.at(-1);
    if (last === undefined) return true;
    const marked: TableEvent = wish === undefined ? last : { ...last, wish };
    events[events.length - 1] = marked;
    const isRoom = table.room !== open.table.room;
    const isOnlyHead = !isRoom && isRunning(open.table) && isRunning(table);
    let isStored: boolean;
    try {
      const summary = summaryOf(open.id, table);
      isStored = await this.#parts.store.append(open.id, open.table.revision, events, summary, isOnlyHead);
    } catch (error) {
      // It may have been stored all the same, and only the answer got lost.
      await this.#catchUp(open).catch(() => undefined);
      throw error;
    }
    if (!isStored) {
      await this.#catchUp(open);
      return false;
    }
    open.table = table;
    noteAnswer(open, marked, table);
    try {
      // Whoever hears of the next match goes there at once.
      if (marked.type === 'continued' && wish !== undefined) await this.#makers.nextOf(open, wish.by);
    } finally {
      this.#tell(open);
      this.#announce(open.id, isRoom);
    }
    return true;
  }

  /** It is stored: whoever is told outside of here, and fails, undoes nothing. */
  #announce(id: TableId, isRoom: boolean): void {
    try {
      this.#parts.changed?.(id, isRoom);
    } catch (error) {
      this.#parts.failed(id, error);
    }
  }

  async #catchUp(open: OpenTable): Promise<void> {
    const before = open.table;
    if (!(await this.#tables.refresh(open))) this.#gone(open.id);
    else if (open.table !== before) this.#tell(open);
  }

  /** Clocks and bots of a table that others may have changed last go on here too. */
  #attend({ id, table }: OpenTable): void {
    if (!this.#alarms.has(id)) this.#alarms.set(id, table.alarm);
    this.#bots.wake(id);
  }

  #tell(open: OpenTable): void {
    const hasDelay = open.table.room.delay !== undefined;
    // Whoever only looks on from now on must not hear too much.
    const late = hasDelay ? this.#watchers.take(open.id, person => this.#isBehind(open, person)) : [];
    this.#watchers.tell(open.id, open.table);
    if (hasDelay) this.#behind?.changed(open, late);
    this.#bots.changed(open);
    this.#alarms.set(open.id, open.table.alarm);
  }

  #gone(id: TableId): void {
    this.#watchers.tell(id, undefined);
    this.#behind?.gone(id);
  }

  #isWatched(id: TableId): boolean {
    return this.#watchers.has(id) || this.#behind?.has(id) === true;
  }

  #isBehind({ id, table }: OpenTable, person: PersonId): boolean {
    if (this.#behind === undefined || table.room.delay === undefined) return false;
    return isBehind(this.#standing(id, table, person), table, this.#parts.clock.now());
  }

  /** The table as this person may know it now. */
  async #seen(person: PersonId, id: TableId): Promise<Seen | undefined> {
    const open = await this.#known(person, id);
    if (open === undefined) return undefined;
    const [standing, late] = [this.#standing(id, open.table, person), this.#isBehind(open, person)];
    const seen = late ? await this.#behind?.table(id) : open;
    return seen && { open: seen, standing, isBehind: late };
  }

  /** The table, if this person may know of it. */
  async #known(person: PersonId, id: TableId): Promise<OpenTable | undefined> {
    const open = await this.#tables.get(id);
    return open !== undefined && this.#standing(id, open.table, person).mayWatch ? open : undefined;
  }

  #standing(id: TableId, table: Table, person: PersonId): Standing {
    return standingOf(table, person, this.#parts.admits, id);
  }

  async #watch(person: PersonId, id: TableId, eye: Eye | 'own', tell: Tell, since?: number): Promise<() => void> {
    const open = (await this.#looking.seen(person, id, eye)) && (await this.#known(person, id));
    if (open === undefined) {
      this.#watchers.refuse(id, tell);
      return () => undefined;
    }
    const watcher: Watcher = { person, eye, tell, since };
    // By the table's own name, not by an equal one: those are found at once.
    if (this.#isBehind(open, person)) await this.#behind?.watch(id, watcher);
    else this.#watchers.add(open.id, open.table, watcher);
    this.#attend(open);
    return () => {
      this.#watchers.end(id, watcher);
      this.#behind?.leave(id, watcher);
      this.#bots.restIfUnwanted(id);
    };
  }

  async #wake(person: PersonId, id: TableId): Promise<void> {
    const open = await this.#known(person, id);
    if (open === undefined) return;
    this.#bots.unstick(id);
    this.#watchers.tell(id, open.table);
  }

  async #remove(person: PersonId, id: TableId): Promise<Refused | undefined> {
    return await this.#queues.run(id, async () => {
      const row = await this.#parts.store.summary(id);
      const open = await this.#tables.get(id).catch(() => undefined);
      // What cannot be opened any more can still be removed.
      const isHost = (open?.table.room.host ?? row?.host) === person;
      const isKnown =
        open === undefined ? row?.people.includes(person) : this.#standing(id, open.table, person).mayWatch;
      if (isKnown !== true) return undefined;
      if (!isHost) return refusedByTable({ code: 'only-the-host' });
      await this.#parts.store.remove(id);
      this.#tables.close(id);
      this.#still.delete(id);
      this.#alarms.set(id, undefined);
      this.#gone(id);
      this.#announce(id, true);
      return undefined;
    });
  }

  /** A game to be played. Fate that never answers must not hold up its table for ever. */
  async #find(game: string): Promise<Playable | undefined> {
    const playable = await this.#parts.find(game);
    const { fate } = playable ?? {};
    if (playable === undefined || fate === undefined) return playable;
    return {
      ...playable,
      fate: (state, drawn) => within(this.#parts.clock, FATE_BUDGET, fate(state, drawn), 'fate'),
    };
  }

  async #actForBot(id: TableId, { seat, position }: Turn, action: unknown, simple: () => Json): Promise<void> {
    await this.#run(id, async () => {
      const open = await this.#tables.get(id);
      // What was thought about another position does not count.
      if (open === undefined || open.table.mark()?.position !== position || open.table.botDue()?.seat !== seat) return;
      const change = this.#change(open);
      const refused = await act(change, seat, action, open.playable);
      if (refused !== undefined) {
        this.#parts.failed(id, new Error(`a bot wished for what is not allowed: ${JSON.stringify(refused)}`));
        const simply = await act(change, seat, simple(), open.playable);
        if (simply !== undefined) throw new Error(`nothing is legal: ${JSON.stringify(simply)}`);
      }
      await this.#store(open, change);
    });
  }

  /** Somebody's time may be over. */
  async #ring(id: TableId): Promise<void> {
    await this.#run(id, async () => {
      const open = await this.#tables.get(id);
      if (open === undefined) return;
      const change = this.#change(open);
      if (await timeOut(change, { playable: open.playable, elsewhere: this.#parts.elsewhere }))
        await this.#store(open, change);
      else this.#alarms.set(id, open.table.alarm);
    });
  }

  #change(open: OpenTable): Change {
    return new Change(open.table.copy(), this.#parts.clock.now());
  }
}

const isRunning = ({ due }: Table): boolean => due !== undefined && due.type !== 'over';

/** Who had so many times as much left as nobody was there lost nothing worth telling. */
const PATIENCE = 100;

/** Milliseconds for an answer of fate. */
const FATE_BUDGET = 60_000;
