/**
 * Lets bots take their turns. They think elsewhere: a thought gets a view, a time and a way to be stopped. One thought per
 * turn, however many watch; if it fails or takes too long, something simple is played and somebody is told.
 */
import { type Game, type Json, KeyedRandom, newFateKey, randomPolicy, type Seat } from '@belfry/engine';
import type { TableId } from './events.js';
import type { OpenTable } from './open-tables.js';
import { Slots } from './queues.js';
import { type Clock, within } from './time.js';

/** What a bot is asked, and all it gets to know. */
export interface Question {
  readonly table: TableId;
  readonly game: string;
  readonly policy: string;
  readonly seat: Seat;
  /** What the seat sees: `Game.see`. */
  readonly view: Json;
}

export interface BotParts {
  /** Gives an action as records write it. */
  readonly think: (question: Question, budget: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds for one thought. */
  readonly budget: number;
  /** How many tables' bots are at it at a time. Others wait, and their time has not begun. */
  readonly mostThoughts: number;
  /** Resolves when a bot may act at a table that is so far: as fast as people wish to watch. */
  readonly pace: (id: TableId, revision: number) => Promise<void>;
  readonly clock: Clock;
  /** Lets one host at a time play for the bots of a table, where several hosts share a store. */
  readonly alone?: (id: TableId, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
  readonly failed: (id: TableId, error: unknown) => void;
}

/** What bots need of the tables. */
export interface BotTables {
  isWanted(id: TableId): boolean;
  find(id: TableId): Promise<OpenTable | undefined>;
  /** The same, with what other hosts have stored meanwhile. */
  findLatest(id: TableId): Promise<OpenTable | undefined>;
  /** Acts for a bot, if the table is still where it was when the bot began to think. `simple` is played if `action` is refused. */
  act(id: TableId, turn: Turn, action: unknown, simple: () => Json): Promise<void>;
  /** The bots of this table cannot go on, or can again. */
  stuck(id: TableId): void;
}

export interface Turn {
  readonly seat: Seat;
  readonly position: number;
}

interface Run {
  /** Was it asked for again since it began? */
  isWantedAgain: boolean;
  position: number | undefined;
  stop: AbortController | undefined;
}

export class Bots {
  readonly #parts: BotParts;
  readonly #tables: BotTables;
  readonly #runs = new Map<TableId, Run>();
  /** Where bots could not go on, and what keeps them from trying again by themselves. */
  readonly #stuck = new Map<TableId, () => void>();
  readonly #thoughts: Slots;

  constructor(parts: BotParts, tables: BotTables) {
    this.#parts = parts;
    this.#tables = tables;
    this.#thoughts = new Slots(parts.mostThoughts);
  }

  isStuck(id: TableId): boolean {
    return this.#stuck.has(id);
  }

  isPlaying(id: TableId): boolean {
    return this.#runs.has(id);
  }

  /** Lets the bots of a table play until a person is due. One run at a time; who comes too late gets another. */
  wake(id: TableId, patience?: number): void {
    if (this.#stuck.has(id) || !this.#tables.isWanted(id)) return;
    const running = this.#runs.get(id);
    if (running !== undefined) {
      running.isWantedAgain = true;
      return;
    }
    const run: Run = { isWantedAgain: false, position: undefined, stop: undefined };
    this.#runs.set(id, run);
    void this.#run(id, run, patience);
  }

  /** Bots that could not go on try again. */
  unstick(id: TableId): void {
    this.#free(id);
    this.wake(id);
  }

  /** Nobody looks any more: what is being thought is of no use. */
  restIfUnwanted(id: TableId): void {
    if (!this.#tables.isWanted(id)) this.#runs.get(id)?.stop?.abort();
  }

  close(): void {
    for (const cancel of this.#stuck.values()) cancel();
    this.#stuck.clear();
    for (const { stop } of this.#runs.values()) stop?.abort();
  }

  #free(id: TableId): void {
    this.#stuck.get(id)?.();
    this.#stuck.delete(id);
  }

  /** The table has changed: what is thought about another position is of no use. */
  changed({ id, table }: OpenTable): void {
    this.#free(id);
    const run = this.#runs.get(id);
    if (run !== undefined && run.position !== table.mark()?.position) run.stop?.abort();
    if (table.isBotDue) this.wake(id);
  }

  async #run(id: TableId, run: Run, patience = TRY_AGAIN): Promise<void> {
    try {
      while (this.#tables.isWanted(id)) if (!(await this.#thoughts.run(() => this.#play(id, run)))) break;
    } catch (error) {
      this.#parts.failed(id, error);
      await this.#getStuck(id, run, patience);
    }
    this.#runs.delete(id);
    if (run.isWantedAgain) this.wake(id);
  }

  async #getStuck(id: TableId, run: Run, patience: number): Promise<void> {
    const open = await this.#tables.find(id).catch(() => undefined);
    if (open !== undefined && open.table.mark()?.position !== run.position) {
      // It was done all the same, and only the answer got lost.
      run.isWantedAgain = true;
      return;
    }
    const { clock } = this.#parts;
    const next = Math.min(2 * patience, TRY_AT_LAST);
    const cancel = clock.at(clock.now() + patience, () => {
      this.#stuck.delete(id);
      this.#tables.stuck(id);
      this.wake(id, next);
    });
    this.#stuck.set(id, cancel);
    this.#tables.stuck(id);
  }

  /** Plays one turn of a bot, if it is one's. Says whether it was. */
  async #play(id: TableId, run: Run): Promise<boolean> {
    const open = await this.#tables.find(id);
    if (open?.table.botDue() === undefined) return false;
    const position = open.table.mark()?.position ?? 0;
    const stop = new AbortController();
    Object.assign(run, { position, stop });
    await this.#takeTurn(id, position, stop);
    return true;
  }

  async #takeTurn(id: TableId, position: number, stop: AbortController): Promise<void> {
    const { alone } = this.#parts;
    if (alone === undefined) return await this.#decide(await this.#tables.find(id), position, stop);
    try {
      // While others were at it, they may have done it.
      await alone(id, stop.signal, async () => this.#decide(await this.#tables.findLatest(id), position, stop));
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    }
  }

  async #decide(open: OpenTable | undefined, position: number, stop: AbortController): Promise<void> {
    const bot = open?.table.botDue();
    if (open === undefined || bot === undefined || open.table.mark()?.position !== position) return;
    const simple = (): Json => simpleAction(open.playable.game, bot.view);
    const question: Question = { table: open.id, game: open.playable.game.id, ...bot };
    const decided = Promise.all([
      this.#thought(question, simple, stop),
      this.#parts.pace(open.id, open.table.revision),
    ]);
    const decision = await Promise.race([decided, aborted(stop.signal)]);
    if (decision !== undefined) await this.#tables.act(open.id, { seat: bot.seat, position }, decision[0], simple);
  }

  async #thought(question: Question, simple: () => Json, stop: AbortController): Promise<unknown> {
    const { think, budget, clock, failed } = this.#parts;
    const thinking = new AbortController();
    const end = (): void => thinking.abort();
    stop.signal.addEventListener('abort', end, { once: true });
    try {
      return await within(clock, budget, think(question, budget, thinking.signal), question.policy);
    } catch (error) {
      if (stop.signal.aborted) return undefined;
      failed(question.table, error);
      return simple();
    } finally {
      end();
      stop.signal.removeEventListener('abort', end);
    }
  }
}

/** Milliseconds until bots try again that could not go on: at first, and when that has failed for long. */
const TRY_AGAIN = 5000;
const TRY_AT_LAST = 3_600_000;

const aborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise(resolve => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

/** Any legal action: what a bot plays that has no better idea. */
const simpleAction = (game: Game, view: Json): Json =>
  game.actions.write(randomPolicy.choose(game, view, new KeyedRandom(newFateKey(), 0)));
