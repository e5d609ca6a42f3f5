/** For tests: `belfry` run within them, the games there are, and records of them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, type FateKey, KeyedRandom, Match, revealedFate, SeededRandom, writeRecord } from '@belfry/engine';
import type { Streams } from '../src/context.js';
import { findGame, gameIds, type KnownGame } from '../src/games.js';
import { main } from '../src/main.js';

/** Every game there is, with its name. */
export const GAMES: readonly (readonly [string, KnownGame])[] = await Promise.all(
  gameIds().map(async id => {
    const known = await findGame(id);
    if (known === undefined) throw new Error(`${id} is listed and not found`);
    return [id, known] as const;
  }),
);

/** Some game, for tests to which it does not matter which, as long as its matches are long enough to be cut. */
export const [GAME, KNOWN] = at(
  GAMES.filter(([id]) => id === 'five-towers'),
  0,
);

/** A game with an option that has a list of values. */
export const CHOICE = at(
  GAMES.flatMap(([game, { rules }]) =>
    Object.entries(rules.options).flatMap(([option, field]) =>
      field.type === 'choice' && field.values.length > 1 ? [{ game, option, field }] : [],
    ),
  ),
  0,
);

export interface Said {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** Runs `belfry` in English and returns all it did. */
export const belfry = (...args: string[]): Promise<Said> => belfryWith({}, ...args);

/** The same with streams of the test's own. */
export async function belfryWith(streams: Partial<Streams>, ...args: string[]): Promise<Said> {
  const written = { out: '', err: '' };
  const into = (name: keyof typeof written) => async (text: string) => {
    written[name] += text;
  };
  const own: Streams = { stdin: nothing, out: into('out'), err: into('err'), isTerminal: false };
  const exit = await main(args, { ...own, ...streams }, ['en']);
  return { exit, ...written };
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  // Standard input is empty.
}

/** A folder for the files of a test. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'belfry-test-'));

  at(name: string): string {
    return join(this.path, name);
  }

  /** An empty one in it. */
  make(name: string): string {
    const path = this.at(name);
    mkdirSync(path);
    return path;
  }

  write(name: string, content: unknown): string {
    const path = this.at(name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}

/** A record as JSON gives it back. */
export interface TestRecord {
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly [field: string]: unknown;
}

/** A random match whose fate follows from the key; with another key, people choose otherwise too. */
export async function fairMatch({ load, rules }: KnownGame, key: FateKey): Promise<Match> {
  const { min } = rules.options.players;
  const random = new SeededRandom(Number.parseInt(key.slice(-8), 16));
  const names = Array.from({ length: min }, (_, seat) => `P${seat + 1}`);
  const match = new Match(await load(), { players: min }, names);
  for (let due = match.due(); due.type !== 'over'; due = match.due()) {
    if (due.type === 'chance') match.letFateAnswer(new KeyedRandom(key, match.log.length));
    else match.play({ seat: due.seat, action: match.legal().at(random.below(match.legal().count)) });
  }
  return match;
}

/** The record of such a match, with its key. */
export const fairRecord = async (known: KnownGame, key: FateKey): Promise<TestRecord> =>
  JSON.parse(JSON.stringify(writeRecord(await fairMatch(known, key), revealedFate(key, known.rules.fateBy))));

/** The record without its end. */
export function cut(whole: TestRecord, entries: number): TestRecord {
  const { result: _, ...record } = whole;
  return { ...record, log: whole.log.slice(0, entries) };
}
