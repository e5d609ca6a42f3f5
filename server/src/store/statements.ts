/**
 * Everything that is ever written, statement by statement. The thread that writes prepares them all, and is told their numbers
 * and values.
 */
import type { Value } from './driver.js';

export interface Write {
  /** With a `?` for each value. */
  readonly sql: string;
  /**
   * It must change something: otherwise what it begins is not done, and who asked is told so. Comes first, so there is nothing to
   * be undone then.
   */
  readonly decides?: true;
}

/** The events of a table are a chain: each names the one before, and the head the last. */
export const CHAIN = `
  WITH RECURSIVE chain(seq, before, number, json) AS (
    SELECT e.seq, e.before, e.number, e.json
      FROM tables t JOIN heads h ON h.key = t.key JOIN events e ON e.seq = h.seq
      WHERE t.id = ? AND e.number >= ?
    UNION ALL
    SELECT e.seq, e.before, e.number, e.json
      FROM chain c JOIN events e ON e.seq = c.before
      WHERE e.number >= ?
  )`;

const KEY = '(SELECT key FROM tables WHERE id = ?)';

const WRITES = {
  // A new table. Its events come before its head, which takes the number of the last of them.
  make: {
    sql: 'INSERT INTO tables(id, phase, listed, bots, summary) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    decides: true,
  },
  firstEvent: { sql: 'INSERT INTO events(number, json) VALUES (?, ?)' },
  makeHead: {
    sql: `INSERT INTO heads(key, seq, last, count, turn, deadline, changed, listed)
            SELECT key, last_insert_rowid(), ?, ?, ?, ?, ?, ? FROM tables WHERE id = ?`,
  },

  // A table goes on: whoever comes after its last event.
  goOn: {
    sql: `INSERT INTO events(before, number, json) SELECT seq, ?, ? FROM heads WHERE key = ? AND last = ?`,
    decides: true,
  },
  goOnById: {
    sql: `INSERT INTO events(before, number, json)
            SELECT h.seq, ?, ? FROM tables t JOIN heads h ON h.key = t.key WHERE t.id = ? AND h.last = ?`,
    decides: true,
  },
  nextEvent: { sql: 'INSERT INTO events(before, number, json) VALUES (last_insert_rowid(), ?, ?)' },
  head: {
    sql: `UPDATE heads SET seq = last_insert_rowid(), last = ?, count = ?, turn = ?, deadline = ?, changed = ?
            WHERE key = ?`,
  },
  headById: {
    sql: `UPDATE heads SET seq = last_insert_rowid(), last = ?, count = ?, turn = ?, deadline = ?, changed = ?, listed = ?
            WHERE key = ${KEY}`,
  },
  summary: { sql: 'UPDATE tables SET phase = ?, listed = ?, bots = ?, summary = ? WHERE id = ?' },
  nobody: { sql: `DELETE FROM people WHERE key = ${KEY}` },
  person: { sql: 'INSERT INTO people(person, key) SELECT ?, key FROM tables WHERE id = ? ON CONFLICT DO NOTHING' },

  // A table is removed: all but its name.
  noEvents: { sql: `DELETE FROM events WHERE seq IN (${CHAIN} SELECT seq FROM chain)` },
  noHead: { sql: `DELETE FROM heads WHERE key = ${KEY}` },
  removed: { sql: `UPDATE tables SET phase = 'removed', listed = 0, bots = 0, summary = '' WHERE id = ?` },

  // The registry.
  addPerson: { sql: 'INSERT INTO persons(id, json) VALUES (?, ?) ON CONFLICT DO NOTHING', decides: true },
  changePerson: { sql: 'UPDATE persons SET json = ? WHERE id = ?', decides: true },
  addSession: {
    sql: 'INSERT INTO sessions(digest, person, made) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    decides: true,
  },
  renewSession: {
    sql: `INSERT INTO sessions(digest, person, made, replaces) SELECT ?, person, ?, digest FROM sessions WHERE digest = ?`,
    decides: true,
  },
  endSession: { sql: 'DELETE FROM sessions WHERE digest = ?' },
  replaced: { sql: 'UPDATE sessions SET replaces = NULL WHERE replaces = ?' },
  addToken: {
    sql: 'INSERT INTO tokens(digest, id, person, json) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    decides: true,
  },
  removeToken: { sql: 'DELETE FROM tokens WHERE person = ? AND id = ?', decides: true },
  addLink: {
    sql: 'INSERT INTO links(digest, table_id, json) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    decides: true,
  },
  onlyLink: {
    sql: `DELETE FROM links WHERE table_id IS NULL AND digest <> ?
            AND (json_extract(json, '$.until') <= ? OR json_extract(json, '$.person') = ?)`,
  },
  useLink: { sql: 'DELETE FROM links WHERE digest = ?', decides: true },
  revokeLinks: { sql: 'DELETE FROM links WHERE table_id = ?' },
  giveCode: { sql: 'INSERT INTO codes(code, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING', decides: true },
  dropCode: { sql: 'DELETE FROM codes WHERE table_id = ?' },
  admit: { sql: 'INSERT INTO admissions(table_id, person) VALUES (?, ?) ON CONFLICT DO NOTHING' },
  dismiss: { sql: 'DELETE FROM admissions WHERE table_id = ?' },

  // Who is told of their turns.
  addPush: {
    sql: `INSERT INTO pushes(digest, person, made, sealed) VALUES (?, ?, ?, ?)
            ON CONFLICT(digest) DO UPDATE SET person = excluded.person, made = excluded.made, sealed = excluded.sealed`,
  },
  fewPushes: {
    sql: `DELETE FROM pushes WHERE person = ? AND digest NOT IN
            (SELECT digest FROM pushes WHERE person = ? ORDER BY made DESC, digest LIMIT ?)`,
  },
  removePush: { sql: 'DELETE FROM pushes WHERE person = ? AND digest = ?' },
  tellTurn: {
    sql: `INSERT INTO turns_told(table_id, person, position, stage) VALUES (?, ?, ?, ?)
            ON CONFLICT(table_id) DO UPDATE
              SET person = excluded.person, position = excluded.position, stage = excluded.stage
              WHERE person <> excluded.person OR position <> excluded.position OR stage < excluded.stage`,
    decides: true,
  },
  forgetTurn: { sql: 'DELETE FROM turns_told WHERE table_id = ?' },
} as const satisfies Readonly<Record<string, Write>>;

export const allWrites: readonly Write[] = Object.values(WRITES);

/** A statement and its values. */
export type Step = readonly [write: WriteName, ...values: readonly Value[]];
export type WriteName = keyof typeof WRITES;

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(WRITES).map((name, index) => [name, index]),
);
export const numberOf = (name: WriteName): number => numbers[name] ?? -1;
