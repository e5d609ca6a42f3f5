/** What people get to see of tables when they ask: views, moments, lists, records. Nothing is changed here. */
import { failed, type Json, type Result } from '@belfry/engine';
import type { PersonId, TableId } from './events.js';
import type { Legal } from './guest.js';
import { MOST_MOMENTS, type PersonalQuery, queries } from './host.js';
import type { OpenTable } from './open-tables.js';
import { isHiddenFrom, maySee, ownEye, type Standing } from './person.js';
import type { TablePage, TableStore } from './store.js';
import type { Eye, Table } from './table.js';
import { follow, newsOf, type RoomView, summaryFor, summaryOf, type TableSummary, type TableView } from './view.js';
import { type Refused, refusedByTable } from './wish.js';

export interface LookingParts {
  readonly store: TableStore;
  readonly isOwnDevice: boolean;
  readonly isStuck: (id: TableId) => boolean;
  /** The table, if this person may know of it. */
  readonly known: (person: PersonId, id: TableId) => Promise<OpenTable | undefined>;
  readonly standing: (id: TableId, table: Table, person: PersonId) => Standing;
}

export class Looking {
  readonly #parts: LookingParts;

  constructor(parts: LookingParts) {
    this.#parts = parts;
  }

  /** The table, if this person may look at it with these eyes. */
  async seen(person: PersonId, id: TableId, eye: unknown): Promise<OpenTable | undefined> {
    const open = isEye(eye) || eye === 'own' ? await this.#parts.known(person, id) : undefined;
    if (open === undefined || eye === 'own') return open;
    return maySee(this.#parts.standing(id, open.table, person), open.table, eye as Eye) ? open : undefined;
  }

  async view(person: PersonId, id: TableId, eye: Eye | 'own'): Promise<RoomView | TableView | undefined> {
    const open = await this.seen(person, id, eye);
    if (open === undefined) return undefined;
    const standing = this.#parts.standing(id, open.table, person);
    const isStuck = this.#parts.isStuck(id);
    const news = newsOf(open.table, standing, eye === 'own' ? ownEye(standing) : eye, { isStuck });
    return news && follow(undefined, news);
  }

  /** While a match is not over, nobody elsewhere chooses their eyes. */
  async #guestEye(person: PersonId, id: TableId, eye: Eye): Promise<Eye> {
    const open = await this.#parts.known(person, id);
    if (open === undefined || open.table.due?.type === 'over') return eye;
    return ownEye(this.#parts.standing(id, open.table, person));
  }

  async legal(person: PersonId, id: TableId, from: number, limit: number): Promise<Legal | undefined> {
    const open = await this.#parts.known(person, id);
    const [own] = open === undefined ? [] : this.#parts.standing(id, open.table, person).seats;
    const due = open?.table.due;
    if (open === undefined || own === undefined || due?.type !== 'seat' || due.seat !== own) return undefined;
    const { game } = open.playable;
    const legal = game.legal(open.table.see(own));
    const many = Math.max(0, Math.min(limit, legal.count - from));
    const actions = Array.from({ length: many }, (_, index) => game.actions.write(legal.at(from + index)));
    return { count: legal.count, actions };
  }

  async moments(person: PersonId, id: TableId, eye: Eye, from: number, to: number) {
    const open = await this.seen(person, id, eye);
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
    const page = await this.#parts.store.list({ ...(listed ? { listed } : { person }), ...read.value });
    return { ...page, tables: page.tables.map(summary => summaryFor(summary, person)) };
  }

  async summary(person: PersonId, id: TableId): Promise<TableSummary | undefined> {
    const open = await this.#parts.known(person, id);
    return open && summaryFor(summaryOf(id, open.table), person);
  }

  async exportRecord(person: PersonId, id: TableId): Promise<Result<Json, Refused>> {
    const open = await this.#parts.known(person, id);
    if (open === undefined) return failed(refusedByTable({ code: 'no-such-table' }));
    if (open.table.due === undefined) return failed(refusedByTable({ code: 'not-begun-yet' }));
    if (!this.#parts.isOwnDevice && isHiddenFrom(this.#parts.standing(id, open.table, person), open.table))
      return failed(refusedByTable({ code: 'still-hidden' }));
    return { ok: true, value: open.table.record() };
  }
}

/** Eyes come from outside too. */
const isEye = (eye: unknown): eye is Eye =>
  eye === 'spectator' || eye === 'open' || (typeof eye === 'number' && Number.isInteger(eye) && eye >= 0);
