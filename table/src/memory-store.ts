import type { TableEvent, TableId } from './events.js';
import {
  isReadable,
  type ListQuery,
  type Pending,
  pageOf,
  pendingOf,
  type TablePage,
  type TableStore,
} from './store.js';
import type { StoredSummary } from './view.js';

/** Keeps tables as long as the program runs. For tests, and where nothing else can be had. */
export class MemoryStore implements TableStore {
  /** As text: what was stored is nobody's to change. */
  readonly #events = new Map<TableId, string[]>();
  readonly #summaries = new Map<TableId, string>();
  readonly #removed = new Set<TableId>();

  async append(id: TableId, after: number, events: readonly TableEvent[], summary: StoredSummary): Promise<boolean> {
    const stored = this.#events.get(id) ?? [];
    if (stored.length - 1 !== after || this.#removed.has(id)) return false;
    const [texts, row] = [events.map(event => JSON.stringify(event)), JSON.stringify(summary)];
    stored.push(...texts);
    this.#events.set(id, stored);
    this.#summaries.set(id, row);
    return true;
  }

  async read(id: TableId, from: number): Promise<readonly TableEvent[]> {
    return (this.#events.get(id) ?? []).slice(from).map(event => JSON.parse(event));
  }

  async summary(id: TableId): Promise<StoredSummary | undefined> {
    const text = this.#summaries.get(id);
    const row: unknown = text === undefined ? undefined : JSON.parse(text);
    return isReadable(row) ? row : undefined;
  }

  async list(query: ListQuery): Promise<TablePage<StoredSummary>> {
    return pageOf(this.#all(), query);
  }

  async pending(): Promise<readonly Pending[]> {
    return pendingOf(this.#all());
  }

  async remove(id: TableId): Promise<void> {
    if (this.#events.delete(id)) this.#removed.add(id);
    this.#summaries.delete(id);
  }

  #all(): readonly StoredSummary[] {
    return [...this.#summaries.values()].map(text => JSON.parse(text)).filter(isReadable);
  }
}
