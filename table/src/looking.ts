/** What people get to see of tables when they ask: views, moments, lists, records. Nothing is changed here. */
import { failed, type Json, type Result } from '@belfry/engine';
import type { PersonId, TableId } from './events.js';
import { MOST_MOMENTS, type PersonalQuery, queries } from './host.js';
import type { OpenTable } from './open-tables.js';
import { isHiddenFrom, maySee, ownEye, type Standing } from './person.js';
import type { TablePage, TableStore } from './store.js';
import type { Eye } from './table.js';
import { follow, newsOf, type RoomView, summaryFor, summaryOf, type TableSummary, type TableView } from './view.js';
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
  readonly isOwnDevice: boolean;
  readonly isStuck: (id: TableId) => boolean;
  /** The table, if this person may know of it. */
  readonly known: (person: PersonId, id: TableId) => Promise<Seen | undefined>;
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

  async moments(person: PersonId, id: TableId, eye: Eye, from: number, to: number) {
    const { open } = (await this.seen(person, id, eye)) ?? {};
    if (open?.table.due === undefined || !Number.isInteger(from) || !Number.isInteger(to)) return undefined;
    if (from < 0 || from > open.table.count || to < from) return undefined;
    return open.table.seeMoments(eye, from, Math.min(to, from + MOST_MOMENTS - 1));
  }

  /** Their own tables. */
  async list(query: PersonalQuery, person: PersonId): Promise<TablePage<TableSummary>> {
    const read = queries.read(query);
    if (!read.ok) return NO_TABLES;
    const page = await this.#parts.store.list({ person, ...read.value });
    return { ...page, tables: page.tables.map(summary => summaryFor(summary, person)) };
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

export const NO_TABLES: TablePage<never> = { tables: [], total: 0, next: undefined };

/** Eyes come from outside too. */
const isEye = (eye: unknown): eye is Eye =>
  eye === 'spectator' || eye === 'open' || (typeof eye === 'number' && Number.isInteger(eye) && eye >= 0);
