/** Who looks at which table, with which eyes. Each is told what is new, once and in order. */
import type { PersonId, TableId } from './events.js';
import { ownEye, type Standing } from './person.js';
import type { Eye, Table } from './table.js';
import { type Cut, type News, type NewsParts, newsOf } from './view.js';

/** Told what is new; nothing if there is nothing to see any more, now or ever. Of the answer only a failure is heard. */
export type Tell = (news: News | undefined) => unknown;

/** What was cut of one change already. */
interface Told extends Cut {
  readonly shown: Shown[];
}

/** Told the same to all of the same eyes who have the same revision, on however many screens. */
interface Shown {
  /** Nobody in particular: all who only look on are alike. */
  readonly person: PersonId | undefined;
  readonly eye: Eye;
  readonly since: number | undefined;
  readonly news: News | undefined;
}

export interface Watcher {
  readonly person: PersonId;
  /** Or their own, whatever those are just then. */
  readonly eye: Eye | 'own';
  readonly tell: Tell;
  /** The revision they have. */
  since: number | undefined;
}

export interface WatcherParts {
  readonly isStuck: (id: TableId) => boolean;
  readonly standing: (id: TableId, table: Table, person: PersonId) => Standing;
  readonly failed: (id: TableId, error: unknown) => void;
}

export class Watchers {
  readonly #watchers = new Map<TableId, Set<Watcher>>();
  /** Those who were told nothing yet. */
  readonly #held = new WeakSet<Watcher>();
  readonly #parts: WatcherParts;

  constructor(parts: WatcherParts) {
    this.#parts = parts;
  }

  /** The tables that somebody looks at. */
  get watched(): Iterable<TableId> {
    return this.#watchers.keys();
  }

  has(id: TableId): boolean {
    return this.#watchers.has(id);
  }

  /** Tells what is new since the revision they have, and from then on. */
  add(id: TableId, table: Table, watcher: Watcher): void {
    this.hold(id, watcher);
    this.#tellOne(id, table, watcher);
  }

  /** They look, and are told in a moment. */
  hold(id: TableId, watcher: Watcher): void {
    const all = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, all.add(watcher));
    this.#held.add(watcher);
  }

  /** Tells those who were told nothing yet. */
  greet(id: TableId, table: Table | undefined): void {
    for (const watcher of this.#watchers.get(id) ?? []) if (this.#held.has(watcher)) this.#tellOne(id, table, watcher);
  }

  /** Those people are told nothing any more: others tell them, all there is. */
  take(id: TableId, isTaken: (person: PersonId) => boolean): readonly Watcher[] {
    const taken = [...(this.#watchers.get(id) ?? [])].filter(({ person }) => isTaken(person));
    for (const watcher of taken) {
      this.end(id, watcher);
      watcher.since = undefined;
    }
    return taken;
  }

  tell(id: TableId, table: Table | undefined): void {
    // Whoever is told may stop others, who then hear nothing any more.
    const all = this.#watchers.get(id);
    if (all === undefined) return;
    const cut: Told = { shown: [] };
    for (const watcher of Array.from(all)) if (all.has(watcher)) this.#tellOne(id, table, watcher, cut);
  }

  clear(): void {
    for (const all of this.#watchers.values()) all.clear();
    this.#watchers.clear();
  }

  /** There is nothing to see for somebody who asked. */
  refuse(id: TableId, tell: Tell): void {
    try {
      this.#heed(tell(undefined), id);
    } catch (error) {
      this.#parts.failed(id, error);
    }
  }

  #tellOne(id: TableId, table: Table | undefined, watcher: Watcher, cut: Told = { shown: [] }): void {
    this.#held.delete(watcher);
    try {
      const news = table && this.#newsFor(id, table, watcher, cut);
      if (news === undefined) this.end(id, watcher);
      else watcher.since = news.room.revision;
      this.#heed(watcher.tell(news), id, watcher);
    } catch (error) {
      this.#giveUp(id, error, watcher);
    }
  }

  #newsFor(id: TableId, table: Table, { person, eye: wanted, since: last }: Watcher, cut: Told): News | undefined {
    const standing = this.#parts.standing(id, table, person);
    const eye = wanted === 'own' ? ownEye(standing) : wanted;
    // Who has sat down meanwhile, or got up, has another log.
    const isSame = wanted !== 'own' || last === undefined || eyeAt(table, last, person) === eye;
    const since = isSame ? last : undefined;
    const onlyLooksOn = eye === 'spectator' && !standing.isHost && standing.seats.length === 0 && standing.mayWatch;
    const who = onlyLooksOn ? undefined : person;
    for (const each of cut.shown) if (each.person === who && each.eye === eye && each.since === since) return each.news;
    const parts: NewsParts = { since, isStuck: this.#parts.isStuck(id), cut };
    const news = newsOf(table, standing, eye, parts);
    cut.shown.push({ person: who, eye, since, news });
    return news;
  }

  /** Whatever goes wrong in telling somebody later is caught too. */
  #heed(told: unknown, id: TableId, watcher?: Watcher): void {
    if (told instanceof Promise) told.catch((error: unknown) => this.#giveUp(id, error, watcher));
  }

  /** Who cannot be told is not told again; the table and the others have nothing to do with it. */
  #giveUp(id: TableId, error: unknown, watcher: Watcher | undefined): void {
    if (watcher !== undefined) this.end(id, watcher);
    this.#parts.failed(id, error);
  }

  end(id: TableId, watcher: Watcher): void {
    const all = this.#watchers.get(id);
    all?.delete(watcher);
    if (all?.size === 0) this.#watchers.delete(id);
  }
}

/** With which eyes somebody looked at this revision; nothing if there is no such one. */
function eyeAt(table: Table, revision: number, person: PersonId): Eye | undefined {
  const mark = table.mark(revision);
  if (mark === undefined) return undefined;
  const seat = mark.seats.findIndex(each => each.person === person);
  return seat < 0 ? 'spectator' : seat;
}
