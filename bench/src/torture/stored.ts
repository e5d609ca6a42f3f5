/**
 * Reads what a server has stored, row by row and with nothing of the server's own code: the tables with their events in order,
 * and all that is wrong with how they are kept.
 */
import { join } from 'node:path';
import type { TableEvent, TableId } from '@belfry/table';
import { DatabaseSync } from '@photostructure/sqlite';

export interface StoredTable {
  readonly id: TableId;
  readonly phase: string;
  readonly count: number;
  readonly events: readonly TableEvent[];
}

export interface Stored {
  readonly tables: readonly StoredTable[];
  readonly faults: readonly string[];
}

interface EventRow {
  readonly seq: number;
  readonly before: number | null;
  readonly number: number;
  readonly json: string;
}

interface TableRow {
  readonly id: string;
  readonly phase: string;
  readonly last: number;
  readonly seq: number;
  readonly count: number;
}

const TABLES = `
  SELECT t.id, t.phase, h.last, h.seq, h.count FROM tables t JOIN heads h ON h.key = t.key WHERE t.phase <> 'removed'`;

export function readStored(dataFolder: string): Stored {
  const database = new DatabaseSync(join(dataFolder, 'belfry.db'));
  try {
    const rowsOf = (sql: string): readonly unknown[] => database.prepare(sql).all();
    const faults: string[] = [];
    for (const each of [...rowsOf('PRAGMA integrity_check'), ...rowsOf('PRAGMA foreign_key_check')])
      if (JSON.stringify(each) !== '{"integrity_check":"ok"}') faults.push(`the file: ${JSON.stringify(each)}`);
    const events = new Map((rowsOf('SELECT * FROM events') as readonly EventRow[]).map(row => [row.seq, row]));
    const tables = (rowsOf(TABLES) as readonly TableRow[]).map(row => readTable(row, events, faults));
    // Each event belongs to one table; what is left is nobody's.
    if (events.size > 0) faults.push(`${events.size} events belong to no table`);
    return { tables, faults };
  } finally {
    database.close();
  }
}

/** Takes the events of a table out of all there are, from the last to the first. */
function readTable(
  { id, phase, last, seq, count }: TableRow,
  events: Map<number, EventRow>,
  faults: string[],
): StoredTable {
  const found: TableEvent[] = [];
  let next: number | null = seq;
  for (let number = last; number >= 0; number--) {
    const row: EventRow | undefined = next === null ? undefined : events.get(next);
    if (row === undefined || row.number !== number) {
      faults.push(`table ${id}: event ${number} is missing`);
      break;
    }
    events.delete(row.seq);
    found.push(JSON.parse(row.json) as TableEvent);
    next = row.before;
  }
  if (next !== null) faults.push(`table ${id}: something stands before its first event`);
  return { id, phase, count, events: found.toReversed() };
}
