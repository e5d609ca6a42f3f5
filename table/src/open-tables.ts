/** The tables that are in memory: a cache of what is stored, with a bound. */
import type { Result } from '@belfry/engine';
import type { PersonId, TableEvent, TableId, WishId } from './events.js';
import type { Playable } from './setup.js';
import type { TableStore } from './store.js';
import { Table } from './table.js';
import type { Granted, Refused } from './wish.js';

export type Answer = Result<Granted, Refused>;

export interface OpenTable {
  readonly id: TableId;
  readonly playable: Playable;
  /** Replaced when a change is stored, never changed. */
  table: Table;
  readonly answers: Answers;
}

type WishMark = NonNullable<TableEvent['wish']>;

/** How wishes were answered. What changed something stands in the events; the rest is kept for a while. */
export class Answers {
  /** By person, so that nobody can push out what others were told. */
  readonly #granted = new Map<PersonId, Map<WishId, Granted>>();
  readonly #others = new Map<PersonId, Map<WishId, Answer>>();

  of({ by, id }: WishMark): Answer | undefined {
    const granted = this.#granted.get(by)?.get(id);
    if (granted !== undefined) return { ok: true, value: granted };
    return this.#others.size === 0 ? undefined : this.#others.get(by)?.get(id);
  }

  granted({ by, id }: WishMark, granted: Granted): void {
    const theirs = this.#granted.get(by);
    if (theirs === undefined) this.#granted.set(by, new Map([[id, granted]]));
    else theirs.set(id, granted);
  }

  /** An answer that no event tells of. */
  remember({ by, id }: WishMark, answer: Answer): void {
    // What quotes a lot of nonsense is said again the same way.
    if (JSON.stringify(answer).length > LONGEST_ANSWER) return;
    const theirs = this.#others.get(by) ?? new Map<WishId, Answer>();
    putLast(theirs, id, answer, MOST_ANSWERS);
    putLast(this.#others, by, theirs, MOST_PEOPLE);
  }
}

/** For each person, and for how many of them. */
const MOST_ANSWERS = 50;
const MOST_PEOPLE = 100;
const LONGEST_ANSWER = 500;

/** The oldest goes if there are too many. */
function putLast<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}

export interface OpenTablesParts {
  readonly store: Pick<TableStore, 'read'>;
  readonly find: (game: string) => Promise<Playable | undefined>;
  /** How many may stay open that nobody needs right now. */
  readonly most: number;
  readonly isNeeded: (id: TableId) => boolean;
}

/** A table's place in memory. */
interface Slot {
  readonly opening: Promise<OpenTable | undefined>;
  /** When it is there. */
  open: OpenTable | undefined;
  /** Was it asked for since somebody last looked for what can be closed? */
  isUsed: boolean;
}

export class OpenTables {
  readonly #parts: OpenTablesParts;
  readonly #slots = new Map<TableId, Slot>();

  constructor(parts: OpenTablesParts) {
    this.#parts = parts;
  }

  /** A table; nothing if there is none, or none that can be played here. */
  get(id: TableId): Promise<OpenTable | undefined> {
    const slot = this.#slots.get(id);
    if (slot === undefined) return this.#begin(id);
    slot.isUsed = true;
    return slot.opening;
  }

  /** The table if it is in memory and can be had at once. */
  ready(id: TableId): OpenTable | undefined {
    const slot = this.#slots.get(id);
    if (slot !== undefined) slot.isUsed = true;
    return slot?.open;
  }

  #begin(id: TableId): Promise<OpenTable | undefined> {
    const opening = this.#load(id);
    const slot: Slot = { opening, open: undefined, isUsed: false };
    this.#slots.set(id, slot);
    // What is not there is not kept: it may come, and there is no end of what is not there.
    const drop = (): void => void (this.#slots.get(id) === slot && this.#slots.delete(id));
    const take = (found: OpenTable | undefined): void => {
      slot.open = found;
      if (found === undefined) drop();
    };
    opening.then(take, drop);
    this.#closeSome(id);
    return opening;
  }

  /** What somebody else has stored meanwhile is followed. Says whether the table is still there. */
  async refresh(open: OpenTable): Promise<boolean> {
    const [known, ...events] = await this.#parts.store.read(open.id, open.table.revision);
    if (known === undefined) {
      this.close(open.id);
      return false;
    }
    if (events.length === 0) return true;
    const table = open.table.copy();
    for (const event of events) {
      table.follow(event);
      noteAnswer(open, event, table);
    }
    open.table = table;
    return true;
  }

  /** The table if it is in memory already. */
  peek(id: TableId): Promise<OpenTable | undefined> | undefined {
    return this.#slots.get(id)?.opening;
  }

  get size(): number {
    return this.#slots.size;
  }

  put(open: OpenTable): OpenTable {
    this.#slots.set(open.id, { opening: Promise.resolve(open), open, isUsed: false });
    this.#closeSome(open.id);
    return open;
  }

  close(id: TableId): void {
    this.#slots.delete(id);
  }

  async #load(id: TableId): Promise<OpenTable | undefined> {
    const events = await this.#parts.store.read(id, 0);
    const [made, ...rest] = events;
    if (made?.type !== 'made') return undefined;
    const playable = await this.#parts.find(made.game);
    if (playable === undefined) return undefined;
    const table = new Table(playable.game, [made], playable.hash);
    const open: OpenTable = { id, playable, table, answers: new Answers() };
    for (const event of rest) {
      table.follow(event);
      noteAnswer(open, event, table);
    }
    return open;
  }

  /**
   * Whoever asked for `wanted` has it only in a moment. A few are looked at each time: those that are needed, or were asked for
   * since they were looked at last, go to the end.
   */
  #closeSome(wanted: TableId): void {
    for (let tries = 0; tries < A_FEW && this.#slots.size > this.#parts.most; tries++) {
      const [oldest] = this.#slots.entries();
      if (oldest === undefined) return;
      const [id, slot] = oldest;
      this.#slots.delete(id);
      if (id === wanted || slot.isUsed || this.#parts.isNeeded(id)) this.#slots.set(id, slot);
      slot.isUsed = false;
    }
  }
}

const A_FEW = 4;

/** The wish that an event fulfilled is answered with where the table then stood. */
export function noteAnswer({ answers }: OpenTable, { wish }: TableEvent, table: Table): void {
  if (wish !== undefined) answers.granted(wish, grantedAt(table));
}

export const grantedAt = ({ revision, room: { next } }: Table): Granted =>
  next === undefined ? { revision } : { revision, next };
