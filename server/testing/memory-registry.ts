/** People, links and codes in memory: for tests that are not about keeping them. */
import type { PersonId, TableId } from '@belfry/table';
import type { Digest, Link, Person, Registry, Session, Token } from '../src/registry.js';

export class MemoryRegistry implements Registry {
  readonly people = new Map<PersonId, Person>();
  readonly sessions = new Map<Digest, Session>();
  readonly tokens = new Map<Digest, Token>();
  readonly links = new Map<Digest, Link>();
  readonly codes = new Map<string, TableId>();
  readonly #admitted = new Set<string>();

  async addPerson(person: Person): Promise<void> {
    this.people.set(person.id, person);
  }

  person(id: PersonId): Person | undefined {
    return this.people.get(id);
  }

  async changePerson(person: Person): Promise<void> {
    this.people.set(person.id, person);
  }

  async addSession(session: Digest, person: PersonId): Promise<void> {
    this.sessions.set(session, { person });
  }

  async addSessionBy(link: Digest, session: Digest, person: PersonId, _now: number, before?: Digest): Promise<boolean> {
    if (!this.links.delete(link)) return false;
    await this.addSession(session, person);
    if (before !== undefined) await this.endSession(before);
    return true;
  }

  session(session: Digest): Session | undefined {
    return this.sessions.get(session);
  }

  async renewSession(old: Digest, session: Digest): Promise<boolean> {
    const renewed = this.sessions.get(old);
    if (renewed === undefined) return false;
    this.sessions.set(session, { person: renewed.person, replaces: old });
    return true;
  }

  async endSession(session: Digest): Promise<void> {
    this.sessions.delete(session);
    for (const [digest, { replaces, ...rest }] of this.sessions)
      if (replaces === session) this.sessions.set(digest, rest);
  }

  async addToken(token: Token, digest: Digest): Promise<void> {
    this.tokens.set(digest, token);
  }

  tokenOf(digest: Digest): Token | undefined {
    return this.tokens.get(digest);
  }

  tokensOf(person: PersonId): readonly Token[] {
    return [...this.tokens.values()].filter(token => token.person === person);
  }

  async removeToken(person: PersonId, id: string): Promise<boolean> {
    const found = [...this.tokens].find(([, token]) => token.person === person && token.id === id);
    return found !== undefined && this.tokens.delete(found[0]);
  }

  async addLink(link: Link, digest: Digest): Promise<void> {
    if (link.kind === 'device')
      for (const [other, old] of this.links)
        if (old.kind === 'device' && (old.until <= link.made || old.person === link.person)) this.links.delete(other);
    this.links.set(digest, link);
  }

  linkOf(digest: Digest): Link | undefined {
    return this.links.get(digest);
  }

  async useLink(digest: Digest): Promise<boolean> {
    return this.links.delete(digest);
  }

  async revokeLinks(table: TableId): Promise<void> {
    for (const [digest, link] of this.links)
      if (link.kind !== 'device' && link.table === table) this.links.delete(digest);
  }

  async codeOf(table: TableId, draw: () => string): Promise<string> {
    for (const [code, owner] of this.codes) if (owner === table) return code;
    let code = draw();
    while (this.codes.has(code)) code = draw();
    this.codes.set(code, table);
    return code;
  }

  tableOfCode(code: string): TableId | undefined {
    return this.codes.get(code);
  }

  async dropCode(table: TableId): Promise<void> {
    for (const [code, owner] of this.codes) if (owner === table) this.codes.delete(code);
  }

  async admit(table: TableId, person: PersonId): Promise<void> {
    this.#admitted.add(`${table} ${person}`);
  }

  isAdmitted(table: TableId, person: PersonId): boolean {
    return this.#admitted.has(`${table} ${person}`);
  }

  async forget(table: TableId): Promise<void> {
    await this.revokeLinks(table);
    await this.dropCode(table);
    for (const entry of this.#admitted) if (entry.startsWith(`${table} `)) this.#admitted.delete(entry);
  }
}
