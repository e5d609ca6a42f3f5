/**
 * Keeps tables for a host: opens them from a store, lets one wish at a time at each, stores before it answers, and lets bots
 * take their turns. Knows no transport; clock, store and bots are handed in.
 */
import {
  type Game,
  type Json,
  KeyedRandom,
  newFateKey,
  type RecordFault,
  type Result,
  readRecord,
} from '@belfry/engine';
import type { HostedView, Seating, TableHost, TableId, TableSummary, Wish } from './host.js';
import {
  LONGEST_NAME,
  type Playable,
  readSetup,
  rotateSeats,
  type SetupProblem,
  seatByLot,
  type TableSetup,
} from './setup.js';
import type { SavedTable, TableStore } from './store.js';
import { type Eye, type Frames, type Refused, Table } from './table.js';

export interface KeeperParts {
  readonly store: TableStore;
  /** A game by its name, ready to be played; nothing if there is none. */
  readonly find: (game: string) => Promise<Playable | undefined>;
  /** Lets a bot think about what it sees. */
  readonly think: (game: Game, policy: string, seen: unknown) => Promise<unknown>;
  /** Resolves when a bot may act: as fast as people wish to watch. */
  readonly pace: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => TableId;
  /** Told after each change, also of tables nobody here watches: other windows may. */
  readonly changed?: (id: TableId) => void;
  /** Told when a bot failed; its table then waits. */
  readonly failed?: (id: TableId, error: unknown) => void;
}

interface OpenTable {
  readonly table: Table;
  readonly saved: SavedTable;
  readonly playable: Playable;
}

type Change = (table: Table) => Refused | undefined;

export class TableKeeper implements TableHost {
  readonly #parts: KeeperParts;
  readonly #open = new Map<TableId, Promise<OpenTable | undefined>>();
  readonly #queues = new Map<TableId, Promise<unknown>>();
  readonly #watchers = new Map<TableId, Set<() => void>>();
  /** Where bots play now; and have they been woken since they began? */
  readonly #thinking = new Map<TableId, boolean>();
  /** Where a bot could not decide. */
  readonly #stuck = new Set<TableId>();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  async create(json: unknown, seating: Seating): Promise<Result<TableId, SetupProblem>> {
    const playable = await this.#parts.find(gameOf(json));
    const read = readSetup(json, () => playable);
    if (!read.ok) return read;
    const setup = seating === 'lot' ? seatByLot(read.value, new KeyedRandom(newFateKey(), 0)) : read.value;
    return { ok: true, value: await this.#begin(setup) };
  }

  async list(): Promise<readonly TableSummary[]> {
    const saved = await this.#parts.store.list();
    return saved
      .filter(isReadable)
      .map(summaryOf)
      .toSorted((a, b) => b.changed - a.changed);
  }

  async summary(id: TableId): Promise<TableSummary | undefined> {
    const saved = await this.#parts.store.load(id);
    return saved !== undefined && isReadable(saved) ? summaryOf(saved) : undefined;
  }

  async view(id: TableId, eye: Eye): Promise<HostedView | undefined> {
    const open = await this.#table(id);
    if (open === undefined || !open.table.maySee(eye)) return undefined;
    const { fate, ...view } = open.table.view(eye);
    return {
      ...view,
      ...(open.saved.imported === undefined && fate !== undefined && { fate }),
      revision: open.saved.revision,
      isStuck: this.#stuck.has(id),
    };
  }

  async frames(id: TableId, eye: Eye): Promise<Frames | undefined> {
    const open = await this.#table(id);
    return open?.table.maySee(eye) ? open.table.frames(eye) : undefined;
  }

  act(id: TableId, { action, ...wish }: Wish & { readonly action: Json }): Promise<Refused | undefined> {
    return this.#change(id, wish, table => table.act(wish.seat, action));
  }

  undo(id: TableId, wish: Wish): Promise<Refused | undefined> {
    return this.#change(id, wish, table => table.undo(wish.seat));
  }

  rematch(id: TableId): Promise<Result<TableId, Refused>> {
    return this.#inTurn(id, async () => {
      const open = await this.#table(id);
      if (open === undefined) return refuse({ code: 'no-such-table' });
      if (open.table.due.type !== 'over') return refuse({ code: 'not-over-yet' });
      const existing = open.saved.next;
      if (existing !== undefined && (await this.#table(existing)) !== undefined) return { ok: true, value: existing };
      return await this.#beginNext(id, open);
    });
  }

  async #beginNext(id: TableId, open: OpenTable): Promise<Result<TableId, Refused>> {
    const next = await this.#begin(rotateSeats(open.table.setup));
    const saved = { ...open.saved, next, revision: open.saved.revision + 1 };
    if (await this.#parts.store.save(saved)) {
      this.#open.set(id, Promise.resolve({ ...open, saved }));
      this.#tell(id);
      return { ok: true, value: next };
    }
    // Another window was faster: its next match counts.
    await this.#parts.store.remove(next);
    this.#open.delete(next);
    this.forget(id);
    const theirs = (await this.#table(id))?.saved.next;
    return theirs === undefined ? refuse({ code: 'no-such-table' }) : { ok: true, value: theirs };
  }

  async exportRecord(id: TableId): Promise<Json | undefined> {
    const open = await this.#table(id);
    if (open === undefined) return undefined;
    const { fate: own, ...record } = open.table.record();
    const fate = open.saved.imported === undefined ? own : open.saved.imported.fate;
    return fate === undefined || fate === null ? record : { ...record, fate };
  }

  async importRecord(json: unknown): Promise<Result<TableId, RecordFault>> {
    const playable = await this.#parts.find(gameOf(json));
    const read = readRecord(json, playable === undefined ? [] : [playable.game]);
    if (!read.ok) return read;
    const { game, options, seats } = read.value;
    const human = { type: 'human' } as const;
    const setup: TableSetup = {
      game: game.id,
      options: { ...options },
      seats: seats.map(name => ({ name: name.trim().slice(0, LONGEST_NAME) || '?', player: human })),
    };
    const { log, fate = null } = json as { readonly log: readonly Json[]; readonly fate?: Json };
    const isOver = read.value.due().type === 'over';
    return { ok: true, value: await this.#begin(setup, { log, fate: isOver ? fate : null }) };
  }

  async remove(id: TableId): Promise<void> {
    await this.#inTurn(id, async () => {
      await this.#parts.store.remove(id);
      this.#open.delete(id);
    });
    this.#tell(id);
  }

  async watch(id: TableId, changed: () => void): Promise<() => void> {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(changed));
    this.#wakeBots(id);
    return () => {
      watchers.delete(changed);
      if (watchers.size === 0 && this.#watchers.get(id) === watchers) this.#watchers.delete(id);
    };
  }

  async wake(id: TableId): Promise<void> {
    this.#stuck.delete(id);
    this.#wakeBots(id);
    this.#tellWatchers(id);
  }

  /** Somebody else changed the table in the store: what is in memory no longer counts. */
  forget(id: TableId): void {
    this.#open.delete(id);
    this.#tellWatchers(id);
    this.#wakeBots(id);
  }

  async #begin(
    setup: TableSetup,
    imported?: { readonly log: readonly Json[]; readonly fate: Json | null },
  ): Promise<TableId> {
    const playable = await this.#parts.find(setup.game);
    if (playable === undefined) throw new Error(`no game ${setup.game}`);
    const key = newFateKey();
    const table = new Table(playable.game, setup, key, imported?.log);
    const id = this.#parts.newId();
    const now = this.#parts.now();
    const saved: SavedTable = {
      id,
      revision: 0,
      setup,
      key,
      ...progressOf(table, playable.game),
      started: now,
      changed: now,
      ...(imported !== undefined && { imported: { fate: imported.fate } }),
    };
    if (!(await this.#parts.store.save(saved))) throw new Error(`there is a table ${id} already`);
    this.#open.set(id, Promise.resolve({ table, saved, playable }));
    this.#parts.changed?.(id);
    return id;
  }

  #table(id: TableId): Promise<OpenTable | undefined> {
    const open = this.#open.get(id) ?? this.#load(id);
    this.#open.set(id, open);
    // What is not there is not kept: it may come, and there is no end of what is not there.
    const drop = (): void => void (this.#open.get(id) === open && this.#open.delete(id));
    open.then(found => found === undefined && drop(), drop);
    return open;
  }

  async #load(id: TableId): Promise<OpenTable | undefined> {
    const saved = await this.#parts.store.load(id);
    if (saved === undefined) return undefined;
    const playable = await this.#parts.find(saved.setup.game);
    if (playable === undefined) return undefined;
    return { table: new Table(playable.game, saved.setup, saved.key, saved.log), saved, playable };
  }

  async #change(id: TableId, { seat, revision }: Wish, change: Change): Promise<Refused | undefined> {
    const refused = await this.#inTurn(id, async () => {
      const open = await this.#table(id);
      if (open === undefined) return { code: 'no-such-table' };
      if (open.table.setup.seats[seat]?.player.type === 'bot') return { code: 'not-a-person', seat };
      if (open.saved.revision !== revision) return { code: 'out-of-date', revision: open.saved.revision };
      return await this.#tryOut(id, open, change);
    });
    if (refused === undefined) this.#wakeBots(id);
    return refused;
  }

  /** Changes a copy of the table and stores it; only then it takes the table's place. */
  async #tryOut(id: TableId, { table, saved, playable }: OpenTable, change: Change): Promise<Refused | undefined> {
    const changed = table.copy();
    const refused = change(changed);
    if (refused !== undefined) return refused;
    const next: SavedTable = {
      ...saved,
      ...progressOf(changed, playable.game),
      revision: saved.revision + 1,
      changed: this.#parts.now(),
    };
    if (!(await this.#parts.store.save(next))) {
      this.forget(id);
      return { code: 'out-of-date', revision: saved.revision };
    }
    this.#open.set(id, Promise.resolve({ table: changed, saved: next, playable }));
    this.#stuck.delete(id);
    this.#tell(id);
    return undefined;
  }

  /** Lets the bots of a watched table play until a person is due. One run at a time; who comes too late gets another. */
  #wakeBots(id: TableId): void {
    if (this.#stuck.has(id) || !this.#watchers.has(id)) return;
    const isRunning = this.#thinking.has(id);
    this.#thinking.set(id, isRunning);
    if (!isRunning) void this.#runBots(id);
  }

  async #runBots(id: TableId): Promise<void> {
    try {
      await this.#letBotsPlay(id);
    } catch (error) {
      this.#stuck.add(id);
      this.#parts.failed?.(id, error);
      this.#tellWatchers(id);
    }
    const isWantedAgain = this.#thinking.get(id) === true;
    this.#thinking.delete(id);
    if (isWantedAgain) this.#wakeBots(id);
  }

  async #letBotsPlay(id: TableId): Promise<void> {
    while (this.#watchers.has(id)) {
      const open = await this.#table(id);
      const bot = open?.table.botDue();
      if (open === undefined || bot === undefined) return;
      const { game } = open.playable;
      const thought = this.#parts.think(game, bot.policy, bot.seen);
      const [action] = await Promise.all([thought, this.#parts.pace()]);
      const refused = await this.#inTurn(id, async () => {
        const now = await this.#table(id);
        // What was thought about another position does not count.
        if (now?.saved.revision !== open.saved.revision) return undefined;
        return await this.#tryOut(id, now, table => table.act(bot.seat, game.actions.write(action as never)));
      });
      if (refused !== undefined && refused.code !== 'out-of-date')
        throw new Error(`${bot.policy} wished for what is not allowed: ${JSON.stringify(refused)}`);
    }
  }

  /** One after the other at each table. */
  #inTurn<R>(id: TableId, work: () => Promise<R>): Promise<R> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const after = before.then(work, work);
    const settled = after.catch(() => undefined);
    this.#queues.set(id, settled);
    void settled.then(() => this.#queues.get(id) === settled && this.#queues.delete(id));
    return after;
  }

  #tell(id: TableId): void {
    this.#tellWatchers(id);
    this.#parts.changed?.(id);
  }

  #tellWatchers(id: TableId): void {
    for (const watcher of this.#watchers.get(id) ?? []) watcher();
  }
}

const refuse = (error: Refused): Result<never, Refused> => ({ ok: false, error });

function gameOf(json: unknown): string {
  const { game } = Object(json) as { readonly game?: unknown };
  return typeof game === 'string' ? game : '';
}

/** What changes while a match goes on. */
function progressOf(table: Table, game: Game): Pick<SavedTable, 'log' | 'turn' | 'outcome'> {
  const { due } = table;
  return {
    log: table.entries(),
    turn: due.type === 'seat' ? due.seat : null,
    outcome: due.type === 'over' ? { scores: game.scores(due.result), winners: due.result.winners } : null,
  };
}

/** A record of a newer version, or a broken one, must not hide the others. */
const isReadable = (saved: SavedTable): boolean => Array.isArray(saved.log) && Array.isArray(saved.setup?.seats);

const summaryOf = ({ id, setup, log, turn, outcome, started, changed, next }: SavedTable): TableSummary => ({
  id,
  game: setup.game,
  options: setup.options,
  seats: setup.seats,
  count: log.length,
  turn: turn ?? undefined,
  outcome: outcome ?? undefined,
  started,
  changed,
  next,
});
