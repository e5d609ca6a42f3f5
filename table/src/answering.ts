/** Answers wishes: each is read, decided on a copy of its table, and granted only when what follows from it is stored. */
import { failed, type Result } from '@belfry/engine';
import { Change, type Means } from './change.js';
import { decide, timeOut } from './decide.js';
import type { Elsewhere } from './elsewhere.js';
import type { PersonId, TableEvent, TableId } from './events.js';
import type { Makers } from './makers.js';
import { tableIdOf } from './making.js';
import { type Answer, grantedAt, type OpenTable, type OpenTables } from './open-tables.js';
import { mayGoOn, type Standing } from './person.js';
import type { Table } from './table.js';
import type { Clock } from './time.js';
import { type Refused, refusedByTable, type Wish, wishes } from './wish.js';

export interface AnsweringParts {
  readonly clock: Clock;
  readonly elsewhere: Elsewhere | undefined;
  readonly tables: OpenTables;
  readonly makers: Makers;
  readonly standing: (id: TableId, table: Table, person: PersonId) => Standing;
  readonly isBehind: (open: OpenTable, person: PersonId) => boolean;
  /** A table as those see it who are behind. */
  readonly behind: (id: TableId) => Promise<OpenTable | undefined>;
  /** Says whether nobody was faster. */
  readonly store: (open: OpenTable, change: Change, wish?: TableEvent['wish']) => Promise<boolean>;
  /** Follows what other hosts of the same store have done. */
  readonly catchUp: (open: OpenTable) => Promise<void>;
}

/** How often a wish is tried again when others were faster. */
const MOST_TRIES = 20;

export class Answering {
  readonly #parts: AnsweringParts;

  constructor(parts: AnsweringParts) {
    this.#parts = parts;
  }

  /** Nearly every wish is for a table that is open: where nobody need be waited for, nobody is. */
  wish(person: PersonId, id: TableId, json: unknown, elsewhere?: Elsewhere): Promise<Answer> {
    if (elsewhere === undefined) return this.#read(person, id, json);
    const open = this.#parts.tables.ready(id);
    return open === undefined
      ? this.#seatLater(elsewhere, person, id, json)
      : this.#seat(elsewhere, person, id, json, open);
  }

  async #seatLater(elsewhere: Elsewhere, person: PersonId, id: TableId, json: unknown): Promise<Answer> {
    return await this.#seat(elsewhere, person, id, json, await this.#parts.tables.get(id));
  }

  /** Which seat is theirs follows from who they are. */
  #seat(
    { seatedAct, seatedWish }: Elsewhere,
    person: PersonId,
    id: TableId,
    json: unknown,
    open: OpenTable | undefined,
  ): Promise<Answer> {
    const standing = open && this.#parts.standing(id, open.table, person);
    const seat = standing?.mayWatch ? standing.seats[0] : undefined;
    const action = seatedAct(json, seat);
    return action === undefined ? this.#read(person, id, seatedWish(json, seat)) : this.#answer(person, id, action);
  }

  async #read(person: PersonId, id: TableId, json: unknown): Promise<Answer> {
    const read = wishes.read(json);
    if (!read.ok) return { ok: false, error: { by: 'reader', ...read.error } };
    return await this.#answer(person, id, read.value);
  }

  async #answer(person: PersonId, id: TableId, wish: Wish): Promise<Answer> {
    const by = { by: person, id: wish.id };
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const open = this.#parts.tables.ready(id) ?? (await this.#parts.tables.get(id));
      if (open === undefined) return NO_SUCH_TABLE;
      const standing = this.#parts.standing(id, open.table, person);
      if (!standing.mayWatch) return NO_SUCH_TABLE;
      const earlier = open.answers.of(by);
      if (earlier !== undefined) return await this.#withNext(person, id, wish, earlier);
      const isLooker = this.#parts.isBehind(open, person);
      const early = isLooker ? await this.#refusedBehind(open.id, standing, wish) : undefined;
      if (early !== undefined) return failed(early);
      if (tries === 0 && wish.revision > open.table.revision) {
        // Its maker has seen more than is known here: at another host of the same store.
        await this.#parts.catchUp(open);
        continue;
      }
      const change = new Change(open.table.copy(), this.#parts.clock.now());
      if (isLate(open.table, change.now)) {
        await timeOut(change, this.#means(open, undefined));
        await this.#parts.store(open, change);
        continue;
      }
      const isNextWanted = wish.type === 'rematch' && mayGoOn(standing);
      const next = isNextWanted ? await this.#parts.makers.nextOf(open, person) : undefined;
      const decided = decide(change, standing, wish, this.#means(open, next));
      const refused = decided instanceof Promise ? await decided : decided;
      if (refused !== undefined) {
        // At another host of the same store it may have been granted already, or may be now.
        if (tries === 0 && (await this.#hasMoved(open))) continue;
        const answer = failed(isLooker ? takenMeanwhile(wish) : refused);
        open.answers.remember(by, answer);
        return answer;
      }
      // What is so already needs no event.
      if (change.events.length === 0) open.answers.remember(by, { ok: true, value: grantedAt(open.table) });
      else if (!(await this.#parts.store(open, change, by))) continue;
      const granted: Answer = { ok: true, value: grantedAt(open.table) };
      return wish.type === 'rematch' ? await this.#withNext(person, id, wish, granted) : granted;
    }
    throw new Error(`table ${id} changes faster than anybody can act`);
  }

  #means({ id, table, playable }: OpenTable, next: TableId | undefined): Means {
    const { elsewhere } = this.#parts;
    return { playable, table: id, elsewhere, next: () => next ?? tableIdOf('next', id, `${table.revision}`) };
  }

  /** The match that was wished for is there when its maker hears of it. */
  async #withNext(person: PersonId, id: TableId, wish: Wish, answer: Answer): Promise<Answer> {
    const open = answer.ok && wish.type === 'rematch' ? await this.#parts.tables.get(id) : undefined;
    if (open !== undefined) await this.#parts.makers.nextOf(open, person);
    return answer;
  }

  /** Who only looks on may sit down at the most. What they are told of anything else follows from what they see. */
  async #refusedBehind(id: TableId, standing: Standing, wish: Wish): Promise<Refused | undefined> {
    const open = await this.#parts.behind(id);
    if (open === undefined) return refusedByTable({ code: 'no-such-table' });
    const refused = await decide(
      new Change(open.table.copy(), this.#parts.clock.now()),
      standing,
      wish,
      this.#means(open, undefined),
    );
    return refused ?? (wish.type === 'sit' ? undefined : refusedByTable({ code: 'only-the-host' }));
  }

  async #hasMoved(open: OpenTable): Promise<boolean> {
    const before = open.table;
    await this.#parts.catchUp(open);
    return open.table !== before;
  }
}

/** Is somebody waited for in vain? */
const isLate = ({ alarm }: Table, now: number): boolean => alarm !== undefined && now >= alarm;

/** What somebody did to a seat that is free for those who are behind. */
const takenMeanwhile = (wish: Wish): Refused =>
  refusedByTable({ code: 'seat-taken', seat: wish.type === 'sit' ? wish.seat : 0 });

const NO_SUCH_TABLE: Result<never, Refused> = failed(refusedByTable({ code: 'no-such-table' }));
