/** What the command line says. */
import type { Phrases } from '@belfry/engine/words';

/** A call that makes no sense. */
export type UsageFault =
  | { readonly code: 'no-command' }
  | { readonly code: 'unknown-command'; readonly command: string }
  | { readonly code: 'unknown-option'; readonly option: string }
  | { readonly code: 'option-twice'; readonly option: string }
  | { readonly code: 'value-missing'; readonly option: string }
  | { readonly code: 'value-unexpected'; readonly option: string }
  | {
      readonly code: 'not-a-whole-number';
      readonly option: string;
      readonly value: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'no-files' }
  | { readonly code: 'no-game'; readonly known: readonly string[] }
  | { readonly code: 'unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'argument-unexpected'; readonly argument: string }
  | { readonly code: 'options-not-json' }
  | { readonly code: 'options-wrong'; readonly reason: string }
  | { readonly code: 'players-contradict' }
  | { readonly code: 'unknown-language'; readonly language: string; readonly known: readonly string[] }
  | { readonly code: 'not-hexadecimal'; readonly option: string }
  | { readonly code: 'not-a-head'; readonly option: string }
  | { readonly code: 'not-seals'; readonly option: string }
  | { readonly code: 'key-for-one-file' }
  | { readonly code: 'unknown-policy'; readonly policy: string; readonly known: readonly string[] }
  | { readonly code: 'wrong-number-of-policies'; readonly given: number; readonly players: number }
  | { readonly code: 'option-missing'; readonly option: string }
  | { readonly code: 'deals-or-matches' }
  | { readonly code: 'other-ledger'; readonly file: string }
  | { readonly code: 'no-course'; readonly game: string }
  | { readonly code: 'lessons-or-minutes' }
  | { readonly code: 'other-training'; readonly folder: string }
  | { readonly code: 'no-such-choice'; readonly option: string; readonly known: readonly string[] };

/** A file that could not be read or written. */
export type FileFault =
  | { readonly code: 'file-missing' }
  | { readonly code: 'file-is-folder' }
  /** A pipe, a device, a socket. */
  | { readonly code: 'file-not-regular' }
  | { readonly code: 'file-forbidden' }
  | { readonly code: 'file-too-large'; readonly limit: number }
  | { readonly code: 'file-not-text' }
  | { readonly code: 'file-not-json' }
  | { readonly code: 'disk-full' }
  | { readonly code: 'file-failed'; readonly reason: string };

/** Why it could not be checked whether a record is fair. */
export type Unchecked =
  | { readonly code: 'no-statement' }
  | { readonly code: 'unknown-scheme'; readonly scheme: string }
  | { readonly code: 'statement-unreadable' }
  /** The match runs. */
  | { readonly code: 'key-hidden' }
  /** The match is over. */
  | { readonly code: 'key-missing' }
  /** The key is right, and all that needs no physics follows from it. What fell may have been chosen. */
  | { readonly code: 'other-version' }
  /** A head or seals were noted, and the record's scheme knows none. */
  | { readonly code: 'no-chain' };

export interface CliWords {
  readonly help: (games: readonly string[]) => string;
  readonly usage: Phrases<UsageFault>;
  /** Where to read on after a usage fault. */
  readonly seeHelp: string;
  readonly file: Phrases<FileFault>;
  readonly outputFailed: (reason: string) => string;
  readonly internalError: (reason: string) => string;
  /** Neither this version of Node.js brings SQLite along, nor is it in the package for this system. */
  readonly noSqlite: (version: string) => string;
  readonly verdict: {
    readonly finished: (result: string) => string;
    readonly running: (entries: number) => string;
    readonly fair: string;
    /** The same, where all have drawn the key together. */
    readonly fairForAll: string;
    readonly drawnBy: (names: string) => string;
    readonly drawnWithout: (names: string) => string;
    readonly drawnByHost: string;
    readonly redrawn: (draws: number) => string;
    readonly unfair: (reason: string) => string;
    /** While it runs, the record names another commitment than the one that was noted. */
    readonly otherCommitment: string;
    /** The match is over, and there is no key to the commitment that was noted. */
    readonly keyOwed: (why: string) => string;
    /** A head of the log or seals were noted, and nothing in the record can be compared with them. */
    readonly incomparable: (why: string) => string;
    /** Nobody counts on it, and the record claims nothing that it does not show: it is good, and nothing more is said of it. */
    readonly unchecked: (why: string) => string;
    /** Somebody does, or it does. */
    readonly unproven: (why: string) => string;
    readonly why: Phrases<Unchecked>;
  };
  readonly wroteRecords: (count: number, folder: string, seed: number) => string;
  /** The names of the policies. */
  readonly policies: Readonly<Record<string, string>>;
  readonly simulation: {
    readonly title: (facts: { game: string; players: number; matches: number; seed: number }) => string;
    readonly figure: string;
    readonly seat: string;
    readonly policy: string;
    readonly victories: string;
    readonly mean: string;
    readonly spread: string;
    readonly least: string;
    readonly most: string;
    readonly perMatch: string;
    readonly decisions: string;
    readonly legalActions: string;
    readonly action: string;
    readonly count: string;
    readonly share: string;
    readonly note: string;
  };
}
