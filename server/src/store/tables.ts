/** Tables in SQLite. Written by the thread that writes, read here. */
import type {
  Cursor,
  ListQuery,
  Pending,
  StoredSummary,
  TableEvent,
  TableId,
  TablePage,
  TableStore,
} from '@belfry/table';
import { pendingOf } from '@belfry/table';
import { type Growth, goOn, growWhole, lastOf } from './appending.js';
import type { Row } from './driver.js';
import { StorageError } from './errors.js';
import { countOf, cursorOf, EVENTS, PENDING, type Question, rowsOf, SUMMARY, summaryFrom } from './lists.js';
import { type Reader, storable } from './reader.js';
import { isWritten, type Seldom, seldomOf } from './sameness.js';
import type { Vault } from './vault.js';
import type { Writer } from './writing.js';

export interface TableParts {
  readonly reader: Reader;
  readonly writer: Writer;
  readonly vault: Vault;
}

/** What is known of a table that was written here: true as long as its last event is this one. */
interface Known {
  readonly key: number;
  last: number;
  /** The part of its summary that seldom changes, as it was written. */
  readonly seldom: Seldom;
}

/** Of so many tables it is remembered. The others only take more effort. */
const REMEMBERED = 10_000;

export class SqliteTables implements TableStore {
  readonly #parts: TableParts;
  readonly #known = new Map<TableId, Known>();

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  /** Nearly every action at every table comes through here: nobody is waited for but the disk. */
  append(
    id: TableId,
    after: number,
    events: readonly TableEvent[],
    summary: StoredSummary,
    isOnlyHead = false,
  ): Promise<boolean> {
    try {
      if (events.length === 0) throw new Error('there is nothing to append');
      const texts = events.map((event, index) => this.#parts.vault.write(id, after + 1 + index, event));
      const growth: Growth = { id, after, texts, summary };
      const known = this.#known.get(id);
      return known !== undefined && known.last === after && (isOnlyHead || isWritten(known.seldom, summary))
        ? this.#goOn(known, growth)
        : this.#appendWhole(growth);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** What is remembered is ahead of the disk for a moment, and forgotten if that does not follow. */
  #goOn(known: Known, growth: Growth): Promise<boolean> {
    const written = this.#parts.writer.write(goOn(known.key, growth), () => this.#known.delete(growth.id));
    known.last = lastOf(growth);
    return written;
  }

  async read(id: TableId, from: number): Promise<readonly TableEvent[]> {
    const rows = this.#parts.reader.all(EVENTS, id, from, from).toReversed();
    const first = Math.max(0, from);
    if (rows.some(({ number }, index) => number !== first + index))
      throw new StorageError('broken', `events of table ${id} are missing`);
    return rows.map(({ json }, index) => this.#parts.vault.read(id, first + index, String(json)));
  }

  async summary(id: TableId): Promise<StoredSummary | undefined> {
    const row = this.#parts.reader.get(SUMMARY, id);
    return row && summaryFrom(row);
  }

  async list(query: ListQuery): Promise<TablePage<StoredSummary>> {
    const found = this.#readable(query);
    const tables = found.slice(0, query.limit);
    const last = found.length > query.limit ? tables.at(-1) : undefined;
    const total = Number(this.#all(countOf(query))[0]?.['total']);
    return { tables, total, next: last && { changed: last.changed, id: last.id } };
  }

  async pending(): Promise<readonly Pending[]> {
    return pendingOf(this.#parts.reader.all(PENDING).flatMap(row => summaryFrom(row) ?? []));
  }

  async remove(id: TableId): Promise<void> {
    this.#known.delete(id);
    await this.#parts.writer.write([
      ['noEvents', storable(id), 0, 0],
      ['nobody', id],
      ['noHead', id],
      ['removed', id],
    ]);
  }

  /** Writes the whole summary, and remembers what it was. */
  async #appendWhole(growth: Growth): Promise<boolean> {
    const { id } = growth;
    const rest = JSON.stringify(seldomOf(growth.summary));
    const last = lastOf(growth);
    const isDone = await this.#parts.writer.write(growWhole(growth, rest));
    if (isDone) this.#remember(id, { key: this.#keyOf(id), last, seldom: JSON.parse(rest) });
    else this.#known.delete(id);
    return isDone;
  }

  /** The tables of a page and one more, if there are so many. */
  #readable(query: ListQuery): readonly StoredSummary[] {
    const found: StoredSummary[] = [];
    let after: Cursor | undefined = query.after;
    // Goes on only where rows were left out because nobody can read them.
    while (found.length <= query.limit) {
      const rows = this.#all(rowsOf(query, after));
      found.push(...rows.flatMap(row => summaryFrom(row) ?? []));
      const last = rows[query.limit];
      if (last === undefined) break;
      after = cursorOf(last);
    }
    return found;
  }

  #all({ sql, values }: Question): readonly Row[] {
    return this.#parts.reader.all(sql, ...values);
  }

  #keyOf(id: TableId): number {
    return Number(this.#parts.reader.get('SELECT key FROM tables WHERE id = ?', id)?.['key']);
  }

  #remember(id: TableId, known: Known): void {
    this.#known.set(id, known);
    const [oldest] = this.#known.size > REMEMBERED ? this.#known.keys() : [];
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}
