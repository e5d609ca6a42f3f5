/** Who looks at which table, with which eyes. Each is told what is new, once and in order. */
import type { PersonId, TableId } from './events.js';
import type { Eye, Table } from './table.js';
import { type News, newsOf } from './view.js';

/** Told what is new; nothing if there is nothing to see any more, now or ever. Of the answer only a failure is heard. */
export type Tell = (news: News | undefined) => unknown;

interface Watcher {
  readonly person: PersonId;
  readonly eye: Eye;
  readonly tell: Tell;
  /** The revision they have. */
  since: number | undefined;
}

export class Watchers {
  readonly #watchers = new Map<TableId, Set<Watcher>>();
  readonly #isStuck: (id: TableId) => boolean;
  readonly #failed: (id: TableId, error: unknown) => void;

  constructor(isStuck: (id: TableId) => boolean, failed: (id: TableId, error: unknown) => void) {
    this.#isStuck = isStuck;
    this.#failed = failed;
  }

  has(id: TableId): boolean {
    return this.#watchers.has(id);
  }

  /** Tells what is new since the revision they have, and from then on. Gives what ends it. */
  add(id: TableId, table: Table, watcher: Watcher): () => void {
    const all = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, all.add(watcher));
    this.#tellOne(id, table, watcher);
    return () => this.#end(id, watcher);
  }

  tell(id: TableId, table: Table | undefined): void {
    // Whoever is told may stop others, who then hear nothing any more.
    const all = [...(this.#watchers.get(id) ?? [])];
    for (const watcher of all) if (this.#watchers.get(id)?.has(watcher)) this.#tellOne(id, table, watcher);
  }

  clear(): void {
    this.#watchers.clear();
  }

  /** There is nothing to see for somebody who asked. */
  refuse(id: TableId, tell: Tell): void {
    this.#say(
      () => tell(undefined),
      error => this.#failed(id, error),
    );
  }

  #tellOne(id: TableId, table: Table | undefined, watcher: Watcher): void {
    const { person, eye, since } = watcher;
    const tell = (): unknown => {
      const news = table && newsOf(table, person, eye, { since, isStuck: this.#isStuck(id) });
      if (news === undefined) this.#end(id, watcher);
      else watcher.since = news.room.revision;
      return watcher.tell(news);
    };
    this.#say(tell, error => {
      // Who cannot be told is not told again; the table and the others have nothing to do with it.
      this.#end(id, watcher);
      this.#failed(id, error);
    });
  }

  /** Whatever goes wrong in telling somebody, at once or later, is caught here. */
  #say(tell: () => unknown, giveUp: (error: unknown) => void): void {
    try {
      const told = tell();
      if (told instanceof Promise) told.catch(giveUp);
    } catch (error) {
      giveUp(error);
    }
  }

  #end(id: TableId, watcher: Watcher): void {
    const all = this.#watchers.get(id);
    all?.delete(watcher);
    if (all?.size === 0) this.#watchers.delete(id);
  }
}
