/** What people get to see of tables when they ask: views, moments, lists, records. Nothing is changed here. */
import { failed, type Json, type Result } from '@belfry/engine';
import type { PersonId, TableId } from './events.js';
import type { Legal } from './guest.js';
import { MOST_MOMENTS, type PersonalQuery, queries } from './host.js';
import type { OpenTable } from './open-tables.js';
import { isHiddenFrom, maySee, ownEye, type Standing } from './person.js';
import type { TablePage, TableStore } from './store.js';
import type { Eye } from './table.js';
import type { Clock } from './time.js';
import {
  follow,
  newsOf,
  type RoomView,
  type StoredSummary,
  summaryFor,
  summaryOf,
  type TableSummary,
  type TableView,
} from './view.js';
import { type Refused, refusedByTable } from './wish.js';

/** A table as somebody may know it. */
export interface Seen {
  readonly open: OpenTable;
  /** What they are at the table as it is. */
  readonly standing: Standing;
  /** It is the table as it was a while ago (`behind.ts`). */
  readonly isBehind: boolean;
}

export interface LookingParts {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly isOwnDevice: boolean;
  readonly isStuck: (id: TableId) => boolean;
  /** The table, if this person may know of it. */
  readonly known: (person: PersonId, id: TableId) => Promise<Seen | undefined>;
  /** A table as those see it who are behind. */
  readonly behind: (id: TableId) => Promise<OpenTable | undefined>;
}

export class Looking {
  readonly #parts: LookingParts;

  constructor(parts: LookingParts) {
    this.#parts = parts;
  }

  /** The table, if this person may look at it with these eyes. */
  async seen(person: PersonId, id: TableId, eye: unknown): Promise<Seen | undefined> {
    const seen = isEye(eye) || eye === 'own' ? await this.#parts.known(person, id) : undefined;
    if (seen === undefined || eye === 'own') return seen;
    return maySee(seen.standing, seen.open.table, eye as Eye) ? seen : undefined;
  }

  async view(person: PersonId, id: TableId, eye: Eye | 'own'): Promise<RoomView | TableView | undefined> {
    const seen = await this.seen(person, id, eye);
    if (seen === undefined) return undefined;
    const { open, standing } = seen;
    const isStuck = !seen.isBehind && this.#parts.isStuck(id);
    const news = newsOf(open.table, standing, eye === 'own' ? ownEye(standing) : eye, { isStuck });
    return news && follow(undefined, news);
  }

  /** While a match is not over, nobody elsewhere chooses their eyes. */
  async #guestEye(person: PersonId, id: TableId, eye: Eye): Promise<Eye> {
    const seen = await this.#parts.known(person, id);
    return seen === undefined || seen.open.table.due?.type === 'over' ? eye : ownEye(seen.standing);
  }

  async legal(person: PersonId, id: TableId, from: number, limit: number): Promise<Legal | undefined> {
    const { open, standing } = (await this.#parts.known(person, id)) ?? {};
    const due = open?.table.due;
    if (open === undefined || due?.type !== 'seat' || due.seat !== standing?.seats[0]) return undefined;
    const { game } = open.playable;
    const legal = game.legal(open.table.see(due.seat));
    const many = Math.max(0, Math.min(limit, legal.count - from));
    const actions = Array.from({ length: many }, (_, index) => game.actions.write(legal.at(from + index)));
    return { count: legal.count, actions };
  }

  async moments(person: PersonId, id: TableId, eye: Eye, from: number, to: number) {
    const { open } = (await this.seen(person, id, eye)) ?? {};
    if (open?.table.due === undefined || !Number.isInteger(from) || !Number.isInteger(to)) return undefined;
    if (from < 0 || from > open.table.count || to < from) return undefined;
    return open.table.seeMoments(eye, from, Math.min(to, from + MOST_MOMENTS - 1));
  }

  async guestMoments(person: PersonId, id: TableId, eye: Eye, from: number, to: number) {
    return await this.moments(person, id, await this.#guestEye(person, id, eye), from, to);
  }

  /** Their own tables, or those that everybody may know of. */
  async list(query: PersonalQuery, person: PersonId, listed?: true): Promise<TablePage<TableSummary>> {
    const read = queries.read(query);
    if (!read.ok) return { tables: [], total: 0, next: undefined };
    if (listed) return await this.#listed(read.value, person);
    const page = await this.#parts.store.list({ person, ...read.value });
    return { ...page, tables: page.tables.map(summary => summaryFor(summary, person)) };
  }

  /** What somebody would see too early is as it was, and stands where it stood. */
  async #listed(query: PersonalQuery, person: PersonId): Promise<TablePage<TableSummary>> {
    const page = await this.#parts.store.list({ listed: true, ...query });
    const rows = [...page.tables, ...(await this.#justOver(query))];
    const seen = await Promise.all(rows.map(row => this.#asSeen(row, person)));
    const tables = seen.filter(({ phase }) => query.phases.includes(phase));
    return { ...page, tables, total: page.total + tables.length - page.tables.length };
  }

  /** Matches whose end is still to come for those who are behind. */
  async #justOver({ phases, after }: PersonalQuery): Promise<readonly StoredSummary[]> {
    if (after !== undefined || phases.includes('over') || !phases.includes('running')) return [];
    const over = await this.#parts.store.list({ listed: true, phases: ['over'], limit: MOST_JUST_OVER });
    return over.tables.filter(row => this.#isEarly(row));
  }

  /** A table as those may know it who were not let in yet. */
  async outside(id: TableId): Promise<TableSummary | undefined> {
    const row = await this.#parts.store.summary(id);
    return row && (await this.#asSeen(row, undefined));
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

  async summary(person: PersonId, id: TableId): Promise<TableSummary | undefined> {
    const seen = await this.#parts.known(person, id);
    return seen && summaryFor(summaryOf(id, seen.open.table), seen.isBehind ? undefined : person);
  }

  async exportRecord(person: PersonId, id: TableId): Promise<Result<Json, Refused>> {
    const { open, standing } = (await this.#parts.known(person, id)) ?? {};
    if (open === undefined || standing === undefined) return failed(refusedByTable({ code: 'no-such-table' }));
    if (open.table.due === undefined) return failed(refusedByTable({ code: 'not-begun-yet' }));
    if (!this.#parts.isOwnDevice && isHiddenFrom(standing, open.table))
      return failed(refusedByTable({ code: 'still-hidden' }));
    return { ok: true, value: open.table.record() };
  }
}

const MOST_JUST_OVER = 100;

/** Eyes come from outside too. */
const isEye = (eye: unknown): eye is Eye =>
  eye === 'spectator' || eye === 'open' || (typeof eye === 'number' && Number.isInteger(eye) && eye >= 0);
