/**
 * SQLite, whichever way this Node.js has it: its own where there is one, else a package with the same interface. The only file
 * that knows of either. Plain JavaScript, because the thread that writes needs it too and no other tool stands in between.
 */

/** @typedef {string | number | null} Value all that we write, and so all that we read */
/** @typedef {Readonly<Record<string, Value>>} Row */

/**
 * @typedef {object} Statement
 * @property {(...values: readonly Value[]) => { readonly changes: number | bigint }} run
 * @property {(...values: readonly Value[]) => Row | undefined} get
 * @property {(...values: readonly Value[]) => readonly Row[]} all
 */

/**
 * @typedef {object} Database
 * @property {(sql: string) => void} exec
 * @property {(sql: string) => Statement} prepare
 * @property {() => void} close
 */

/** @typedef {{ readonly DatabaseSync: new (file: string) => Database }} Driver */

const { DatabaseSync } = ownDriver() ?? (await packedDriver());

/** How long one waits for another process that is writing. */
const PATIENCE = 10_000;

/**
 * A connection of its own to a database, which is made if there is none.
 * @param {string} file
 * @param {number} [patience] in milliseconds
 * @returns {Database}
 */
export function openDatabase(file, patience = PATIENCE) {
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA busy_timeout = ${patience}; PRAGMA foreign_keys = ON`);
  return database;
}

/** What Node.js brings along from 22.13 on. @returns {Driver | undefined} */
function ownDriver() {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = quietly(emitWarning);
  try {
    return /** @type {Driver | undefined} */ (process.getBuiltinModule('node:sqlite'));
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Compiled for the usual systems and processors only. @returns {Promise<Driver>} */
async function packedDriver() {
  try {
    return await import('@photostructure/sqlite');
  } catch (cause) {
    throw Object.assign(new Error('no SQLite runs here', { cause }), { code: 'NO_SQLITE' });
  }
}

/**
 * Every warning but one: that SQLite in Node.js is an experiment. What we use of it has not changed since, and tests watch it.
 * @param {typeof process.emitWarning} emitWarning
 * @returns {typeof process.emitWarning}
 */
function quietly(emitWarning) {
  return (/** @type {string | Error} */ warning, /** @type {unknown[]} */ ...rest) => {
    if (!String(warning).startsWith('SQLite is an experimental feature'))
      Reflect.apply(emitWarning, undefined, [warning, ...rest]);
  };
}
