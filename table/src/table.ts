/** One table: a match, who sits at it, and fate. Everything enters through the match; what leaves is cut for its viewer. */
import {
  commitmentOf,
  committedFate,
  type Due,
  equalJson,
  type FateKey,
  type Game,
  isSeatEntry,
  type Json,
  KeyedRandom,
  type Malformed,
  Match,
  type MatchRefusal,
  playJson,
  revealedFate,
  type Seat,
  type Viewer,
  writeEntry,
  writeRecord,
} from '@belfry/engine';
import type { SeatSetup, TableSetup } from './setup.js';

/** Why an action did not come into the match. A code of the engine, of the game, or of the table itself. */
export type Refused = Malformed | MatchRefusal | { readonly code: string } | TableRefusal;

export type TableRefusal =
  /** The table went on since the one who asks last looked. */
  | { readonly code: 'out-of-date'; readonly revision: number }
  | { readonly code: 'not-a-person'; readonly seat: Seat }
  | { readonly code: 'nothing-to-take-back' }
  | { readonly code: 'no-such-table' }
  | { readonly code: 'not-over-yet' };

/** Whose eyes: a seat's, a spectator's, or open, which sees everything and is for matches that are over. */
export type Eye = Viewer | 'open';

/** What one viewer gets of a table: all its screen may know. */
export interface TableView {
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly SeatSetup[];
  readonly viewer: Eye;
  /** How many entries the match has. */
  readonly count: number;
  /** The state with holes: `Game.see`. */
  readonly state: Json;
  /** What happened, as the viewer may know it: `Game.seeEntry` of each entry. */
  readonly log: readonly Json[];
  readonly due: Due;
  /** Who may take back how many of their last actions, one after the other; nobody if the last entry stays. */
  readonly undo: Undo | undefined;
  /** Binds fate from the start; the key is shown when the match is over. A match from a file has another fate. */
  readonly fate?: { readonly commitment: string; readonly key?: string };
}

export interface Undo {
  readonly seat: Seat;
  readonly actions: number;
}

/** Every moment of a match as one viewer may know it: `states[n]` is the state after `n` entries. */
export interface Frames {
  readonly states: readonly Json[];
  readonly log: readonly Json[];
}

export class Table {
  readonly setup: TableSetup;
  readonly #game: Game;
  readonly #key: FateKey;
  #match: Match;
  /** For each entry: may it be taken back, as long as nobody else acts? */
  #loose: boolean[] = [];

  /** Goes on where a log ends; with an empty one, begins. Throws if the log does not follow the rules. */
  constructor(game: Game, setup: TableSetup, key: FateKey, log: readonly Json[] = []) {
    this.setup = setup;
    this.#game = game;
    this.#key = key;
    this.#match = this.#begin();
    for (const [index, json] of log.entries()) {
      const refused = this.#enter(json);
      if (refused !== undefined) throw new Error(`entry ${index} of the log: ${JSON.stringify(refused)}`);
    }
    this.#letFateAnswer();
  }

  /** The same table, to be changed without changing this one. */
  copy(): Table {
    return new Table(this.#game, this.setup, this.#key, this.entries());
  }

  get count(): number {
    return this.#match.log.length;
  }

  get due(): Due {
    return this.#match.due();
  }

  /** What happened so far, as records write it. */
  entries(): readonly Json[] {
    return this.#match.log.map(entry => writeEntry(this.#game, entry));
  }

  /** The bot that must act now, if it is one, with all it may know. */
  botDue(): { readonly seat: Seat; readonly policy: string; readonly seen: unknown } | undefined {
    const due = this.due;
    if (due.type !== 'seat') return undefined;
    const player = this.setup.seats[due.seat]?.player;
    return player?.type === 'bot'
      ? { seat: due.seat, policy: player.policy, seen: this.#match.see(due.seat) }
      : undefined;
  }

  /** Lets a seat act, and fate answer what follows. A refused action changes nothing. */
  act(seat: Seat, action: unknown): Refused | undefined {
    const refused = this.#enter({ seat, action } as Json);
    if (refused === undefined) this.#letFateAnswer();
    return refused;
  }

  /** Takes back the last action of this seat. */
  undo(seat: Seat): Refused | undefined {
    if (this.undoable()?.seat !== seat) return { code: 'nothing-to-take-back' };
    const kept = this.entries().slice(0, -1);
    this.#match = this.#begin();
    this.#loose = [];
    for (const json of kept) this.#enter(json);
    return undefined;
  }

  /**
   * What the seat that acted last may take back: its actions since fate answered, another seat acted, or it was shown
   * something it could not foresee. Never past that, and nothing when the match is over: then everything was shown.
   */
  undoable(): Undo | undefined {
    if (this.due.type === 'over') return undefined;
    const { log } = this.#match;
    const last = log.at(-1);
    if (last === undefined || !isSeatEntry(last)) return undefined;
    const { seat } = last;
    let actions = 0;
    while (this.#isLooseOf(seat, log.length - 1 - actions)) actions += 1;
    return actions === 0 ? undefined : { seat, actions };
  }

  #isLooseOf(seat: Seat, index: number): boolean {
    const entry = this.#match.log[index];
    return entry !== undefined && isSeatEntry(entry) && entry.seat === seat && this.#loose[index] === true;
  }

  view(eye: Eye): TableView {
    return {
      game: this.#game.id,
      options: this.#match.options,
      seats: this.setup.seats,
      viewer: eye,
      count: this.count,
      state: eye === 'open' ? (this.#states().at(-1) as Json) : (this.#match.see(eye) as Json),
      log: this.#seeLog(eye),
      due: this.due,
      undo: this.undoable(),
      fate: {
        commitment: commitmentOf(this.#key),
        ...(this.due.type === 'over' && { key: this.#key }),
      },
    };
  }

  /** May someone look with these eyes? What is hidden opens only at the end. */
  maySee(eye: Eye): boolean {
    if (eye === 'open') return this.due.type === 'over';
    return eye === 'spectator' || (Number.isInteger(eye) && eye >= 0 && eye < this.setup.seats.length);
  }

  frames(eye: Eye): Frames {
    return { states: this.#states().map(state => this.#see(state, eye)), log: this.#seeLog(eye) };
  }

  /** The match as a record: with the key if it is over, so that everybody can check fate. */
  record(): { readonly [field: string]: Json } {
    const over = this.due.type === 'over';
    return writeRecord(this.#match, over ? revealedFate(this.#key) : committedFate(this.#key));
  }

  #begin(): Match {
    return new Match(
      this.#game,
      this.setup.options,
      this.setup.seats.map(({ name }) => name),
    );
  }

  #enter(json: Json): Refused | undefined {
    const entry = json as { readonly seat?: Seat };
    const before = isPerson(entry.seat, this.setup) ? this.#match.see(entry.seat) : undefined;
    const refused = playJson(this.#match, json);
    if (refused === undefined) this.#loose.push(before !== undefined && this.#wasForeseen(before));
    return refused;
  }

  /** Could the player work out alone what the last action led to? Then taking it back gives nothing away to them. */
  #wasForeseen(before: unknown): boolean {
    const entry = this.#match.log.at(-1);
    if (entry === undefined || !isSeatEntry(entry)) return false;
    try {
      this.#game.applyAction(before, entry.action);
    } catch {
      // A view cannot tell what is hidden from it: something was shown.
      return false;
    }
    return equalJson(before as Json, this.#match.see(entry.seat));
  }

  #letFateAnswer(): void {
    while (this.due.type === 'chance') {
      this.#match.letFateAnswer(new KeyedRandom(this.#key, this.count));
      this.#loose.push(false);
    }
  }

  /** The whole truth after each entry. Stays inside: what leaves goes through `#see`. */
  #states(): readonly unknown[] {
    const states = [this.#game.start(this.#match.options)];
    for (const entry of this.#match.log) {
      const state = this.#game.copy(states.at(-1));
      if (isSeatEntry(entry)) this.#game.applyAction(state, entry.action);
      else this.#game.applyChance(state, entry);
      states.push(state);
    }
    return states;
  }

  #see(state: unknown, eye: Eye): Json {
    return (eye === 'open' ? state : this.#game.see(state, eye)) as Json;
  }

  /** The log in words is the same for open eyes and for a spectator; the hands lie open on the board. */
  #seeLog(eye: Eye): readonly Json[] {
    return this.#match.seeLog(eye === 'open' ? 'spectator' : eye);
  }
}

const isPerson = (seat: Seat | undefined, setup: TableSetup): seat is Seat =>
  seat !== undefined && setup.seats[seat]?.player.type === 'human';
