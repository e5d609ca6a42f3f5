/** Who is here: at each table, the people who have it open. Changes are told to all who watch it. */
import type { PersonId, SeatsHere, TableId } from '@belfry/table';

interface Here {
  /** How often each has it open. */
  readonly people: Map<PersonId, number>;
  readonly listeners: Set<Listener>;
  /** Was it told who is here? Then whoever comes need not wait until all have come who do. */
  isTold: boolean;
}

interface Listener {
  readonly person: PersonId;
  readonly tell: (message: string) => void;
  /** What they heard last. */
  told: string;
}

export interface PresenceParts {
  /** Who is at the seats of a table, by `isHere`; nothing if there is no such table. */
  readonly seats: (id: TableId, isHere: (person: PersonId) => boolean) => Promise<SeatsHere | undefined>;
  readonly after: (milliseconds: number, call: () => void) => () => void;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds in which changes are gathered: who reloads a page was never away, and many who come at first are told once. */
const PAUSE = 500;
/** Milliseconds from a seat to a page that shows it, on a slow line too. */
const ON_THE_WAY = 10_000;

export class Presence {
  readonly #parts: PresenceParts;
  readonly #tables = new Map<TableId, Here>();
  readonly #changed = new Set<TableId>();
  #cancel: (() => void) | undefined;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Somebody watches a table now, and is told who else does; those are told in a moment. Gives what ends it. */
  enter(id: TableId, person: PersonId, tell: (message: string) => void): () => void {
    const here = this.#tables.get(id) ?? { people: new Map(), listeners: new Set(), isTold: false };
    const listener = { person, tell, told: '' };
    this.#tables.set(id, here);
    here.people.set(person, (here.people.get(person) ?? 0) + 1);
    here.listeners.add(listener);
    this.#tellAtOnce(id, [listener]);
    this.changed(id);
    return () => {
      here.listeners.delete(listener);
      const left = (here.people.get(person) ?? 1) - 1;
      if (left > 0) here.people.set(person, left);
      else here.people.delete(person);
      if (here.listeners.size === 0) this.#tables.delete(id);
      else this.changed(id);
    };
  }

  /** Somebody has sat down: their page will be open in a moment, and until then they are no less here, as all see at once. */
  comes(id: TableId, person: PersonId): void {
    this.#parts.after(
      ON_THE_WAY,
      this.enter(id, person, () => undefined),
    );
    this.#tellAtOnce(id);
  }

  /** Seats or people of this table may be others now. */
  changed(id: TableId): void {
    if (!this.#tables.has(id)) return;
    this.#changed.add(id);
    this.#cancel ??= this.#parts.after(PAUSE, () => {
      this.#cancel = undefined;
      const ids = [...this.#changed];
      this.#changed.clear();
      for (const each of ids) this.#tell(each).catch(this.#parts.failed);
    });
  }

  close(): void {
    this.#cancel?.();
    this.#tables.clear();
  }

  /** Not at first, while all come who do. */
  #tellAtOnce(id: TableId, some?: readonly Listener[]): void {
    if (this.#tables.get(id)?.isTold === true) this.#tell(id, some).catch(this.#parts.failed);
  }

  /** @param some of the listeners; otherwise all */
  async #tell(id: TableId, some?: readonly Listener[]): Promise<void> {
    const here = this.#tables.get(id);
    const found = here && (await this.#parts.seats(id, person => here.people.has(person)));
    if (here === undefined || found === undefined) return;
    const watchers = [...here.people.keys()].filter(person => !found.people.has(person)).length;
    here.isTold = true;
    const message = JSON.stringify({ is: 'presence', table: id, seats: found.seats, watchers });
    const less = JSON.stringify({ is: 'presence', table: id, seats: [], watchers });
    for (const listener of some ?? here.listeners) {
      if (!here.listeners.has(listener)) continue;
      const known = found.mayKnow(listener.person) ? message : less;
      if (known === listener.told) continue;
      listener.told = known;
      listener.tell(known);
    }
  }
}
