/**
 * The thread that writes: the only one of a server that does. It is handed whatever has come up meanwhile, writes it in one
 * transaction, and answers when that is safe on the disk. Knows statements and values, and nothing of what they mean.
 *
 * Plain JavaScript: the file is the same in the sources and in what is built from them.
 */
import { statfsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './driver.js';
import { valuesIn } from './parcel.js';

/** @import { Value } from './driver.js' */
/** @import { Parcel } from './parcel.js' */
/** @import { Write } from './statements.js' */

/**
 * Items one after the other, all in one list: of each item how many steps it has, then of each step the number of its
 * statement, and its values.
 * @typedef {readonly Value[]} Work
 */

/** Of each item: was it done (1), was something else first (0), or why it could not be. @typedef {0 | 1 | string} Done */

/** @typedef {{ readonly type: 'committed', readonly done: readonly Done[], readonly seconds: number }} Committed */
/** @typedef {{ readonly type: 'failed', readonly code: 'full' | 'broken', readonly message: string }} Failed */
/** With what its connection says of itself (`PRAGMA synchronous`). @typedef {{ readonly type: 'ready', readonly synchronous: number }} Ready */
/** @typedef {Ready | Committed | Failed} Answer */
/** @typedef {{ readonly file: string, readonly writes: readonly Write[], readonly pages?: number }} WriterData */

/** @type {WriterData} */
const { file, writes, pages } = workerData;
/** Somebody started this as a thread. */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);

const database = openDatabase(file);
// A longer log is written back less often. It is never longer for long, even if a slow reader held it open.
database.exec(`
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 8000;
  PRAGMA journal_size_limit = ${64 * 1024 * 1024};
  PRAGMA cache_size = ${-32 * 1024}
`);
if (pages !== undefined) database.exec(`PRAGMA max_page_count = ${pages}`);

const steps = writes.map(({ sql, decides }) => ({
  statement: database.prepare(sql),
  size: sql.split('?').length - 1,
  decides: decides === true,
}));
const [begin, commit] = ['BEGIN IMMEDIATE', 'COMMIT'].map(sql => database.prepare(sql));

port.on('message', (/** @type {Parcel | 'close'} */ message) => {
  if (message !== 'close') return answer(write(valuesIn(message)));
  close();
});
answer({ type: 'ready', synchronous: Number(database.prepare('PRAGMA synchronous').get()?.['synchronous']) });

/** @param {Answer} message */
function answer(message) {
  port.postMessage(message);
}

/** Leaves one file with everything in it behind, unless others have it open too. */
function close() {
  try {
    database.exec('PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // What is in the log is safe there.
  }
  database.close();
  port.close();
}

/** @param {Work} work @returns {Committed | Failed} */
function write(work) {
  try {
    return inOneTransaction(work, writeItem);
  } catch (error) {
    undo();
    if (!isOwnFault(error)) return failureOf(error);
  }
  // One of them cannot be written. It must not take the others with it, so all are written again, each apart.
  try {
    return inOneTransaction(work, writeItemApart);
  } catch (error) {
    undo();
    return failureOf(error);
  }
}

/** @param {Work} work @param {typeof writeItem} each @returns {Committed} */
function inOneTransaction(work, each) {
  /** @type {Done[]} */
  const done = [];
  begin?.run();
  for (let at = 0; at < work.length; ) at = each(work, at, done);
  const before = performance.now();
  commit?.run();
  return { type: 'committed', done, seconds: (performance.now() - before) / 1000 };
}

/** Writes the item that begins here, and says where the next one does. @param {Work} work @param {number} from @param {Done[]} done */
function writeItem(work, from, done) {
  let isDone = true;
  let at = from + 1;
  for (let left = Number(work[from]); left > 0; left--) {
    const step = steps[Number(work[at])];
    if (step === undefined) throw new Error('there is no such statement');
    const end = at + 1 + step.size;
    if (isDone) isDone = step.statement.run(...work.slice(at + 1, end)).changes !== 0 || !step.decides;
    at = end;
  }
  done.push(isDone ? 1 : 0);
  return at;
}

/** @param {Work} work @param {number} from @param {Done[]} done */
function writeItemApart(work, from, done) {
  database.exec('SAVEPOINT item');
  try {
    return writeItem(work, from, done);
  } catch (error) {
    if (!isOwnFault(error)) throw error;
    database.exec('ROLLBACK TO item');
    done.push(messageOf(error));
    return endOf(work, from);
  } finally {
    release();
  }
}

/** Where the item that begins here ends. @param {Work} work @param {number} from */
function endOf(work, from) {
  let at = from + 1;
  for (let left = Number(work[from]); left > 0; left--) at += 1 + (steps[Number(work[at])]?.size ?? 0);
  return at;
}

function release() {
  try {
    database.exec('RELEASE item');
  } catch {
    // The whole transaction is gone already, and with it this.
  }
}

/** Whatever was begun has not happened. */
function undo() {
  try {
    database.exec('ROLLBACK');
  } catch {
    // SQLite has done it itself.
  }
}

/** What SQLite says of single statements that cannot be: too big, against a constraint, of a wrong kind, one value too many. */
const OWN_FAULTS = new Set([18, 19, 20, 25]);
const [IO_ERROR, FULL] = [10, 13];

/** The kind of an error of SQLite; none if it is another's. @param {unknown} error @returns {number | undefined} */
function kindOf(error) {
  /** @type {{ errcode?: unknown }} */
  const { errcode } = Object(error);
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** Is it the item that is wrong, and not the disk? If in doubt it is the disk. @param {unknown} error */
function isOwnFault(error) {
  const kind = kindOf(error);
  return kind === undefined ? Object(error).code !== 'ERR_SQLITE_ERROR' : OWN_FAULTS.has(kind);
}

/** @param {unknown} error @returns {Failed} */
function failureOf(error) {
  const kind = kindOf(error);
  const isFull = kind === FULL || (kind === IO_ERROR && isDiskFull());
  makeRoom();
  return { type: 'failed', code: isFull ? 'full' : 'broken', message: messageOf(error) };
}

/** What the log holds goes into the database, if that can be, so that the log can be written from its beginning again. */
function makeRoom() {
  try {
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // Then there is no room yet.
  }
}

/** Not even the smallest transaction would fit. */
function isDiskFull() {
  try {
    const { bavail, bsize } = statfsSync(file);
    return bavail * bsize < 64 * 1024;
  } catch {
    return false;
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
