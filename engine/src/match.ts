/** A match: the one door through which actions and fate enter. It holds the truth and hands out views. */
import type { Choices } from './choices.js';
import {
  type Due,
  type Entry,
  type Game,
  type GameTypes,
  isSeatEntry,
  type Seat,
  SPECTATOR,
  type Viewer,
} from './game.js';
import type { Json } from './json.js';
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
  readonly #state: T['State'];
  readonly #log: Entry<T>[] = [];
  /** For each entry what each viewer may know of it: the seats in order, then the spectator. */
  readonly #seen: (readonly Json[])[] = [];

  constructor(game: Game<T>, options: T['Options'], seats: readonly string[]) {
    if (seats.length !== options.players) throw new RangeError('a name for each player, no more');
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.#state = game.start(options);
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
    if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= this.options.players)
      return { code: 'no-such-seat', seat: entry.seat };
    if (due.type === 'chance') return { code: 'fate-is-due', chance: due.chance };
    if (due.seat !== entry.seat) return { code: 'not-your-turn', seat: entry.seat, due: due.seat };
    return this.game.checkAction(this.#state, entry.action);
  }

  /** Lets an entry in, or says why not. A refused entry changes nothing. */
  play(entry: Entry<T>): AnyRefusal<T> | undefined {
    const refusal = this.check(entry);
    if (refusal === undefined) this.#enter(entry);
    return refusal;
  }

  /** Lets fate give the answer that is due. */
  letFateAnswer(random: Random): T['Chance'] {
    const due = this.due();
    if (due.type !== 'chance') throw new Error('fate is not due');
    const chance = this.game.fate(this.#state, random);
    this.#enter(chance);
    return chance;
  }

  /** What this viewer knows: the state with holes. The caller's own copy. */
  see(viewer: Viewer): T['State'] {
    return this.game.see(this.#state, viewer);
  }

  /** The log as this viewer may know it. */
  seeLog(viewer: Viewer): Json[] {
    const index = viewer === SPECTATOR ? this.options.players : viewer;
    return this.#seen.map(cuts => cuts[index] ?? null);
  }

  #enter(entry: Entry<T>): void {
    const before = this.game.copy(this.#state);
    if (isSeatEntry<T>(entry)) this.game.applyAction(this.#state, entry.action);
    else this.game.applyChance(this.#state, entry);
    const moment = { before, entry, after: this.#state };
    this.#seen.push(this.#viewers().map(viewer => this.game.seeEntry(moment, viewer)));
    this.#log.push(entry);
  }

  #viewers(): Viewer[] {
    return [...this.seats.keys(), SPECTATOR];
  }
}
