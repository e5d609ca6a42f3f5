/** The shape of the database, and how older ones get it. */
import { type Database, openDatabase } from './driver.js';
import { StoreRefusal, sqliteKind } from './errors.js';

/** "Belf": so that a file is known to be ours. */
const APPLICATION = 0x42656c66;

/**
 * A step from each version to the next; never changed once it is released. `released/` keeps what each released version wrote,
 * and tests open it.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  -- What seldom changes of a table, as its summary has it. One that was removed stays, so that no other gets its name.
  CREATE TABLE tables(
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    -- Does a bot sit there?
    bots INTEGER NOT NULL,
    summary TEXT NOT NULL
  );
  CREATE INDEX tables_by_phase ON tables(phase);
  CREATE INDEX listed_tables ON tables(phase) WHERE listed = 1;

  -- What changes with every event. Small rows, so that few pages are written. Deliberately without an index.
  CREATE TABLE heads(
    key INTEGER PRIMARY KEY REFERENCES tables(key),
    -- The number of the last event, and where it is.
    last INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    count INTEGER,
    turn INTEGER,
    deadline INTEGER,
    changed INTEGER
  );

  -- Of all tables, as they came: always written at the end. The events of a table are found from its head, each by the next one.
  CREATE TABLE events(
    seq INTEGER PRIMARY KEY,
    before INTEGER,
    number INTEGER NOT NULL,
    json TEXT NOT NULL
  );

  CREATE TABLE people(
    person TEXT NOT NULL,
    key INTEGER NOT NULL REFERENCES tables(key),
    PRIMARY KEY(person, key)
  ) WITHOUT ROWID;
  CREATE INDEX people_by_table ON people(key);

  CREATE TABLE persons(id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE sessions(
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons(id),
    made INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE tokens(
    digest TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES persons(id),
    json TEXT NOT NULL,
    UNIQUE(person, id)
  ) WITHOUT ROWID;

  CREATE TABLE links(digest TEXT PRIMARY KEY, table_id TEXT, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX links_by_table ON links(table_id);

  CREATE TABLE codes(code TEXT PRIMARY KEY, table_id TEXT NOT NULL UNIQUE) WITHOUT ROWID;

  CREATE TABLE admissions(
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY(table_id, person)
  ) WITHOUT ROWID;
  `,
  `
  -- Browsers that let themselves be told of turns, by a digest of their endpoint.
  CREATE TABLE pushes(
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES persons(id),
    made INTEGER NOT NULL,
    sealed TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX pushes_by_person ON pushes(person);

  -- Who was told last at a table that it is their turn, at which position, and how often.
  CREATE TABLE turns_told(
    table_id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    position INTEGER NOT NULL,
    stage INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  `
  -- A renewed session names the one that ends with its first use.
  ALTER TABLE sessions ADD COLUMN replaces TEXT;
  CREATE INDEX renewed_sessions ON sessions(replaces) WHERE replaces IS NOT NULL;

  -- The phase of what everybody may know of, so that it is found in order however much there is: only that has an index.
  ALTER TABLE heads ADD COLUMN listed TEXT;
  UPDATE heads SET listed = (SELECT phase FROM tables t WHERE t.key = heads.key AND t.listed = 1);
  CREATE INDEX listed_heads ON heads(listed, changed) WHERE listed IS NOT NULL;
  DROP INDEX listed_tables;

  -- How many there are, for nobody counts them all.
  CREATE TABLE listed_totals(phase TEXT PRIMARY KEY, total INTEGER NOT NULL) WITHOUT ROWID;
  INSERT INTO listed_totals(phase, total)
    SELECT value, (SELECT count(*) FROM heads WHERE listed = value) FROM json_each('["room", "running", "over"]');
  CREATE TRIGGER listed_more AFTER INSERT ON heads
    BEGIN UPDATE listed_totals SET total = total + 1 WHERE phase = new.listed; END;
  CREATE TRIGGER listed_other AFTER UPDATE OF listed ON heads WHEN new.listed IS NOT old.listed
    BEGIN UPDATE listed_totals SET total = total + (phase IS new.listed) - (phase IS old.listed); END;
  CREATE TRIGGER listed_less AFTER DELETE ON heads
    BEGIN UPDATE listed_totals SET total = total - 1 WHERE phase = old.listed; END;
  `,
];

/** What kind of database a file holds, as far as we are concerned. */
export type Kind =
  | { readonly type: 'ours'; readonly version: number }
  | { readonly type: 'empty' }
  | { readonly type: 'foreign' };

export function kindOf(database: Database): Kind {
  const [application, version] = [pragma(database, 'application_id'), pragma(database, 'user_version')];
  if (application === APPLICATION) return { type: 'ours', version };
  const isEmpty = database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
  return { type: isEmpty ? 'empty' : 'foreign' };
}

/** Opens a database that is ours, or becomes ours, and brings it to this version. */
export function openMigrated(file: string, migrations = MIGRATIONS): Database {
  const database = openDatabase(file);
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    migrate(database, migrations);
    return database;
  } catch (error) {
    database.close();
    throw sqliteKind(error) === 'foreign' ? new StoreRefusal('foreign', `${file} is no database of Belfry`) : error;
  }
}

/** Version by version, each step wholly or not at all. */
function migrate(database: Database, migrations: readonly string[]): void {
  for (;;) {
    const version = versionOf(database, migrations.length);
    const step = migrations[version];
    if (step === undefined) return;
    inTransaction(database, () => {
      // Another process may have been faster.
      if (versionOf(database, migrations.length) !== version) return;
      database.exec(step);
      database.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${version + 1}`);
    });
  }
}

function versionOf(database: Database, newest: number): number {
  const kind = kindOf(database);
  if (kind.type === 'foreign') throw new StoreRefusal('foreign', 'the database is not one of Belfry');
  if (kind.type === 'empty') return 0;
  if (kind.version > newest)
    throw new StoreRefusal(
      'newer',
      `the database is of version ${kind.version}, and this Belfry knows versions up to ${newest}: install a newer one`,
    );
  return kind.version;
}

export function inTransaction<T>(database: Database, act: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    try {
      database.exec('ROLLBACK');
    } catch {
      // SQLite has done it itself.
    }
    throw error;
  }
}

/** A number that SQLite keeps of a database. */
export const pragma = (database: Database, name: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
