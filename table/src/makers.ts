/** Makes tables and stores them: each once, however often it is wished for. */
import { type RecordFault, type Result, readRecord } from '@belfry/engine';
import { Change } from './change.js';
import type { Elsewhere } from './elsewhere.js';
import type { PersonId, TableId, WishId } from './events.js';
import { fromRecord, fromSetup, nextOf, tableIdOf } from './making.js';
import { Answers, type OpenTable, type OpenTables } from './open-tables.js';
import type { Queues } from './queues.js';
import { type Playable, readSetup, type Seating, type SetupProblem, type TableSetup } from './setup.js';
import type { TableStore } from './store.js';
import type { Clock } from './time.js';
import { summaryOf } from './view.js';
import { isWishId } from './wish.js';

export interface MakersParts {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly elsewhere: Elsewhere | undefined;
  readonly find: (game: string) => Promise<Playable | undefined>;
  readonly tables: OpenTables;
  readonly queues: Queues;
  /** A table was stored. */
  readonly made: (open: OpenTable) => void;
  /** It was there already. */
  readonly attend: (open: OpenTable) => void;
}

/** The longest matches have a tenth of it. */
const MOST_ENTRIES = 5000;

export class Makers {
  readonly #parts: MakersParts;

  constructor(parts: MakersParts) {
    this.#parts = parts;
  }

  async make(
    person: PersonId,
    wish: WishId,
    json: unknown,
    seating: Seating | undefined,
    settle: (setup: TableSetup) => TableSetup = setup => setup,
  ): Promise<Result<TableId, SetupProblem>> {
    if (!isWishId(wish)) return { ok: false, error: NO_WISH };
    const playable = await this.#parts.find(gameOf(json));
    const read = readSetup(json, () => playable);
    if (!read.ok) return read;
    if (playable === undefined) throw new Error('a set-up of no game');
    const id = tableIdOf('made', person, wish);
    const change = await fromSetup(this.#maker(playable, person, id), settle(read.value), seating);
    if (change instanceof Change) {
      await this.#appendNew(id, change, playable);
      return { ok: true, value: id };
    }
    const taken = read.value.seats.filter(seat => seat !== null).length;
    return { ok: false, error: { code: 'seats-mismatch', seats: taken, players: playable.game.options.players.min } };
  }

  /** The table that this wish has made, if there is one. */
  async madeBy(person: PersonId, wish: WishId): Promise<TableId | undefined> {
    const id = tableIdOf('made', person, wish);
    return (await this.#parts.store.summary(id)) && id;
  }

  async importRecord(person: PersonId, wish: WishId, json: unknown): Promise<Result<TableId, RecordFault>> {
    if (!isWishId(wish)) return { ok: false, error: { where: 'record', problem: NO_WISH } };
    const playable = await this.#parts.find(gameOf(json));
    if (isEndless(json)) return { ok: false, error: { where: 'record', problem: TOO_LONG } };
    const read = readRecord(json, playable === undefined ? [] : [playable.game]);
    if (!read.ok) return read;
    if (playable === undefined) throw new Error('a record of no game');
    const id = tableIdOf('made', person, wish);
    await this.#appendNew(id, await fromRecord(this.#maker(playable, person, id), read.value, json), playable);
    return { ok: true, value: id };
  }

  /** The next match, if one was wished for. If whoever did so was cut off, it is made now; if it was removed, there is none. */
  async nextOf({ table, playable }: OpenTable, person: PersonId): Promise<TableId | undefined> {
    const { next } = table.room;
    if (next === undefined || (await this.#parts.tables.get(next)) !== undefined) return next;
    await this.#appendNew(next, await nextOf(this.#maker(playable, person, next), table), playable);
    return (await this.#parts.tables.get(next)) && next;
  }

  #maker(playable: Playable, by: PersonId, table: TableId) {
    return { playable, by, table, now: this.#parts.clock.now(), elsewhere: this.#parts.elsewhere };
  }

  /** If it is there already, it was made by the same wish. */
  async #appendNew(id: TableId, { table, events }: Change, playable: Playable): Promise<void> {
    await this.#parts.queues.run(id, async () => {
      if (!(await this.#parts.store.append(id, -1, events, summaryOf(id, table)))) {
        const there = await this.#parts.tables.get(id);
        if (there !== undefined) this.#parts.attend(there);
        return;
      }
      this.#parts.made(this.#parts.tables.put({ id, playable, table, answers: new Answers() }));
    });
  }
}

function gameOf(json: unknown): string {
  const { game } = Object(json) as { readonly game?: unknown };
  return typeof game === 'string' ? game : '';
}

const NO_WISH = { code: 'malformed', path: 'wish', problem: { code: 'wrong-type', expected: 'text' } } as const;

const TOO_LONG = { code: 'malformed', path: 'log', problem: { code: 'too-large' } } as const;

function isEndless(json: unknown): boolean {
  const { log } = Object(json) as { readonly log?: unknown };
  return Array.isArray(log) && log.length > MOST_ENTRIES;
}
