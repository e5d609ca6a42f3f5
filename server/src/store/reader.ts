/** The connection that reads: on the thread that serves people, because what is read is small and at hand. */
import { type Database, openDatabase, type Row, type Statement, type Value } from './driver.js';
import { StorageError } from './errors.js';

export class Reader {
  readonly #database: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(file: string) {
    this.#database = openDatabase(file);
    this.#database.exec('PRAGMA query_only = ON');
  }

  /** The first row; none if what is asked for is a text that cannot be stored. */
  get(sql: string, ...values: readonly Value[]): Row | undefined {
    return values.every(isStorable) ? orBroken(() => this.#prepared(sql).get(...values)) : undefined;
  }

  all(sql: string, ...values: readonly Value[]): readonly Row[] {
    return values.every(isStorable) ? orBroken(() => this.#prepared(sql).all(...values)) : [];
  }

  close(): void {
    this.#database.close();
  }

  #prepared(sql: string): Statement {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** There is nothing wrong with what we ask: if it cannot be read, the file cannot. */
function orBroken<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new StorageError('broken', error instanceof Error ? error.message : String(error));
  }
}

/** SQLite ends texts at a zero, and UTF-8 has no halves of characters: two such names would be taken for each other. */
const isStorable = (value: Value): boolean => typeof value !== 'string' || !/[\0\p{Cs}]/u.test(value);

/** A name that is to be stored. */
export function storable(name: string): string {
  if (!isStorable(name)) throw new Error(`${JSON.stringify(name)} cannot be stored as a name`);
  return name;
}
