/**
 * Reads what a server has stored, row by row and with nothing of the server's own code: the tables with their events in order,
 * and all that is wrong with how they are kept. What fate has decided is opened with the secret that lies beside the database.
 */
import { createDecipheriv, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
    const key = keyIn(dataFolder);
    const rowsOf = (sql: string): readonly unknown[] => database.prepare(sql).all();
    const faults: string[] = [];
    for (const each of [...rowsOf('PRAGMA integrity_check'), ...rowsOf('PRAGMA foreign_key_check')])
      if (JSON.stringify(each) !== '{"integrity_check":"ok"}') faults.push(`the file: ${JSON.stringify(each)}`);
    const events = new Map((rowsOf('SELECT * FROM events') as readonly EventRow[]).map(row => [row.seq, row]));
    const tables = (rowsOf(TABLES) as readonly TableRow[]).map(row => readTable(row, events, key, faults));
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
  key: Uint8Array,
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
    const event = openEvent(JSON.parse(row.json), JSON.stringify([id, number]), key);
    if (event === undefined) faults.push(`table ${id}: event ${number} is not sealed as it should be`);
    else found.push(event);
    next = row.before;
  }
  if (next !== null) faults.push(`table ${id}: something stands before its first event`);
  return { id, phase, count, events: found.toReversed() };
}

const keyIn = (dataFolder: string): Uint8Array => {
  const secret = Buffer.from(readFileSync(join(dataFolder, 'secret.key'), 'utf8').trim(), 'hex');
  return new Uint8Array(hkdfSync('sha256', secret, '', 'belfry keys of fate', 32));
};

/** With fate's answer, if it is one. Nothing if that lies in clear, or does not open: 12 bytes of nonce, 16 of tag, and itself. */
function openEvent(event: TableEvent, place: string, key: Uint8Array): TableEvent | undefined {
  const { sealed, chance } = Object(event.type === 'entry' && event.entry) as Record<string, unknown>;
  if (typeof sealed !== 'string') return chance === undefined ? event : undefined;
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(12, 28));
  try {
    const text = `${decipher.update(bytes.subarray(28), undefined, 'utf8')}${decipher.final('utf8')}`;
    return { ...event, entry: JSON.parse(text) } as TableEvent;
  } catch {
    return undefined;
  }
}
