/**
 * Fate of real matches: a cryptographic stream that nobody can foresee and everybody can check afterwards.
 *
 * A match has a secret key of 256 bits. It shows SHA-256 of the key at its start (the commitment) and the key at its
 * end. Fate's answer at entry `i` of the log is drawn from the words
 *
 *     HMAC-SHA-256(key, "belfry-fate/1 entry <i> block <n>")   n = 0, 1, 2, …
 *
 * taken as 32-bit big-endian numbers. Each entry has a stream of its own, so a host that restarts in the middle of a match
 * needs only the key and the log, and a checker need not know how much earlier entries used up. See ADR 0004.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { FATE_SCHEME, type OwnStatement } from './fate-statement.js';
import { type Game, type GameTypes, isSeatEntry } from './game.js';
import { equalJson } from './json.js';
import { Match } from './match.js';
import type { Random } from './random.js';

/** The secret of a match: 256 bits in 64 hexadecimal digits. */
export type FateKey = string & { readonly __brand: 'FateKey' };

export const isFateKey = (text: string): text is FateKey => /^[0-9a-f]{64}$/.test(text);

/** A new key from the machine's cryptographic generator. */
export const newFateKey = (): FateKey => bytesToHex(randomBytes(32)) as FateKey;

/** SHA-256 of a text, in hexadecimal digits. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What is shown before the match: it binds the host to the key and tells nothing about it. */
export const commitmentOf = (key: FateKey): string => bytesToHex(sha256(hexToBytes(key)));

/** What the record of a running match may say: enough to bind the host, nothing about the key. */
export const committedFate = (key: FateKey, by?: string): OwnStatement => ({
  scheme: FATE_SCHEME,
  commitment: commitmentOf(key),
  ...(by !== undefined && { by }),
});

/** What the record of a finished match says. */
export const revealedFate = (key: FateKey, by?: string): OwnStatement => ({ ...committedFate(key, by), key });

/** A stream of words: HMAC-SHA-256 of a label and the number of the block. */
export class HashedRandom implements Random {
  readonly #key: Uint8Array;
  readonly #label: string;
  #block = 0;
  #words = new DataView(new ArrayBuffer(0));
  #offset = 0;

  constructor(key: FateKey, label: string) {
    this.#key = hexToBytes(key);
    this.#label = label;
  }

  /** Without bias: words past the last whole multiple of the bound are thrown away. */
  below(bound: number): number {
    const limit = WORD - (WORD % bound);
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return word % bound;
  }

  #word(): number {
    if (this.#offset === this.#words.byteLength) this.#refill();
    const word = this.#words.getUint32(this.#offset);
    this.#offset += 4;
    return word;
  }

  #refill(): void {
    const message = `${this.#label} block ${this.#block++}`;
    const block = hmac(sha256, this.#key, utf8ToBytes(message));
    this.#words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    this.#offset = 0;
  }
}

const WORD = 2 ** 32;

/** The stream that decides the entry with this index of the log. */
export class KeyedRandom extends HashedRandom {
  constructor(key: FateKey, entry: number) {
    super(key, `${FATE_SCHEME} entry ${entry}`);
  }
}

/** Why a match does not follow from its key. */
export type Unfair =
  | { readonly code: 'key-malformed' }
  | { readonly code: 'key-not-committed' }
  | { readonly code: 'not-from-key'; readonly entry: number }
  | SharedUnfair;

/** What else can be wrong where all who play have drawn the key together. Places are those of the waiting room. */
type SharedUnfair =
  /** The match is over, and its key is not shown. */
  | { readonly code: 'key-withheld' }
  /** A commitment that was kept is not among those of the draws. */
  | { readonly code: 'commitment-differs' }
  /** Game, options, names or version are not those that were bound before the draw. */
  | { readonly code: 'terms-differ' }
  | { readonly code: 'seal-broken'; readonly place: number }
  /** A seal from a bot, or from somebody who was left out. */
  | { readonly code: 'seal-unasked'; readonly place: number }
  /** Sealed in the draw that counts, and not shown. */
  | { readonly code: 'number-missing'; readonly place: number }
  /** Another seal was kept when a number was shown: somebody sealed anew who knew that number. */
  | { readonly code: 'seal-differs'; readonly place: number }
  /** The number that was kept is not in the draw. */
  | { readonly code: 'own-number-missing' }
  /** The draws that did not count are not what led to the one that does. */
  | { readonly code: 'attempts-differ'; readonly attempt: number }
  | { readonly code: 'order-not-from-key' }
  /** The log, or how the match came about, is not what the last head was made from. */
  | { readonly code: 'chain-broken' }
  /** The log is not the one of which a head was kept after so many entries. */
  | { readonly code: 'head-differs'; readonly count: number };

/** What was drawn in the match led elsewhere than it does here. All that needs nothing but the rules does follow from the key. */
export interface OtherVersion {
  readonly code: 'other-version';
}

/** What is said of a match's fate when it is over. */
export type ShownFate = Pick<OwnStatement, 'by'> & {
  readonly key: string;
  readonly commitment?: string | undefined;
};

/**
 * Replays a match and lets its key answer wherever fate did; `undefined` if every answer is the same. If the game with which the
 * match was read cannot answer as fate did, another that keeps the same rules can be handed in.
 */
export function checkFairness<T extends GameTypes>(
  match: Match<T>,
  shown: ShownFate,
  game: Game<T> = match.game,
): Unfair | OtherVersion | undefined {
  const checking = answersAgain(match, shown, game);
  for (let step = checking.next(); ; ) {
    if (step.done) return step.value;
    const { state, random } = step.value;
    step = checking.next(game.fate(state, random()));
  }
}

export interface FateQuestion<T extends GameTypes> {
  readonly state: T['State'];
  /** A stream from the start of this entry's. */
  readonly random: () => Random;
}

/**
 * The same for whoever must wait for answers: asks for each again, and says at the end what is wrong with them. What is not
 * answered is passed over.
 */
export function* answersAgain<T extends GameTypes>(
  match: Match<T>,
  { key, commitment, by }: ShownFate,
  game: Game<T>,
): Generator<FateQuestion<T>, Unfair | OtherVersion | undefined, T['Chance'] | undefined> {
  if (!isFateKey(key)) return { code: 'key-malformed' };
  if (commitment !== undefined && commitment !== commitmentOf(key)) return { code: 'key-not-committed' };
  const isOther = by !== undefined && by !== game.fateBy;
  const again = new Match(game, match.options, match.seats);
  for (const [index, entry] of match.log.entries()) {
    if (!isSeatEntry<T>(entry)) {
      const [state] = again.truth() as [T['State']];
      const random = (): Random => new KeyedRandom(key, index);
      const isOpen = isOther && game.draw?.(state, random()) !== undefined;
      const expected = isOpen ? undefined : yield { state, random };
      if (expected !== undefined && !equalJson(game.chances.write(expected), game.chances.write(entry)))
        return { code: 'not-from-key', entry: index };
    }
    again.play(entry);
  }
  return isOther ? { code: 'other-version' } : undefined;
}
