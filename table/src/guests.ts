/** Tables as people get to know them from elsewhere, over a network: with one seat, with their own eyes, and never too early. */
import type { Result } from '@belfry/engine';
import type { PersonId, TableId } from './events.js';
import { type GuestHost, type Legal, withOneSeat } from './guest.js';
import { type PersonalQuery, queries, type TableHost } from './host.js';
import { type Looking, NO_TABLES, type Seen } from './looking.js';
import type { Makers } from './makers.js';
import type { OpenTable } from './open-tables.js';
import { ownEye, type Standing, seesLater } from './person.js';
import { LONGEST_DELAY } from './setup.js';
import type { TablePage, TableStore } from './store.js';
import type { Eye, Table } from './table.js';
import type { Clock } from './time.js';
import { type StoredSummary, summaryFor, summaryOf, type TableSummary } from './view.js';
import type { Tell } from './watchers.js';
import type { Granted, Refused } from './wish.js';

export interface GuestsParts {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly looking: Looking;
  readonly makers: Makers;
  readonly table: (id: TableId) => Promise<OpenTable | undefined>;
  /** A table as those see it who are behind. */
  readonly behind: (id: TableId) => Promise<OpenTable | undefined>;
  /** The table, if this person may know of it. */
  readonly known: (person: PersonId, id: TableId) => Promise<Seen | undefined>;
  readonly standing: (id: TableId, table: Table, person: PersonId) => Standing;
  readonly watch: (person: PersonId, id: TableId, tell: Tell, since?: number) => Promise<() => void>;
  readonly wish: (person: PersonId, id: TableId, wish: unknown) => Promise<Result<Granted, Refused>>;
  readonly remove: (person: PersonId, id: TableId) => ReturnType<TableHost['remove']>;
  readonly wake: (person: PersonId, id: TableId) => Promise<void>;
}

export interface SeatsHere {
  readonly seats: readonly boolean[];
  /** Everybody who has a seat. */
  readonly people: ReadonlySet<PersonId>;
  /**
   * May this person know it? Not if they see the match later than others: it would tell them what is still to come. Before it has
   * begun they may not either, or the change would tell that it has.
   */
  readonly mayKnow: (person: PersonId) => boolean;
}

const MOST_JUST_OVER = 100;

export class Guests {
  readonly #parts: GuestsParts;

  constructor(parts: GuestsParts) {
    this.#parts = parts;
  }

  /** The host as this person gets to know it. */
  host(person: PersonId): GuestHost {
    const { looking, makers, watch, wish, remove, wake } = this.#parts;
    return {
      make: (made, setup) => makers.make(person, made, setup, undefined, withOneSeat),
      made: wished => makers.madeBy(person, wished),
      list: query => looking.list(query, person),
      open: query => this.#open(query, person),
      summary: id => looking.summary(person, id),
      view: id => looking.view(person, id, 'own'),
      watch: (id, tell, since) => watch(person, id, tell, since),
      moments: async (id, eye, from, to) => looking.moments(person, id, await this.#eye(person, id, eye), from, to),
      legal: (id, from, limit) => this.#legal(person, id, from, limit),
      wish: (id, wanted) => wish(person, id, wanted),
      exportRecord: id => looking.exportRecord(person, id),
      remove: id => remove(person, id),
      wake: id => wake(person, id),
    };
  }

  /** Who of the people at a table is here, seat by seat; bots always are. Nothing if there is no such table. */
  async seatsHere(id: TableId, isHere: (person: PersonId) => boolean): Promise<SeatsHere | undefined> {
    const open = await this.#parts.table(id);
    if (open === undefined) return undefined;
    const { seats } = open.table.room;
    const people = new Set(seats.flatMap(({ person }) => (person === undefined ? [] : [person])));
    const { standing, clock } = this.#parts;
    return {
      seats: seats.map(({ person, bot }) => (person === undefined ? bot !== undefined : isHere(person))),
      people,
      mayKnow: person => !seesLater(standing(id, open.table, person), open.table, clock.now()),
    };
  }

  /** A table as those may know it who were not let in yet; nothing if there is none. */
  async outside(id: TableId): Promise<TableSummary | undefined> {
    const row = await this.#parts.store.summary(id);
    return row && (await this.#asSeen(row, undefined));
  }

  /** While a match is not over, nobody elsewhere chooses their eyes. */
  async #eye(person: PersonId, id: TableId, eye: Eye): Promise<Eye> {
    const seen = await this.#parts.known(person, id);
    return seen === undefined || seen.open.table.due?.type === 'over' ? eye : ownEye(seen.standing);
  }

  async #legal(person: PersonId, id: TableId, from: number, limit: number): Promise<Legal | undefined> {
    const { open, standing } = (await this.#parts.known(person, id)) ?? {};
    const due = open?.table.due;
    if (open === undefined || due?.type !== 'seat' || due.seat !== standing?.seats[0]) return undefined;
    const { game } = open.playable;
    const legal = game.legal(open.table.see(due.seat));
    const many = Math.max(0, Math.min(limit, legal.count - from));
    const actions = Array.from({ length: many }, (_, index) => game.actions.write(legal.at(from + index)));
    return { count: legal.count, actions };
  }

  /** The tables that everybody may know of. What somebody would see too early is as it was, and stands where it stood. */
  async #open(json: PersonalQuery, person: PersonId): Promise<TablePage<TableSummary>> {
    const read = queries.read(json);
    if (!read.ok) return NO_TABLES;
    const query = read.value;
    const page = await this.#parts.store.list({ listed: true, ...query });
    const rows = [...page.tables, ...(await this.#justOver(query))];
    const seen = await Promise.all(rows.map(row => this.#asSeen(row, person)));
    const tables = seen.filter(({ phase }) => query.phases.includes(phase));
    return { ...page, tables, total: page.total + tables.length - page.tables.length };
  }

  /** Matches whose end is still to come for those who are behind. */
  async #justOver({ phases, after }: PersonalQuery): Promise<readonly StoredSummary[]> {
    if (after !== undefined || phases.includes('over') || !phases.includes('running')) return [];
    const since = this.#parts.clock.now() - LONGEST_DELAY * 1000;
    const over = await this.#parts.store.list({ listed: true, phases: ['over'], since, limit: MOST_JUST_OVER });
    return over.tables.filter(row => this.#isEarly(row));
  }

  async #asSeen(row: StoredSummary, person: PersonId | undefined): Promise<TableSummary> {
    const isTheirs = person !== undefined && row.people.includes(person);
    const open = isTheirs || !this.#isEarly(row) ? undefined : await this.#parts.behind(row.id);
    return open === undefined ? summaryFor(row, person) : summaryFor(summaryOf(row.id, open.table), undefined);
  }

  /** Does it tell what those who are behind do not know yet? */
  #isEarly({ phase, changed, delay = 0 }: StoredSummary): boolean {
    return phase !== 'room' && changed + delay * 1000 > this.#parts.clock.now();
  }
}
