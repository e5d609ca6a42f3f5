/**
 * Tells people that it is their turn where they have days to think, if they are not here: once when it becomes their turn, and once
 * more when little time is left. What they know is kept, so that nobody is told twice, also after a restart.
 */
import type { Clock, ClockSetting, PersonId, StoredSummary, TableId, TableStore } from '@belfry/table';
import { type PushStore, STAGES, type Stage } from './kept.js';
import { messageOf } from './message.js';
import type { Sender } from './sender.js';

export interface TurnParts {
  readonly tables: Pick<TableStore, 'summary' | 'list' | 'pending'>;
  /** The clock of a table, as one of its people knows it. */
  readonly clockOf: (person: PersonId, table: TableId) => Promise<ClockSetting | undefined>;
  readonly isHere: (person: PersonId) => boolean;
  readonly store: PushStore;
  readonly sender: Pick<Sender, 'push'>;
  readonly clock: Clock;
  readonly failed: (error: unknown, table: TableId) => void;
}

/** Milliseconds in which changes are gathered: who reloads a page is here, and who acts again at once was not away. */
const PAUSE = 5000;
/** After a start people get so long to come back. */
const COME_BACK = 60_000;
/** So much time is left when people are reminded: a little more than they read, for it goes on until they are. */
const LITTLE = 3 * 3_600_000 + 60_000;
/** Of so many tables of somebody who subscribes it is looked when they are to be reminded. */
const MOST_TABLES = 100;

export class Turns {
  readonly #parts: TurnParts;
  readonly #changed = new Set<TableId>();
  /** What cancels each reminder. */
  readonly #reminders = new Map<TableId, () => void>();
  #cancel: (() => void) | undefined;
  /** One table is looked at after the other. */
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(parts: TurnParts) {
    this.#parts = parts;
  }

  /** Something has happened at this table. */
  changed(id: TableId): void {
    // Where nobody wants to be told, as mostly; whoever does from now on has all their tables looked at.
    if (this.#parts.store.isUsed()) this.#lookSoon(id, PAUSE);
  }

  /** After a start. */
  async resume(): Promise<void> {
    const { tables, store } = this.#parts;
    if (!store.isUsed()) return;
    for (const { id, deadline } of await tables.pending()) if (deadline !== undefined) this.#lookSoon(id, COME_BACK);
  }

  /** Somebody wants to be told from now on. They are here, and know whose turn it is. */
  async subscribed(person: PersonId): Promise<void> {
    const { tables } = await this.#parts.tables.list({ person, phases: ['running'], limit: MOST_TABLES });
    await Promise.all(tables.map(({ id }) => this.#look(id, person)));
  }

  /** Resolves when all that was to be looked at was. */
  async rest(): Promise<void> {
    await this.#looking;
  }

  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    for (const cancel of this.#reminders.values()) cancel();
    this.#reminders.clear();
  }

  #lookSoon(id: TableId, pause: number): void {
    if (this.#isClosed) return;
    const { clock, store } = this.#parts;
    this.#changed.add(id);
    this.#cancel ??= clock.at(clock.now() + pause, () => {
      this.#cancel = undefined;
      const ids = [...this.#changed];
      this.#changed.clear();
      if (store.isUsed()) for (const each of ids) void this.#look(each);
    });
  }

  /** @param here somebody who is, whatever it looks like */
  #look(id: TableId, here?: PersonId): Promise<void> {
    this.#looking = this.#looking
      .then(() => (this.#isClosed ? undefined : this.#lookAt(id, here)))
      .catch((error: unknown) => this.#parts.failed(error, id));
    return this.#looking;
  }

  async #lookAt(id: TableId, here: PersonId | undefined): Promise<void> {
    const { tables, store, clockOf, clock, isHere } = this.#parts;
    this.#remindAt(id, undefined);
    const table = await tables.summary(id);
    if (table?.phase !== 'running') return await store.forget(id);
    const due = dueAt(table);
    if (due === undefined) return;
    const { person, deadline } = due;
    if (store.of(person).length === 0 || (await clockOf(person, id))?.type !== 'days') return;
    const stage = deadline - clock.now() <= LITTLE ? STAGES.reminded : STAGES.told;
    if (stage === STAGES.told) this.#remindAt(id, deadline - LITTLE);
    const turn = { table: id, person, position: table.count, stage };
    // Their time is longer again: they know of their turn, and are to be reminded anew.
    if (stage === STAGES.told && store.isTold({ ...turn, stage: STAGES.reminded })) {
      await store.forget(id);
      await store.tell(turn);
      return;
    }
    if (store.isTold(turn) || !(await store.tell(turn))) return;
    if (person !== here && !isHere(person)) this.#send(table, due, stage);
  }

  #send(table: StoredSummary, { person, seat, deadline }: Due, stage: Stage): void {
    const { store, sender, clock } = this.#parts;
    for (const subscription of store.of(person))
      sender.push(subscription, messageOf({ table, seat, deadline, stage }, subscription.language, clock.now()));
  }

  /** Timers may call early: then it is looked, and waited again. */
  #remindAt(id: TableId, time: number | undefined): void {
    this.#reminders.get(id)?.();
    this.#reminders.delete(id);
    if (time !== undefined && !this.#isClosed)
      this.#reminders.set(
        id,
        this.#parts.clock.at(time, () => void this.#look(id)),
      );
  }
}

interface Due {
  readonly person: PersonId;
  readonly seat: number;
  readonly deadline: number;
}

/** Who is waited for, if it is a person who plays themselves. */
function dueAt({ turn, seats, deadline }: StoredSummary): Due | undefined {
  const sitter = turn === undefined ? undefined : seats[turn];
  if (sitter?.person === undefined || sitter.bot !== undefined || turn === undefined || deadline === undefined)
    return undefined;
  return { person: sitter.person, seat: turn, deadline };
}
