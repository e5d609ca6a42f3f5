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
  const { phases, since } = query;
  if (isForAll(query) && since === undefined) return { sql: TOTAL, values: [JSON.stringify(phases)] };
  const sources = sourcesOf(query);
  return {
    sql: `SELECT ${sources.map(({ sql }) => `(SELECT count(*) ${sql})`).join(' + ')} AS total`,
    values: sources.flatMap(({ values }) => values),
  };
}

const TOTAL = `SELECT sum(total) AS total FROM listed_totals WHERE phase IN (SELECT value FROM json_each(?))`;

/** The rows of a page and one more, the latest first. Rows are sorted before their long parts are read. */
export function rowsOf(query: ListQuery, after: Cursor = BEFORE_ALL): Question {
  const { changed, id } = after;
  const most = query.limit + 1;
  const sources = sourcesOf(query);
  const pages = sources.map(
    ({ sql }) => `
      SELECT * FROM (
        SELECT h.key ${sql} AND h.changed <= ? AND (h.changed < ? OR t.id > ?) ORDER BY h.changed DESC, t.id LIMIT ?
      )`,
  );
  return {
    sql: `
      SELECT ${COLUMNS} FROM (${pages.join(' UNION ALL ')}) page
        JOIN tables t ON t.key = page.key JOIN heads h ON h.key = page.key
        ORDER BY h.changed DESC, t.id LIMIT ?`,
    values: [...sources.flatMap(({ values }) => [...values, changed, changed, id, most]), most],
  };
}

const BEFORE_ALL: Cursor = { changed: Number.POSITIVE_INFINITY, id: '' };

/** Is it asked for what everybody may know of, whosever it is? */
const isForAll = ({ person, listed, phases }: ListQuery): boolean =>
  listed === true && person === undefined && phases.length > 0;

/** The tables that are asked for. What everybody may know of lies in order, phase by phase; a person has few of all there are. */
function sourcesOf(query: ListQuery): readonly Question[] {
  const { person, listed, phases, since = Number.NEGATIVE_INFINITY } = query;
  if (isForAll(query))
    return [...new Set(phases)].map(phase => ({
      sql: 'FROM heads h CROSS JOIN tables t ON t.key = h.key WHERE h.listed = ? AND h.changed > ?',
      values: [phase, since],
    }));
  const tables = person === undefined ? 'tables t' : 'people p CROSS JOIN tables t ON t.key = p.key';
  const conditions = [
    't.phase IN (SELECT value FROM json_each(?))',
    'h.changed > ?',
    ...(person === undefined ? [] : ['p.person = ?']),
    ...(listed === undefined ? [] : ['t.listed = 1']),
  ];
  return [
    {
      sql: `FROM ${tables} JOIN heads h ON h.key = t.key WHERE ${conditions.join(' AND ')}`,
      values: [JSON.stringify(phases), since, ...(person === undefined ? [] : [person])],
    },
  ];
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
