/**
 * Who is who on a server, and who may know of which table: what is kept beside the tables themselves. Nothing secret is kept in
 * clear: sessions, tokens and links are known by their digests only (`secrets.ts`).
 */
import type { PersonId, TableId } from '@belfry/table';

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly figure?: string;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** What a token may be used for. */
export const SCOPES = ['read', 'play', 'chat'] as const;
export type Scope = (typeof SCOPES)[number];

/** Lets a program act for a person. */
export interface Token {
  /** To name it by; tells nothing about the token itself. */
  readonly id: string;
  readonly person: PersonId;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly made: number;
}

export type Link =
  /** Whoever has it may know of the table and sit down at it. For as many as come. */
  | { readonly kind: 'table'; readonly table: TableId; readonly made: number }
  /** For one person, who takes this seat with it. */
  | { readonly kind: 'seat'; readonly table: TableId; readonly seat: number; readonly made: number }
  /** Lets the same person in on another device: once, and soon. */
  | { readonly kind: 'device'; readonly person: PersonId; readonly until: number; readonly made: number };

/** A digest in hexadecimal digits. */
export type Digest = string;

export interface Session {
  readonly person: PersonId;
  /** The session that ends with the first use of this one. */
  readonly replaces?: Digest;
}

/** Every promise of a change resolves only when it is safe on disk. */
export interface Registry {
  addPerson(person: Person): Promise<void>;
  person(id: PersonId): Person | undefined;
  changePerson(person: Person): Promise<void>;

  addSession(session: Digest, person: PersonId, now: number): Promise<void>;
  /** By a link that is good for once, which is used by it, and in place of the session there was: all or nothing. Says whether the link was there. */
  addSessionBy(link: Digest, session: Digest, person: PersonId, now: number, before?: Digest): Promise<boolean>;
  session(session: Digest): Session | undefined;
  /** Another one for the same person, that replaces it. Says whether there was one. */
  renewSession(old: Digest, session: Digest, now: number): Promise<boolean>;
  endSession(session: Digest): Promise<void>;

  addToken(token: Token, digest: Digest): Promise<void>;
  tokenOf(digest: Digest): Token | undefined;
  tokensOf(person: PersonId): readonly Token[];
  /** Says whether there was one. */
  removeToken(person: PersonId, id: string): Promise<boolean>;

  /** With one to another device, the one that this person had goes, and all whose time is over. */
  addLink(link: Link, digest: Digest): Promise<void>;
  linkOf(digest: Digest): Link | undefined;
  /** For links that are good for once: says whether it was there. However many try, one is told so. */
  useLink(digest: Digest): Promise<boolean>;
  /** All links to a table, those to its seats too. */
  revokeLinks(table: TableId): Promise<void>;

  /** The six digits of a table, made if there are none yet; `draw` gives six random digits, and is asked until they are free. */
  codeOf(table: TableId, draw: () => string): Promise<string>;
  tableOfCode(code: string): TableId | undefined;
  /** The waiting room has closed. */
  dropCode(table: TableId): Promise<void>;

  /** This person was let in: they may know of the table. */
  admit(table: TableId, person: PersonId): Promise<void>;
  isAdmitted(table: TableId, person: PersonId): boolean;
  /** The table was removed: its links, code and admissions go with it. */
  forget(table: TableId): Promise<void>;
}
