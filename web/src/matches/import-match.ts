/** A match from outside comes to the tables of this device. One that is there already is not made again. */
import { digestOf, type RecordFault, type Result } from '@belfry/engine';
import type { TableHost, TableId, TableSummary } from '@belfry/table';
import { newWishId } from '../new-id.js';
import { latest } from './tables.js';

export interface Imported {
  readonly id: TableId;
  /** Was it there before? */
  readonly isKnown: boolean;
}

export async function importMatch(host: TableHost, record: unknown): Promise<Result<Imported, RecordFault>> {
  const { tables } = await latest(host, ['running', 'over'], Number.POSITIVE_INFINITY);
  const same = await sameAmong(tables, record, host);
  if (same !== undefined) return { ok: true, value: { id: same, isKnown: true } };
  for (const wish of wishesFor(record)) {
    const read = await host.importRecord(wish, record);
    if (!read.ok) return read;
    const isKnown = tables.some(({ id }) => id === read.value);
    // The same wish makes a table once, and one that was removed never again: then another wish makes another.
    if (isKnown || (await host.summary(read.value)) !== undefined)
      return { ok: true, value: { id: read.value, isKnown } };
  }
  throw new Error('a match that was read is not there');
}

/** The same record is the same wish, also from another window at the same moment. */
function* wishesFor(record: unknown): Generator<string> {
  const digest = digestOf(canonical(record)).slice(0, 40);
  for (let copy = 0; copy < MOST_REMOVED; copy++) yield `record-${digest}-${copy}`;
  yield newWishId();
}

/** How often somebody may remove a match and open it again until it is no longer recognized. */
const MOST_REMOVED = 20;

/** The table with just this match, played here or read before. */
async function sameAmong(
  tables: readonly TableSummary[],
  record: unknown,
  host: TableHost,
): Promise<TableId | undefined> {
  const { game, log }: { readonly game?: unknown; readonly log?: unknown } = Object(record);
  const wanted = canonical(record);
  for (const table of tables) {
    if (table.game !== game || !Array.isArray(log) || table.count !== log.length) continue;
    const kept = await host.exportRecord(table.id);
    if (kept.ok && canonical(kept.value) === wanted) return table.id;
  }
  return undefined;
}

/** The same text for the same content, in whatever order it is written down. */
const canonical = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
