/** A match: the one door through which actions and fate enter. It holds the truth and hands out views. */
import type { Choices } from './choices.js';
import {
  type Due,
  type Entry,
  type Game,
  type GameTypes,
  Hidden,
  isSeatEntry,
  type Moment,
  type Seat,
  SPECTATOR,
  type Viewer,
} from './game.js';
import { Grown } from './grown.js';
import { copyJson, equalJson, type Json, sharing } from './json.js';
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

const MATCH_CODES: Readonly<Record<MatchRefusal['code'], true>> = {
  'match-over': true,
  'no-such-seat': true,
  'not-your-turn': true,
  'fate-is-due': true,
  'seat-is-due': true,
};

/** Was it the match that refused, or its game? */
export const isMatchRefusal = (refusal: { readonly code: string }): refusal is MatchRefusal =>
  Object.hasOwn(MATCH_CODES, refusal.code);

/** Who may take back how many of their last actions, one after the other. */
export interface Undo {
  readonly seat: Seat;
  readonly actions: number;
}

/** An action of the seat that acted last, since fate or another seat came in between. */
interface RowAction<T extends GameTypes> {
  readonly before: Position<T>;
  /** Gave it away nothing that its player could not foresee? Worked out when somebody asks. */
  isLoose?: boolean;
}

/** A state, and what was cut of it for whoever looked. Neither is ever changed, so they can be kept and shared. */
class Position<T extends GameTypes> {
  readonly state: T['State'];
  readonly #game: Game<T>;
  readonly #views: [viewer: Viewer, view: T['State']][] = [];
  #due: Due<T> | undefined;

  constructor(game: Game<T>, state: T['State']) {
    this.#game = game;
    this.state = state;
  }

  /** Asked for many times, by everybody who wants to know how far the match is. */
  get due(): Due<T> {
    this.#due ??= this.#game.due(this.state);
    return this.#due;
  }

  see(viewer: Viewer): T['State'] {
    const eyes = eyesOf(this.#game, viewer);
    for (const [other, view] of this.#views) if (other === eyes) return view;
    const view = this.#game.show?.(this.state, eyes) ?? sharing(this.state, this.#game.see(this.state, eyes));
    this.#views.push([eyes, view]);
    return view;
  }
}

/** Whose eyes stand for these. */
const eyesOf = ({ isSeenAlike }: Game, viewer: Viewer): Viewer => (isSeenAlike ? SPECTATOR : viewer);

/** The log as these eyes may know it. */
interface SeenLog {
  readonly eyes: Viewer;
  readonly lines: Grown<Json>;
}

/** Some engines note with every error where it was thrown, which takes longer than all the rest. */
const TRACES = Error as unknown as { stackTraceLimit: number | undefined };

/** After so many entries a state is kept, so that any moment can be looked up without beginning at the start. */
const MILESTONE = 32;

export class Match<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  /** The players' names, in seat order. */
  readonly seats: readonly string[];
  #now: Position<T>;
  readonly #log: Grown<Entry<T>>;
  /** The same as a list, made when somebody asks. */
  #listed: readonly Entry<T>[] | undefined;
  /** For those who asked. */
  readonly #seenLogs: SeenLog[];
  /** The state after 0, 32, 64 … entries. States in a match are never changed, so they can be kept and shared. */
  readonly #milestones: Grown<T['State']>;
  /** Replaced, never changed. */
  #row: readonly RowAction<T>[];

  /** Options may leave out what has a default. Throws if they do not fit the game, or if there are more or fewer names. */
  constructor(game: Game<T>, options: Partial<T['Options']>, seats: readonly string[], from?: Match<T>) {
    if (from !== undefined) {
      this.game = from.game;
      this.options = from.options;
      this.seats = from.seats;
      this.#now = from.#now;
      this.#log = from.#log.copy();
      this.#milestones = from.#milestones.copy();
      this.#row = from.#row;
      this.#seenLogs = from.#seenLogs.map(({ eyes, lines }) => ({ eyes, lines: lines.copy() }));
      return;
    }
    const read = readOptions(game, options);
    if (!read.ok) throw new RangeError(`options that do not fit ${game.id}: ${JSON.stringify(read.error)}`);
    if (seats.length !== read.value.players) throw new RangeError('a name for each player, no more');
    this.game = game;
    this.options = read.value;
    this.seats = [...seats];
    this.#now = new Position(game, game.start(read.value));
    this.#log = new Grown();
    this.#milestones = new Grown([this.#now.state]);
    this.#row = [];
    this.#seenLogs = [];
  }

  /** The same match, to be changed without changing this one. Nothing is played again. */
  copy(): Match<T> {
    return new Match(this.game, this.options, this.seats, this);
  }

  get log(): readonly Entry<T>[] {
    this.#listed ??= this.#log.slice();
    return this.#listed;
  }

  /** How many entries there are. */
  get count(): number {
    return this.#log.length;
  }

  get lastEntry(): Entry<T> | undefined {
    return this.#log.at(-1);
  }

  due(): Due<T> {
    return this.#now.due;
  }

  /** The legal actions of the seat that is due. */
  legal(): Choices<T['Action']> {
    return this.game.legal(this.#now.state);
  }

  /** Why this entry may not come next; `undefined` if it may. Changes nothing. */
  check(entry: Entry<T>): AnyRefusal<T> | undefined {
    const due = this.due();
    if (due.type === 'over') return { code: 'match-over' };
    if (!isSeatEntry<T>(entry)) {
      if (due.type === 'seat') return { code: 'seat-is-due', seat: due.seat };
      if (due.chance !== entry.chance) return { code: 'fate-is-due', chance: due.chance };
      return this.game.checkChance(this.#now.state, entry);
    }
    if (!this.#isSeat(entry.seat)) return { code: 'no-such-seat', seat: entry.seat };
    if (due.type === 'chance') return { code: 'fate-is-due', chance: due.chance };
    if (due.seat !== entry.seat) return { code: 'not-your-turn', seat: entry.seat, due: due.seat };
    return this.game.checkAction(this.#now.state, entry.action);
  }

  /** Lets an entry in, or says why not. A refused entry changes nothing. What is let in is the match's own copy. */
  play(entry: Entry<T>): AnyRefusal<T> | undefined {
    const refusal = this.check(entry);
    if (refusal === undefined) this.#enter(copyJson(entry));
    return refusal;
  }

  /** Lets fate give the answer that is due. It comes in like any other entry. */
  letFateAnswer(random: Random): T['Chance'] {
    if (this.due().type !== 'chance') throw new Error('fate is not due');
    const chance = this.game.fate(this.#now.state, random);
    const refusal = this.play(chance);
    if (refusal !== undefined) throw new Error(`fate answered what cannot be: ${JSON.stringify(refusal)}`);
    return chance;
  }

  /** What this viewer knows: the state with holes. The caller's own copy. */
  see(viewer: Viewer): T['State'] {
    return this.game.copy(this.shown(viewer));
  }

  /** The same, cut once for all who ask: never to be changed. */
  shown(viewer: Viewer): T['State'] {
    this.#requireViewer(viewer);
    return this.#now.see(viewer);
  }

  /** The log as this viewer may know it, from this entry on. */
  seeLog(viewer: Viewer, from = 0): readonly Json[] {
    this.#requireViewer(viewer);
    const eyes = eyesOf(this.game, viewer);
    return (this.#seenLogs.find(seen => seen.eyes === eyes) ?? this.#replay(eyes)).lines.slice(from);
  }

  /** The whole truth after each number of entries from `from` to `to`. Never to be changed, nor shown to who may not know it. */
  truth(from = this.#log.length, to = from): readonly T['State'][] {
    if (from === this.#log.length) return [this.#now.state];
    const milestone = Math.floor(from / MILESTONE);
    let state = this.#milestones.at(milestone);
    const states = from % MILESTONE === 0 ? [state] : [];
    for (let index = milestone * MILESTONE; index < to; index++) {
      state = this.#moment(state, this.#log.at(index) as Entry<T>).after;
      if (index + 1 >= from) states.push(state);
    }
    return states;
  }

  /**
   * What the seat that acted last may take back: its actions since fate answered, another seat acted, or it was shown
   * something it could not foresee. Never past that, and nothing when the match is over: then everything was shown.
   */
  undoable(): Undo | undefined {
    const last = this.#log.at(-1);
    if (last === undefined || !isSeatEntry<T>(last) || this.due().type === 'over') return undefined;
    let firm = this.#row.length - 1;
    while (firm >= 0 && this.#isLoose(firm, last.seat)) firm--;
    // What cannot be taken back will never be.
    if (firm >= 0) this.#row = this.#row.slice(firm + 1);
    return this.#row.length === 0 ? undefined : { seat: last.seat, actions: this.#row.length };
  }

  /** Undoes the last action. Only to be called if it is undoable. */
  takeBack(): void {
    if (this.undoable() === undefined) throw new Error('nothing can be taken back');
    this.#now = (this.#row.at(-1) as RowAction<T>).before;
    this.#row = this.#row.slice(0, -1);
    this.#log.cut(this.#log.length - 1);
    this.#listed = undefined;
    for (const { lines } of this.#seenLogs) lines.cut(this.#log.length);
    this.#milestones.cut(Math.floor(this.#log.length / MILESTONE) + 1);
  }

  /** Could the player work out alone what an action led to? Then taking it back gives nothing away to them. */
  #isLoose(index: number, seat: Seat): boolean {
    const action = this.#row[index] as RowAction<T>;
    action.isLoose ??= this.#wasForeseen(index, seat);
    return action.isLoose;
  }

  #wasForeseen(index: number, seat: Seat): boolean {
    const entry = this.#log.at(this.#log.length - this.#row.length + index);
    if (entry === undefined || !isSeatEntry<T>(entry)) return false;
    const { before } = this.#row[index] as RowAction<T>;
    const after = this.#row[index + 1]?.before ?? this.#now;
    return this.game.foresees?.(before.state, after.state) ?? this.#tryOut(entry.action, seat, before, after);
  }

  #tryOut(action: T['Action'], seat: Seat, before: Position<T>, after: Position<T>): boolean {
    const foreseen = this.game.copy(before.see(seat));
    const { stackTraceLimit } = TRACES;
    try {
      // What is hidden is met often, and nobody asks where.
      TRACES.stackTraceLimit = 0;
      this.game.applyAction(foreseen, action);
    } catch (error) {
      if (error instanceof Hidden) return false;
      throw error;
    } finally {
      TRACES.stackTraceLimit = stackTraceLimit;
    }
    return equalJson(foreseen as Json, after.see(seat));
  }

  /** All or nothing: the new state takes the old one's place only when everything has gone well. */
  #enter(entry: Entry<T>): void {
    const moment = this.#moment(this.#now.state, entry);
    const news = this.#seenLogs.map(({ eyes }) => this.game.seeEntry(moment, eyes));
    for (const [index, line] of news.entries()) this.#seenLogs[index]?.lines.push(line);
    this.#row = this.#rowAfter(entry);
    this.#log.push(entry);
    this.#listed = undefined;
    this.#now = new Position(this.game, moment.after);
    if (this.#log.length % MILESTONE === 0) this.#milestones.push(moment.after);
  }

  #rowAfter(entry: Entry<T>): readonly RowAction<T>[] {
    if (!isSeatEntry<T>(entry)) return [];
    const last = this.#log.at(-1);
    const isSame = last !== undefined && isSeatEntry<T>(last) && last.seat === entry.seat;
    return [...(isSame ? this.#row : []), { before: this.#now }];
  }

  #moment(before: T['State'], entry: Entry<T>): Moment<T> {
    const after = this.game.copy(before);
    if (isSeatEntry<T>(entry)) this.game.applyAction(after, entry.action);
    else this.game.applyChance(after, entry);
    return { before, entry, after: sharing(before, after) };
  }

  #replay(eyes: Viewer): SeenLog {
    let state = this.game.start(this.options);
    const lines = this.log.map(entry => {
      const moment = this.#moment(state, entry);
      state = moment.after;
      return this.game.seeEntry(moment, eyes);
    });
    const seen = { eyes, lines: new Grown(lines) };
    this.#seenLogs.push(seen);
    return seen;
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.options.players;
  }

  #requireViewer(viewer: Viewer): void {
    if (viewer !== SPECTATOR && !this.#isSeat(viewer)) throw new RangeError(`there is no seat ${viewer}`);
  }
}
