/** Who is who, in SQLite. Written by the thread that writes, read here. */
import type { PersonId, TableId } from '@belfry/table';
import type { Digest, Link, Person, Registry, Session, Token } from '../registry.js';
import type { Row } from './driver.js';
import { type Reader, storable } from './reader.js';
import type { Step } from './statements.js';
import type { Writer } from './writing.js';

/** Nobody draws so often in vain, unless nearly every code is taken. */
const DRAWS = 10_000;

export class SqliteRegistry implements Registry {
  readonly #reader: Reader;
  readonly #writer: Writer;

  constructor(reader: Reader, writer: Writer) {
    this.#reader = reader;
    this.#writer = writer;
  }

  async addPerson(person: Person): Promise<void> {
    await this.#add(['addPerson', person.id, JSON.stringify(person)]);
  }

  person(id: PersonId): Person | undefined {
    return parsed(this.#reader.get('SELECT json FROM persons WHERE id = ?', id));
  }

  async changePerson(person: Person): Promise<void> {
    const isThere = await this.#write(['changePerson', JSON.stringify(person), person.id]);
    if (!isThere) throw new Error(`there is no person ${person.id}`);
  }

  async addSession(session: Digest, person: PersonId, now: number): Promise<void> {
    await this.#add(['addSession', session, person, now]);
  }

  addSessionBy(link: Digest, session: Digest, person: PersonId, now: number, before?: Digest): Promise<boolean> {
    const end = before === undefined ? [] : endOf(before);
    return this.#write(['useLink', link], ['addSession', session, person, now], ...end);
  }

  session(session: Digest): Session | undefined {
    const row = this.#reader.get('SELECT person, replaces FROM sessions WHERE digest = ?', session);
    return row && sessionFrom(row);
  }

  renewSession(old: Digest, session: Digest, now: number): Promise<boolean> {
    return this.#write(['renewSession', session, now, old]);
  }

  async endSession(session: Digest): Promise<void> {
    await this.#write(...endOf(session));
  }

  async addToken(token: Token, digest: Digest): Promise<void> {
    await this.#add(['addToken', digest, token.id, token.person, JSON.stringify(token)]);
  }

  tokenOf(digest: Digest): Token | undefined {
    return parsed(this.#reader.get('SELECT json FROM tokens WHERE digest = ?', digest));
  }

  /** The oldest first. */
  tokensOf(person: PersonId): readonly Token[] {
    return this.#reader
      .all('SELECT json FROM tokens WHERE person = ?', person)
      .map((row): Token => parsed(row))
      .toSorted((a, b) => a.made - b.made);
  }

  removeToken(person: PersonId, id: string): Promise<boolean> {
    return this.#write(['removeToken', person, id]);
  }

  async addLink(link: Link, digest: Digest): Promise<void> {
    const [table, old]: readonly [TableId | null, readonly Step[]] =
      // Those to other devices go when the next one comes: all whose time is over, and what this person had.
      link.kind === 'device' ? [null, [['onlyLink', digest, link.made, link.person]]] : [link.table, []];
    await this.#add(['addLink', digest, table, JSON.stringify(link)], ...old);
  }

  linkOf(digest: Digest): Link | undefined {
    return parsed(this.#reader.get('SELECT json FROM links WHERE digest = ?', digest));
  }

  useLink(digest: Digest): Promise<boolean> {
    return this.#write(['useLink', digest]);
  }

  async revokeLinks(table: TableId): Promise<void> {
    await this.#write(['revokeLinks', table]);
  }

  async codeOf(table: TableId, draw: () => string): Promise<string> {
    for (let draws = 0; draws < DRAWS; draws++) {
      const code = this.#code(table) ?? draw();
      // Refused if the code is another table's, or if this table has got one meanwhile.
      if (this.#code(table) === code || (await this.#write(['giveCode', code, table]))) return code;
    }
    throw new Error('no six digits are free');
  }

  tableOfCode(code: string): TableId | undefined {
    return textIn(this.#reader.get('SELECT table_id FROM codes WHERE code = ?', code), 'table_id');
  }

  async dropCode(table: TableId): Promise<void> {
    await this.#write(['dropCode', table]);
  }

  async admit(table: TableId, person: PersonId): Promise<void> {
    await this.#write(['admit', table, person]);
  }

  isAdmitted(table: TableId, person: PersonId): boolean {
    const sql = 'SELECT 1 FROM admissions WHERE table_id = ? AND person = ?';
    return this.#reader.get(sql, table, person) !== undefined;
  }

  async forget(table: TableId): Promise<void> {
    await this.#write(['revokeLinks', table], ['dropCode', table], ['dismiss', table], ['forgetTurn', table]);
  }

  #code(table: TableId): string | undefined {
    return textIn(this.#reader.get('SELECT code FROM codes WHERE table_id = ?', table), 'code');
  }

  /** Something that must not be there yet. */
  async #add(step: Step, ...more: readonly Step[]): Promise<void> {
    if (!(await this.#write(step, ...more))) throw new Error(`${step[0]}: it is there already`);
  }

  #write(...steps: readonly Step[]): Promise<boolean> {
    for (const [, ...values] of steps) for (const value of values) if (typeof value === 'string') storable(value);
    return this.#writer.write(steps);
  }
}

const sessionFrom = ({ person, replaces }: Row): Session => ({
  person: String(person),
  ...(replaces !== null && { replaces: String(replaces) }),
});

/** Whatever was to replace it has done so. */
const endOf = (session: Digest): readonly Step[] => [
  ['endSession', session],
  ['replaced', session],
];

const textIn = (row: Row | undefined, column: string): string | undefined => (row ? String(row[column]) : undefined);

/** Only we write there, and what we write is what it should be. */
const parsed = (row: Row | undefined) => (row ? JSON.parse(String(row['json'])) : undefined);
