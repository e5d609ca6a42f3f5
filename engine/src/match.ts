/** A match: the one door through which actions and fate enter. It holds the truth and hands out views. */
import type { Choices } from './choices.js';
import {
  type Due,
  type Entry,
  type Game,
  type GameTypes,
  isSeatEntry,
  type Moment,
  type Seat,
  SPECTATOR,
  type Viewer,
} from './game.js';
import { copyJson, type Json } from './json.js';
import { readOptions } from './options.js';
import type { Random } from './random.js';

/** Why the match refuses an entry, before its game is asked. */
export type MatchRefusal =
  | { readonly code: 'match-over' }
  | { readonly code: 'no-such-seat'; readonly seat: Seat }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly due: Seat }
  | { readonly code: 'fate-is-due'; readonly chance: string }
  | { readonly code: 'seat-is-due'; readonly seat: Seat };

export type AnyRefusal<T extends GameTypes> = MatchRefusal | T['Refusal'];

export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  /** The players' names, in seat order. */
  readonly seats: readonly string[];
  #state: T['State'];
  readonly #log: Entry<T>[] = [];
  /** The log as each viewer may know it, for those who asked. */
  readonly #seenLogs = new Map<Viewer, Json[]>();

  /** Options may leave out what has a default. Throws if they do not fit the game, or if there are more or fewer names. */
  constructor(game: Game<T>, options: Partial<T['Options']>, seats: readonly string[]) {
    const read = readOptions(game, options);
    if (!read.ok) throw new RangeError(`options that do not fit ${game.id}: ${JSON.stringify(read.error)}`);
    if (seats.length !== read.value.players) throw new RangeError('a name for each player, no more');
    this.game = game;
    this.options = read.value;
    this.seats = [...seats];
    this.#state = game.start(read.value);
  }

  get log(): readonly Entry<T>[] {
    return this.#log;
  }

  due(): Due<T> {
    return this.game.due(this.#state);
  }

  /** The legal actions of the seat that is due. */
  legal(): Choices<T['Action']> {
    return this.game.legal(this.#state);
  }

  /** Why this entry may not come next; `undefined` if it may. Changes nothing. */
  check(entry: Entry<T>): AnyRefusal<T> | undefined {
    const due = this.due();
    if (due.type === 'over') return { code: 'match-over' };
    if (!isSeatEntry<T>(entry)) {
      if (due.type === 'seat') return { code: 'seat-is-due', seat: due.seat };
      if (due.chance !== entry.chance) return { code: 'fate-is-due', chance: due.chance };
      return this.game.checkChance(this.#state, entry);
    }
    if (!this.#isSeat(entry.seat)) return { code: 'no-such-seat', seat: entry.seat };
    if (due.type === 'chance') return { code: 'fate-is-due', chance: due.chance };
    if (due.seat !== entry.seat) return { code: 'not-your-turn', seat: entry.seat, due: due.seat };
    return this.game.checkAction(this.#state, entry.action);
  }

  /** Lets an entry in, or says why not. A refused entry changes nothing. What is let in is the match's own copy. */
  play(entry: Entry<T>): AnyRefusal<T> | undefined {
    const refusal = this.check(entry);
    if (refusal === undefined) this.#enter(copyJson(entry));
    return refusal;
  }

  /** Lets fate give the answer that is due. */
  letFateAnswer(random: Random): T['Chance'] {
    const due = this.due();
    if (due.type !== 'chance') throw new Error('fate is not due');
    const chance = this.game.fate(this.#state, random);
    this.#enter(copyJson(chance));
    return chance;
  }

  /** What this viewer knows: the state with holes. The caller's own copy. */
  see(viewer: Viewer): T['State'] {
    this.#requireViewer(viewer);
    return this.game.see(this.#state, viewer);
  }

  /** The log as this viewer may know it. */
  seeLog(viewer: Viewer): readonly Json[] {
    this.#requireViewer(viewer);
    const seen = this.#seenLogs.get(viewer) ?? this.#replay(viewer);
    this.#seenLogs.set(viewer, seen);
    return [...seen];
  }

  /** All or nothing: the new state takes the old one's place only when everything has gone well. */
  #enter(entry: Entry<T>): void {
    const moment = this.#moment(this.#state, entry);
    const news = [...this.#seenLogs].map(([viewer, seen]) => [seen, this.game.seeEntry(moment, viewer)] as const);
    for (const [seen, line] of news) seen.push(line);
    this.#log.push(entry);
    this.#state = moment.after;
  }

  #moment(before: T['State'], entry: Entry<T>): Moment<T> {
    const after = this.game.copy(before);
    if (isSeatEntry<T>(entry)) this.game.applyAction(after, entry.action);
    else this.game.applyChance(after, entry);
    return { before, entry, after };
  }

  #replay(viewer: Viewer): Json[] {
    let state = this.game.start(this.options);
    return this.#log.map(entry => {
      const moment = this.#moment(state, entry);
      state = moment.after;
      return this.game.seeEntry(moment, viewer);
    });
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.options.players;
  }

  #requireViewer(viewer: Viewer): void {
    if (viewer !== SPECTATOR && !this.#isSeat(viewer)) throw new RangeError(`there is no seat ${viewer}`);
  }
}
