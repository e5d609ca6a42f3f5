/** How tables are found without reading any event. */
import { type Cursor, isReadable, type ListQuery, type StoredSummary } from '@belfry/table';
import type { Row, Value } from './driver.js';
import { CHAIN } from './statements.js';

const COLUMNS = 't.id, t.summary, h.count, h.turn, h.deadline, h.changed';

export const EVENTS = `${CHAIN} SELECT number, json FROM chain`;
export const SUMMARY = `SELECT ${COLUMNS} FROM tables t JOIN heads h ON h.key = t.key WHERE t.id = ?`;

/** More than `pendingOf` finds in them, but not many more. */
export const PENDING = `
  SELECT ${COLUMNS} FROM tables t JOIN heads h ON h.key = t.key
    WHERE t.phase IN ('room', 'running') AND (h.deadline IS NOT NULL OR (t.bots = 1 AND h.turn IS NOT NULL))`;

export interface Question {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** How many tables there are on all pages. */
export function countOf(query: ListQuery): Question {
  const { source, values } = fitting(query);
  return { sql: `SELECT count(*) AS total ${source}`, values };
}

/** The rows of a page and one more, the latest first. Rows are sorted before their long parts are read. */
export function rowsOf(query: ListQuery, after: Cursor = BEFORE_ALL): Question {
  const { source, values } = fitting(query);
  const { changed, id } = after;
  return {
    sql: `
      SELECT ${COLUMNS} FROM (
        SELECT t.key ${source} AND (h.changed < ? OR (h.changed = ? AND t.id > ?))
          ORDER BY h.changed DESC, t.id LIMIT ?
      ) page JOIN tables t ON t.key = page.key JOIN heads h ON h.key = page.key
      ORDER BY h.changed DESC, t.id`,
    values: [...values, changed, changed, id, query.limit + 1],
  };
}

const BEFORE_ALL: Cursor = { changed: Number.POSITIVE_INFINITY, id: '' };

/** The tables that are asked for. A person has few of all there are, and those that everybody may know are marked. */
function fitting({ person, listed, phases }: ListQuery): {
  readonly source: string;
  readonly values: readonly Value[];
} {
  const tables = person === undefined ? 'tables t' : 'people p CROSS JOIN tables t ON t.key = p.key';
  const conditions = [
    't.phase IN (SELECT value FROM json_each(?))',
    ...(person === undefined ? [] : ['p.person = ?']),
    ...(listed === undefined ? [] : ['t.listed = 1']),
  ];
  return {
    source: `FROM ${tables} JOIN heads h ON h.key = t.key WHERE ${conditions.join(' AND ')}`,
    values: [JSON.stringify(phases), ...(person === undefined ? [] : [person])],
  };
}

/** A summary from the two parts it is kept in; none if nobody can read it. */
export function summaryFrom({ summary, count, turn, deadline, changed }: Row): StoredSummary | undefined {
  const row = { ...parsed(summary), count, turn: turn ?? undefined, deadline: deadline ?? undefined, changed };
  return isReadable(row) ? row : undefined;
}

function parsed(text: unknown): object {
  try {
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

/** Where the page after this table begins. */
export const cursorOf = ({ changed, id }: Row): Cursor => ({ changed: Number(changed), id: String(id) });
