/** Guests: a name and a cookie. Who asks follows from what a request brings along, and from nothing else that it says. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock, PersonId } from '@belfry/table';
import type { Caller } from '../guard/index.js';
import type { Digest, Person, Registry, Scope, Token } from '../registry.js';
import { sessionIn } from './cookies.js';
import { digestOfSecret, newId, newSecret } from './secrets.js';

export type Who =
  | { readonly person: PersonId; readonly via: 'session'; readonly session: Digest }
  /** A program that may do what its token is for. */
  | {
      readonly person: PersonId;
      readonly via: 'token';
      readonly token: Token['id'];
      readonly scopes: readonly Scope[];
    };

/** May whoever this is do what needs this scope? Who came themselves may do everything. */
export const mayDo = (who: Who, scope: Scope): boolean => who.via === 'session' || who.scopes.includes(scope);

/** What somebody came with. When it ends, so does what they opened with it. */
export const passOf = (who: Who): string => (who.via === 'session' ? who.session : who.token);

/** So that a token is known for what it is wherever one turns up. */
const TOKEN = 'bft_';
const BEARER = /^bearer /i;

interface NewToken extends Token {
  /** Shown once, and kept nowhere. */
  readonly token: string;
}

export class People {
  readonly #registry: Registry;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #listeners = new Set<(pass: string) => void>();
  /** Sessions that have ended, and are not gone from the disk yet. */
  readonly #ended = new Set<Digest>();

  constructor(registry: Registry, clock: Pick<Clock, 'now'>) {
    this.#registry = registry;
    this.#clock = clock;
  }

  /** Whoever comes with a token is who the token says, or nobody: a cookie beside it does not count. */
  whoIs(headers: IncomingHttpHeaders, caller: Pick<Caller, 'isSecure'>): Who | undefined {
    const { authorization = '' } = headers;
    if (BEARER.test(authorization)) return this.#byToken(authorization.replace(BEARER, ''));
    const secret = sessionIn(headers, caller);
    if (secret === undefined) return undefined;
    const session = digestOfSecret(secret);
    const person = this.#use(session);
    return person === undefined ? undefined : { person, via: 'session', session };
  }

  /** Whose session it is, if it is good. The one that it replaces has ended. */
  #use(digest: Digest): PersonId | undefined {
    const session = this.#ended.has(digest) ? undefined : this.#registry.session(digest);
    if (session === undefined) return undefined;
    if (session.replaces !== undefined) this.#forget(session.replaces);
    return session.person;
  }

  #byToken(text: string): Who | undefined {
    const token = this.#registry.tokenOf(digestOfSecret(text));
    return token && { person: token.person, via: 'token', token: token.id, scopes: token.scopes };
  }

  /** Somebody new. */
  async add({ name, figure }: Pick<Person, 'name' | 'figure'>): Promise<Person> {
    const made = this.#clock.now();
    const person: Person = { id: newId(), name, ...(figure !== undefined && { figure }), made };
    await this.#registry.addPerson(person);
    return person;
  }

  /** Lets them in here. Gives the secret for the cookie. */
  async signIn(person: PersonId): Promise<string> {
    const secret = newSecret();
    await this.#registry.addSession(digestOfSecret(secret), person, this.#clock.now());
    return secret;
  }

  /** By a link that is good for once, in place of the session that came with it. Nothing if the link is gone. */
  async signInBy(link: Digest, person: PersonId, before: Digest | undefined): Promise<string | undefined> {
    const secret = newSecret();
    const session = digestOfSecret(secret);
    if (!(await this.#registry.addSessionBy(link, session, person, this.#clock.now(), before))) return undefined;
    if (before !== undefined) this.#end(before);
    return secret;
  }

  /**
   * The same person goes on with another secret, and from its first use on whoever knew the old one does not: so nobody is locked
   * out whose answer got lost on its way, however late they come back. Nothing if the session has ended meanwhile.
   */
  async renew(session: Digest): Promise<string | undefined> {
    if (this.#ended.has(session)) return undefined;
    const secret = newSecret();
    const isThere = await this.#registry.renewSession(session, digestOfSecret(secret), this.#clock.now());
    return isThere ? secret : undefined;
  }

  /**
   * It counts as ended at once; that it is gone from the disk too need not be waited for. If that fails it goes on counting, here as
   * long as we run, and after that by what the disk has of it.
   */
  #forget(session: Digest): void {
    if (this.#ended.has(session)) return;
    this.#ended.add(session);
    this.#end(session);
    this.#registry.endSession(session).then(
      () => this.#ended.delete(session),
      () => undefined,
    );
  }

  async signOut(session: Digest): Promise<void> {
    await this.#registry.endSession(session);
    this.#end(session);
  }

  async addToken(person: PersonId, name: string, scopes: readonly Scope[]): Promise<NewToken> {
    const text = `${TOKEN}${newSecret()}`;
    const token: Token = { id: newId(), person, name, scopes: [...new Set(scopes)], made: this.#clock.now() };
    await this.#registry.addToken(token, digestOfSecret(text));
    return { ...token, token: text };
  }

  /** Says whether there was one. */
  async removeToken(person: PersonId, id: Token['id']): Promise<boolean> {
    const isRemoved = await this.#registry.removeToken(person, id);
    if (isRemoved) this.#end(id);
    return isRemoved;
  }

  /** Calls when a session or a token has ended (`passOf`): whoever came with it must go. Gives what ends that. */
  onEnded(listener: (pass: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #end(pass: string): void {
    for (const listener of this.#listeners) listener(pass);
  }
}
