/**
 * Fate that nobody chose: a key to which everybody at the table adds a number, and a log that cannot be changed afterwards.
 *
 * The host draws a secret S (256 bits) and shows a commitment to it. Each device then seals a number N of its own (256 bits);
 * the numbers are shown only when all have sealed. The match's key K follows from all of them. With `hmac(key, text)` for
 * HMAC-SHA-256 of the text in UTF-8 under the 32 bytes of the key, `json` for JSON with keys sorted and no white space
 * (`canonicalJson`), and digests written as 64 hexadecimal digits:
 *
 *     commitment = hmac(S, "belfry-fate/2 commitment " + json(terms))
 *     seal       = hmac(N, "belfry-fate/2 seal " + json([commitment, place]))
 *     K          = hmac(S, "belfry-fate/2 key " + json([commitment, numbers]))     numbers by place, null where there is none
 *
 * A lot shuffles the places (Fisher and Yates, from the last to the second) with the 32-bit big-endian words of
 *
 *     hmac(K, "belfry-fate/2 lot block <n>")   n = 0, 1, 2, …
 *
 * and fate's answers follow from K as they do from the key of scheme 1 (`KeyedRandom`). The log is a chain:
 *
 *     head(0)     = hmac(K, "belfry-fate/2 start " + json({draw, order, earlier}))   earlier without their keys
 *     head(i + 1) = hmac(K, "belfry-fate/2 chain " + head(i) + " " + json(entry i))  as records write it
 *
 * Everybody is told the newest head. As long as K is secret, a head tells nothing about a hidden entry, however few it could
 * be: without K no guess can be tried. Whoever kept one sees at the end whether anything before it was changed. See ADR 19.
 */
import { commitmentOf, type FateKey, HashedRandom, isFateKey } from './fate.js';
import {
  type FateDraw,
  type FateStatement,
  type FateTerms,
  isShared,
  SHARED_FATE_SCHEME,
  type SharedStatement,
} from './fate-statement.js';
import { type KeyedHash, plainHash } from './hmac.js';
import { canonicalJson, type Json } from './json.js';
import { shuffle } from './random.js';

const keyed = (key: string, label: string, text: string): string =>
  plainHash(key)(`${SHARED_FATE_SCHEME} ${label} ${text}`);

/** What the host shows first: it binds its key and the terms, and tells nothing about the key. */
export const shareCommitment = (key: FateKey, terms: FateTerms): string =>
  keyed(key, 'commitment', canonicalJson(terms));

/** What a device sends before any number is shown: it binds its number to this draw and this place, and tells nothing about it. */
export const sealNumber = (commitment: string, place: number, number: string): string =>
  keyed(number, 'seal', canonicalJson([commitment, place]));

/** The match's key, from the host's and all numbers that were shown. */
export const sharedKey = (key: FateKey, { commitment, numbers }: FateDraw): FateKey =>
  keyed(key, 'key', canonicalJson([commitment, numbers])) as FateKey;

/** The places in their order at the table, every order equally likely. */
export const drawLot = (matchKey: FateKey, places: readonly number[]): readonly number[] =>
  shuffle([...places], new HashedRandom(matchKey, `${SHARED_FATE_SCHEME} lot`));

/** The chain of one match: its heads, one after the other. */
export class Chain {
  /** Keyed once: a head is made with every entry. */
  readonly #hash: KeyedHash;

  constructor(matchKey: FateKey, hashWith = plainHash) {
    this.#hash = hashWith(matchKey);
  }

  /** The head before the first entry: it covers how the match came about. */
  start({ draw, order, earlier }: Pick<SharedStatement, 'draw' | 'order' | 'earlier'>): string {
    return this.#head('start', canonicalJson({ draw: withoutKey(draw), order, earlier: earlier.map(withoutKey) }));
  }

  /** The head after one more entry, as records write it. */
  next(head: string, entry: Json): string {
    return this.#head('chain', `${head} ${canonicalJson(entry)}`);
  }

  #head(label: string, text: string): string {
    return this.#hash(`${SHARED_FATE_SCHEME} ${label} ${text}`);
  }
}

const withoutKey = ({ commitment, terms, seals, numbers }: FateDraw): FateDraw => ({
  commitment,
  terms,
  seals,
  numbers,
});

/** The key from which fate's answers follow, if the statement shows what it takes and that fits its commitment. */
export function matchKeyOf(statement: FateStatement): FateKey | undefined {
  const { key } = statement;
  if (key === undefined || !isFateKey(key)) return undefined;
  if (!isShared(statement)) return commitmentOf(key) === statement.commitment ? key : undefined;
  const { draw } = statement;
  return shareCommitment(key, draw.terms) === draw.commitment ? sharedKey(key, draw) : undefined;
}
