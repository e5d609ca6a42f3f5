/** People who play match after match together: at new tables, and at those that follow. */
import { at, type Game, type Json, type Random, readRecord } from '@belfry/engine';
import { newWishId } from '@belfry/server/testing';
import { isBegun, REACTIONS, type TableId, type TableView } from '@belfry/table';
import { digestOfLog, type Journal } from './journal.js';
import { isOver, type Player, pause, type Tally } from './player.js';

export interface CompanyParts {
  readonly game: Game;
  readonly players: readonly Player[];
  readonly watchers: readonly Player[];
  /** Names of policies. */
  readonly bots: readonly string[];
  readonly random: Random;
  readonly journal: Journal;
  readonly tally: Tally;
  /** Milliseconds that somebody thinks at most. */
  readonly longestThought: number;
  /** Are they asked to stop? */
  readonly isEnding: () => boolean;
}

/** In a hundred turns. */
const [SAYING, SETTLING_TALK, RESTING, TAKING_BACK] = [10, 2, 3, 30];
/** In a hundred tables. */
const [COUNTING_DAYS, SWAPPING, CHANGING_MINDS, GOING_ON] = [30, 30, 30, 50];

export class Company {
  readonly #parts: CompanyParts;
  #said = 0;
  /** What they are at, for who wonders why nothing goes on. */
  doing = 'nothing yet';

  constructor(parts: CompanyParts) {
    this.#parts = parts;
  }

  /** Until they are asked to stop. */
  async meet(): Promise<void> {
    const { players, watchers, isEnding } = this.#parts;
    const all = [...players, ...watchers];
    for (const player of all) await player.ask('POST', '/api/guest', { name: player.name });
    let table = await this.#gather();
    while (!isEnding()) {
      const here = table;
      const stops = all.map(player => player.watch(here));
      const next = await this.#playAt(here);
      for (const stop of stops) stop();
      if (!isEnding()) table = next ?? (await this.#gather());
    }
    for (const player of all) player.close();
  }

  /** They look whether they are asked to stop. */
  nudge(): void {
    for (const player of this.#parts.players) player.nudge();
  }

  /** A new table at which all of them are. */
  async #gather(): Promise<TableId> {
    const { game, players, watchers, bots, journal, tally } = this.#parts;
    this.doing = 'gathering';
    const [host, ...guests] = players;
    if (host === undefined) throw new Error('a company of nobody');
    const setup = {
      game: game.id,
      options: { players: players.length + bots.length },
      seats: [
        { name: host.name, player: { type: 'human' } },
        ...guests.map(() => null),
        ...bots.map((policy, index) => ({ name: `bot ${index}`, player: { type: 'bot', policy } })),
      ],
      clock: this.#isSo(COUNTING_DAYS) ? { type: 'days', days: 2 } : { type: 'none' },
    };
    const { table } = await host.ask<{ table: TableId }>('POST', '/api/tables', { wish: newWishId(), setup });
    journal.note({ is: 'made', table });
    const link = await linkTo(host, table);
    for (const guest of guests) {
      const { seat } = await guest.ask<{ seat: number | null }>('POST', '/api/join', { link, name: guest.name });
      // Who they are must not get lost together with an answer.
      if (seat === null) tally.faults.push(`${guest.name} is somebody else now, and has no seat at table ${table}`);
    }
    for (const watcher of watchers) await watcher.ask('POST', '/api/join', { link, watch: true });
    return table;
  }

  /** The next match of the same people; those who look on are asked to it anew. */
  async #goOn(host: Player, table: TableId): Promise<TableId | undefined> {
    const { players, watchers, isEnding } = this.#parts;
    this.doing = `voting at ${table}`;
    if (this.#isSo(CHANGING_MINDS)) {
      await host.wish(table, { type: 'rematch' });
      await host.wish(table, { type: 'unwant' });
    }
    await Promise.all(players.map(player => player.wish(table, { type: 'rematch' })));
    await host.until(() => isEnding() || host.view(table)?.next !== undefined);
    const next = host.view(table)?.next;
    if (next === undefined || watchers.length === 0) return next;
    const link = await linkTo(host, next);
    for (const watcher of watchers) await watcher.ask('POST', '/api/join', { link, watch: true });
    return next;
  }

  /** A whole match, if they may. Gives the next table if they go on there. */
  async #playAt(table: TableId): Promise<TableId | undefined> {
    const { players, watchers, isEnding } = this.#parts;
    const all = [...players, ...watchers];
    const host = at(players, 0);
    this.doing = `beginning at ${table}`;
    await Promise.all(all.map(player => player.until(() => player.view(table) !== undefined)));
    await this.#begin(host, table);
    this.doing = `playing at ${table}`;
    await Promise.all(players.map(player => this.#playAs(player, table)));
    if (isEnding()) return undefined;
    this.doing = `looking back at ${table}`;
    await Promise.all(watchers.map(watcher => watcher.until(() => isOver(watcher.view(table)))));
    for (const player of all) await this.#checkRecord(player, table);
    return this.#isSo(GOING_ON) ? await this.#goOn(host, table) : undefined;
  }

  async #begin(host: Player, table: TableId): Promise<void> {
    const { players, watchers, random } = this.#parts;
    for (;;) {
      const view = host.view(table);
      if (view !== undefined && (isBegun(view) || view.binding !== undefined)) break;
      if (this.#isSo(SWAPPING)) {
        const seat = random.below(view?.seats.length ?? 1);
        await host.wish(table, { type: 'swap', seat, with: (seat + 1) % (view?.seats.length ?? 1) });
      }
      await host.wish(table, { type: 'begin', seating: random.below(2) === 0 ? 'chosen' : 'lot' });
    }
    const isThere = (player: Player): boolean => {
      const view = player.view(table);
      return view !== undefined && isBegun(view);
    };
    await Promise.all([...players, ...watchers].map(player => player.until(() => isThere(player))));
  }

  /** One player's part of a match. */
  async #playAs(player: Player, table: TableId): Promise<void> {
    const { random, isEnding, tally, longestThought } = this.#parts;
    while (!isEnding()) {
      const view = player.view(table);
      if (isOver(view)) return;
      const wanted = view !== undefined && isBegun(view) ? this.#choose(view, player) : undefined;
      if (wanted === undefined) await player.changed();
      else {
        await pause(random.below(longestThought));
        if (player.view(table) !== view) continue;
        const answer = await player.wish(table, wanted);
        if ('granted' in answer) tally.actions += 1;
      }
    }
  }

  #choose(view: TableView, player: Player) {
    const { players, random } = this.#parts;
    const isTheirs = view.due.type === 'seat' && view.due.seat === view.viewer;
    if (view.undo?.seat === view.viewer && this.#isSo(TAKING_BACK)) return { type: 'take-back' } as const;
    if (!isTheirs) return undefined;
    if (this.#isSo(SAYING)) return this.#saying();
    if (player === players[0] && this.#isSo(SETTLING_TALK))
      return { type: 'talk', talk: view.talk === 'free' ? 'reactions' : 'free' } as const;
    if (view.clock.type === 'days' && this.#isSo(RESTING)) return { type: 'vacation', days: random.below(3) } as const;
    return { type: 'act', action: this.#anyAction(view.state) } as const;
  }

  #saying() {
    const { random } = this.#parts;
    if (random.below(2) === 0) return { type: 'say', text: `line ${this.#said++}` } as const;
    return { type: 'say', reaction: at(REACTIONS, random.below(REACTIONS.length)) } as const;
  }

  #isSo(percent: number): boolean {
    return this.#parts.random.below(100) < percent;
  }

  #anyAction(state: Json): Json {
    const { game, random } = this.#parts;
    const legal = game.legal(state);
    return game.actions.write(legal.at(random.below(legal.count)));
  }

  /** Was everything as it was promised to this device? */
  async #checkRecord(player: Player, table: TableId): Promise<void> {
    const { game, journal, tally, players } = this.#parts;
    const record = await player.ask<Json>('GET', `/api/tables/${table}/record`);
    const checked = player.visitor.fate.check(table, record, game);
    const isFair = checked.code === 'fair' && (checked.isOwnNumberIn || !players.includes(player));
    if (!isFair) tally.faults.push(`table ${table} was not fair to ${player.name}: ${JSON.stringify(checked)}`);
    const read = readRecord(record, [game]);
    if (!read.ok) tally.faults.push(`the record of table ${table} cannot be read: ${JSON.stringify(read.error)}`);
    journal.note({ is: 'record', table, log: digestOfLog((record as { readonly log: readonly Json[] }).log) });
    tally.recordsChecked += 1;
  }
}

/** The secret of a new link. */
async function linkTo(host: Player, table: TableId): Promise<string> {
  const { link } = await host.ask<{ link: string }>('POST', `/api/tables/${table}/links`, { kind: 'table' });
  return link.slice(link.indexOf('#') + 1);
}
